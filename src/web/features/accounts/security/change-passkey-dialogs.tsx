import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Passkey } from '#modules/accounts/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerDialog } from '#web/ui/danger-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { textOf, useSecurityForm } from './use-security-form.ts';

export interface ChangePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({ passkey, onClose, onDone }: ChangePasskeyProps) {
  const t = useTranslations('security.passkeys');
  const tSecurity = useTranslations('security');
  const formId = useId();
  const form = useSecurityForm(
    (values) => ({ name: textOf(values, 'name').trim() ? undefined : t('nameNeeded') }),
    async (values) => {
      const input = { params: { passkeyId: passkey.id }, body: { name: textOf(values, 'name').trim() } };
      await browserApi('PATCH /api/passkeys/{passkeyId}', input);
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('renameTitle', { name: passkey.name })}
      closeLabel={tSecurity('cancel')}
      footer={
        <Button type="submit" form={formId} busy={form.busy} busyLabel={tSecurity('saving')}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {form.trouble && <Banner look="danger" role="alert" title={form.trouble} />}
        <Field label={t('name')} hint={t('nameHint')} error={form.complaints['name']} required>
          <TextInput name="name" maxLength={60} defaultValue={passkey.name} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}

/** Asks once more before a passkey goes. */
export function RemovePasskeyDialog({ passkey, onClose, onDone }: ChangePasskeyProps) {
  const t = useTranslations('security.passkeys');
  const tSecurity = useTranslations('security');
  const { toast } = useToast();
  const remove = useMutation({
    mutationFn: () => browserApi('DELETE /api/passkeys/{passkeyId}', { params: { passkeyId: passkey.id } }),
    onSuccess: () => {
      toast({ title: t('removed', { name: passkey.name }) });
      onDone();
    },
    onError: (error) => toast({ title: tSecurity('notDone'), description: sentenceOf(error), look: 'destructive' }),
  });
  return (
    <DangerDialog
      open
      onClose={onClose}
      title={t('removeTitle', { name: passkey.name })}
      description={t('removeText')}
      closeLabel={tSecurity('cancel')}
      confirm={t('remove')}
      busy={remove.isPending}
      busyLabel={t('removing')}
      keep={tSecurity('cancel')}
      onConfirm={() => remove.mutate()}
    />
  );
}
