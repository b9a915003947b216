import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { clientsKey } from './queries.ts';

export interface ClientNoteProps {
  /** One of the client's bookings. */
  bookingId: number;
  note: string | null;
  /** Told whether something is typed that is not kept yet. */
  onUnsaved: (unsaved: boolean) => void;
}

/** What the professional wants to know the next time; nobody else reads it. */
export function ClientNote({ bookingId, note, onUnsaved }: ClientNoteProps) {
  const t = useTranslations('clients.note');
  const { toast } = useToast();
  const queries = useQueryClient();
  const [kept, setKept] = useState(note ?? '');
  const [typed, setTyped] = useState(kept);
  const save = useMutation({
    mutationFn: (wanted: string) =>
      browserApi('PUT /api/clients/{bookingId}/note', { params: { bookingId }, body: { note: wanted } }),
    onSuccess: (answer) => {
      setKept(answer.note ?? '');
      setTyped(answer.note ?? '');
      onUnsaved(false);
      toast({ title: t('saved') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: clientsKey }),
  });
  const write = (text: string) => {
    setTyped(text);
    onUnsaved(text !== kept);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(typed);
  };
  const refused = save.error instanceof ApiError ? save.error.body.fields?.['note'] : undefined;
  const error = save.isError ? (refused ?? sentenceOf(save.error) ?? t('failed')) : undefined;
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t('label')} hint={t('hint')} error={error}>
        <TextArea value={typed} maxLength={2000} rows={3} onChange={(event) => write(event.target.value)} />
      </Field>
      {typed !== kept && (
        <Button type="submit" busy={save.isPending} busyLabel={t('saving')} className="justify-self-start">
          {t('save')}
        </Button>
      )}
    </form>
  );
}
