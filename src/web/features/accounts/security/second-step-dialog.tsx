import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CopyButton } from './copy-button.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { textOf, useSecurityForm } from './use-security-form.ts';

interface Begun {
  readonly secret: string;
  /** Opens an authenticator app on the same device. */
  readonly address: string;
  readonly qr: string;
}

export interface SecondStepDialogProps {
  onClose: () => void;
  /** It is on; these codes are shown this once. */
  onCodes: (codes: readonly string[]) => void;
}

/** Turns two-step sign-in on: the password, then the app's picture and its first code. */
export function SecondStepDialog({ onClose, onCodes }: SecondStepDialogProps) {
  const t = useTranslations('security.step');
  const [begun, setBegun] = useState<Begun>();
  if (begun) return <ScanDialog begun={begun} onClose={onClose} onCodes={onCodes} />;
  return (
    <PasswordDialog
      open
      onClose={onClose}
      title={t('setUpTitle')}
      text={t('passwordText')}
      confirm={t('next')}
      act={async (password) => setBegun(await browserApi('POST /api/second-step', { body: { password } }))}
    />
  );
}

function ScanDialog({ begun, onClose, onCodes }: SecondStepDialogProps & { begun: Begun }) {
  const t = useTranslations('security.step');
  const tSecurity = useTranslations('security');
  const formId = useId();
  const form = useSecurityForm(
    (values) => ({ code: /^\s*(\d\s*){6}$/.test(textOf(values, 'code')) ? undefined : t('codeNeeded') }),
    async (values) => {
      const body = { code: textOf(values, 'code').replaceAll(/\s/g, '') };
      onCodes((await browserApi('POST /api/second-step/confirm', { body })).recoveryCodes);
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('setUpTitle')}
      description={t('scan')}
      closeLabel={tSecurity('cancel')}
      footer={
        <Button type="submit" form={formId} busy={form.busy} busyLabel={tSecurity('checking')}>
          {t('confirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {form.trouble && <Banner look="danger" role="alert" title={form.trouble} />}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
          alt={t('qr')}
          width={208}
          height={208}
          className="justify-self-center rounded-control border border-line bg-white"
        />
        <div>
          <p className="type-small text-ink-2">{t('cannotScan')}</p>
          <p className="mt-1 rounded-control bg-sunken px-4 py-3 font-mono wrap-anywhere select-all" dir="ltr">
            {begun.secret.match(/.{4}/g)?.join(' ')}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={begun.secret} copied={t('keyCopied')} />
            <ButtonLink look="quiet" size="compact" href={begun.address}>
              {t('openApp')}
            </ButtonLink>
          </div>
        </div>
        <Field label={t('code')} error={form.complaints['code']} required>
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={9} dir="ltr" />
        </Field>
      </form>
    </Dialog>
  );
}
