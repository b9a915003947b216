import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { freshPassword } from '#web/api/session-end.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { userKey, type User } from './queries.ts';
import { usePlainForm } from './use-plain-form.ts';

const PasskeyLogin = lazy(async () => ({ default: (await import('./passkey-login.tsx')).PasskeyLogin }));

/** Asks for the password, or a passkey, before a call that needs it is repeated; what the person was doing waits. */
export function PasswordAgain({ user }: { user: User }) {
  const t = useTranslations('accounts');
  const queries = useQueryClient();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { errors, handlers } = usePlainForm<'password'>(
    (values) => ({ password: values.get('password') ? undefined : t('confirm.needed') }),
    async (values, showErrors) => {
      setBusy(true);
      setTrouble(undefined);
      try {
        await browserApi('POST /api/password/confirm', { body: { password: String(values.get('password')) } });
        freshPassword.answer(true);
      } catch (error) {
        const beside = error instanceof ApiError ? error.body.fields?.['password'] : undefined;
        if (beside) showErrors({ password: beside });
        else setTrouble(sentenceOf(error) ?? t('confirm.failed'));
      } finally {
        setBusy(false);
      }
    },
  );
  const goOn = () => {
    if (queries.getQueryData<User>(userKey)?.id === user.id) return freshPassword.answer(true);
    // The passkey is of another account: what is on the screen is not theirs.
    location.reload();
  };
  return (
    <Dialog
      open
      onOpenChange={() => freshPassword.answer(false)}
      title={t('confirm.title')}
      description={t('confirm.text')}
      closeLabel={t('notNow')}
    >
      <form id={formId} method="post" noValidate {...handlers} className="flex flex-col gap-5">
        {trouble && <Banner look="danger" role="alert" title={trouble} />}
        {/* For password managers: whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={user.username} />
        <Field label={t('password')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        </Field>
        <Button type="submit" size="hero" wide busy={busy} busyLabel={t('confirm.checking')}>
          {t('confirm.action')}
        </Button>
        <Suspense fallback={<div className="min-h-14" />}>
          <PasskeyLogin onDone={goOn} />
        </Suspense>
      </form>
    </Dialog>
  );
}
