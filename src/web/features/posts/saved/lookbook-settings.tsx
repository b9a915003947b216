import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { lookbooksKey, type Lookbook } from '../queries.ts';

export interface LookbookSettingsProps {
  lookbook: Lookbook;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Its name, who sees it, and the end of it. */
export function LookbookSettings({ lookbook, open, onClose, onRemoved }: LookbookSettingsProps) {
  const t = useTranslations('posts.lookbooks');
  const queries = useQueryClient();
  const [name, setName] = useState(lookbook.name);
  const [isPublic, setPublic] = useState(lookbook.isPublic);
  const params = { lookbookId: lookbook.id };
  const refresh = () => queries.invalidateQueries({ queryKey: lookbooksKey });
  const change = useMutation({
    mutationFn: (body: CallInput<'PATCH /api/lookbooks/{lookbookId}'>['body']) =>
      browserApi('PATCH /api/lookbooks/{lookbookId}', { params, body }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: () => browserApi('DELETE /api/lookbooks/{lookbookId}', { params }),
    onSuccess: () => {
      onRemoved();
      void refresh();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim()) change.mutate({ name: name.trim(), isPublic });
  }
  const problem = change.error ?? remove.error;
  return (
    <Dialog open={open} onOpenChange={(stays) => !stays && onClose()} title={t('settings')} closeLabel={t('close')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t('name')} error={problem ? (sentenceOf(problem) ?? t('failed')) : undefined}>
          <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Switch
          label={t('public')}
          hint={t('publicHint')}
          checked={isPublic}
          onChange={(event) => setPublic(event.target.checked)}
        />
        <div className="flex flex-wrap justify-between gap-3 pt-2">
          <Button type="submit" busy={change.isPending}>
            {t('save')}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('remove')}
          </Button>
        </div>
        <p className="-mt-2 text-end type-small text-ink-3">{t('removeHint')}</p>
      </form>
    </Dialog>
  );
}
