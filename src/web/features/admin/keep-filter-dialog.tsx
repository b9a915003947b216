import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminFilterOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { filtersQuery } from './queries.ts';

const { queryKey } = filtersQuery(browserApi);

export interface KeepFilterDialogProps {
  open: boolean;
  filter: Pick<AdminFilterOnWire, 'list' | 'q' | 'state'>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks for the name under which a filter is kept. */
export function KeepFilterDialog({ open, filter, onClose, returnFocus }: KeepFilterDialogProps) {
  const t = useTranslations('admin');
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const keep = useMutation({
    mutationFn: () => browserApi('POST /api/admin/filters', { body: { ...filter, name } }),
    onSuccess: (kept) => {
      const byName = (one: AdminFilterOnWire, other: AdminFilterOnWire) => one.name.localeCompare(other.name);
      queries.setQueryData(queryKey, (all = []) => [...all.filter(({ id }) => id !== kept.id), kept].toSorted(byName));
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) return keep.mutate();
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      returnFocus={returnFocus}
      title={t('filter.title')}
      description={t('filter.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form="keep-filter" busy={keep.isPending} busyLabel={t('busy')}>
            {t('filter.save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id="keep-filter" noValidate onSubmit={send} className="grid gap-5">
        <Field label={t('filter.name')} error={missing ? t('filter.nameMissing') : undefined} required>
          <TextInput
            ref={field}
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        </Field>
        {keep.isError && <FieldError>{sentenceOf(keep.error) ?? t('failed')}</FieldError>}
      </form>
    </Dialog>
  );
}
