import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminCategoryOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useCategoriesEdit } from './use-categories-edit.ts';

export interface MergeDialogProps {
  category: AdminCategoryOnWire;
  all: readonly AdminCategoryOnWire[];
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks into which other category one goes for good, and why. */
export function MergeDialog({ category: { id: categoryId, names }, all, onClose, returnFocus }: MergeDialogProps) {
  const t = useTranslations('admin.categories.merge');
  const tAction = useTranslations('admin.action');
  const take = useCategoriesEdit();
  const field = useRef<HTMLSelectElement>(null);
  const [intoId, setIntoId] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <ReasonDialog
      open
      title={t('title', { name: names.en })}
      text={t('text')}
      confirm={t('do')}
      danger
      aboutNobody
      before={
        <Field label={t('into')} error={missing ? t('intoMissing') : undefined} required>
          <Select
            ref={field}
            value={intoId}
            onChange={(event) => {
              setIntoId(event.target.value);
              setMissing(false);
            }}
          >
            <option value="">{t('choose')}</option>
            {all
              .filter(({ id }) => id !== categoryId)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {other.names.en}
                </option>
              ))}
          </Select>
        </Field>
      }
      check={() => {
        if (intoId) return true;
        setMissing(true);
        field.current?.focus();
        return false;
      }}
      act={({ reason }) =>
        take(
          browserApi('POST /api/admin/categories/{categoryId}/merge', {
            params: { categoryId },
            body: { intoId: Number(intoId), reason },
          }),
        )
      }
      done={() => ({ title: tAction('merge_category'), description: names.en })}
      onClose={onClose}
      returnFocus={returnFocus}
    />
  );
}
