import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceOf } from '#modules/accounts/rules';
import { browserApi } from '#web/api/browser.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { textOf } from './use-security-form.ts';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks for the password and a name, then lets the device make a passkey. */
export function AddPasskeyDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('security.passkeys');
  const { toast } = useToast();
  const [stopped, setStopped] = useState<string>();
  const { system = 'none' } = deviceOf(navigator.userAgent);
  async function add(password: string, values: FormData) {
    setStopped(undefined);
    if (!browserSupportsWebAuthn()) return setStopped(t('unsupported'));
    const name = textOf(values, 'name').trim();
    const options = await browserApi('POST /api/passkeys/options', { body: { password } });
    let made: Awaited<ReturnType<typeof startRegistration>>;
    try {
      made = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
    } catch (error) {
      const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      return setStopped(t(known ? 'known' : 'stopped'));
    }
    const { id, rawId, type, response } = made;
    const { clientDataJSON, attestationObject, transports } = response;
    const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
    await browserApi('POST /api/passkeys', { body: { name, credential } });
    toast({ title: t('added', { name }) });
    onDone();
  }
  return (
    <PasswordDialog
      open
      onClose={onClose}
      title={t('add')}
      text={t('addText')}
      confirm={t('add')}
      check={(values) => ({ name: textOf(values, 'name').trim() ? undefined : t('nameNeeded') })}
      act={add}
    >
      {(complaints) => (
        <>
          {stopped && <Banner look="warn" role="alert" title={stopped} />}
          <Field label={t('name')} hint={t('nameHint')} error={complaints['name']} required>
            <TextInput name="name" maxLength={60} defaultValue={t('suggested', { system })} autoComplete="off" />
          </Field>
        </>
      )}
    </PasswordDialog>
  );
}
