import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { textOf, useSecurityForm } from './use-security-form.ts';

export interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  /** What the button says that does it. */
  confirm: string;
  /** It ends something. */
  danger?: boolean;
  act: (password: string, values: FormData) => Promise<void>;
  /** Further fields, given the complaints about them. */
  children?: (complaints: Readonly<Record<string, string | undefined>>) => ReactNode;
  check?: (values: FormData) => Readonly<Record<string, string | undefined>>;
}

/** Asks for the password before something about the account changes. */
export function PasswordDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  danger,
  act,
  children,
  check,
}: PasswordDialogProps) {
  const t = useTranslations('security');
  const formId = useId();
  const form = useSecurityForm(
    (values) => ({ ...check?.(values), password: textOf(values, 'password') ? undefined : t('passwordNeeded') }),
    (values) => act(textOf(values, 'password'), values),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={text}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            look={danger ? 'danger-filled' : 'action'}
            busy={form.busy}
            busyLabel={t('checking')}
          >
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {form.trouble && <Banner look="danger" role="alert" title={form.trouble} />}
        {children?.(form.complaints)}
        <PasswordField name="password" label={t('presentPassword')} error={form.complaints['password']} />
      </form>
    </Dialog>
  );
}
