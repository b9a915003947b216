import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { clientQuery } from './queries.ts';

export interface CorrectDialogProps {
  open: boolean;
  /** The one by which the client is asked for. */
  bookingId: number;
  guest: { readonly fullName: string; readonly phone: string | null };
  onClose: () => void;
}

/** What a guest is called and how they are rung, as it was misheard or has changed. */
export function CorrectDialog({ open, bookingId, guest, onClose }: CorrectDialogProps) {
  const t = useTranslations('clients.correcting');
  const form = useId();
  const { toast } = useToast();
  const queries = useQueryClient();
  const [fullName, setFullName] = useState(guest.fullName);
  const [phone, setPhone] = useState(guest.phone ?? '');
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: (body: { fullName: string; phone: string | null }) =>
      browserApi('PATCH /api/clients/{bookingId}', { params: { bookingId }, body }),
    onSuccess: (changed) => {
      queries.setQueryData(clientQuery(browserApi, bookingId).queryKey, changed);
      toast({ title: t('saved', { name: changed.guest!.fullName }) });
      onClose();
    },
    // Their visits say the name, too.
    onSettled: () => queries.invalidateQueries(),
  });
  const fields = save.error instanceof ApiError ? (save.error.body.fields ?? {}) : {};
  const missing = tried && fullName.trim() === '';
  const trouble = save.isError && Object.keys(fields).length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fullName.trim() !== '') save.mutate({ fullName: fullName.trim(), phone: phone.trim() || null });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('title', { name: guest.fullName })}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} busy={save.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        {trouble && <Banner look="danger" role="alert" title={sentenceOf(save.error) ?? t('failed')} />}
        <Field label={t('name')} required error={missing ? t('nameNeeded') : fields['fullName']}>
          <TextInput
            value={fullName}
            autoComplete="off"
            maxLength={120}
            onChange={(event) => setFullName(event.target.value)}
          />
        </Field>
        <Field label={t('phone')} optional={t('optional')} error={fields['phone']}>
          <TextInput
            type="tel"
            value={phone}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setPhone(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
