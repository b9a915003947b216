import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { isSpokenHere } from '#web/spoken-here.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { greetLater } from './greet-later.ts';
import { leadToLeaving } from './lead-to-leaving.ts';
import { useLogin } from './use-login.ts';
import { usePlainForm } from './use-plain-form.ts';
import { lazy } from '#web/ui/lazy.ts';

const textOf = (values: FormData, name: string) => String(values.get(name) ?? '');

export interface LoginFormProps {
  readonly onDone: () => void;
  /** Who is most likely to log in. */
  readonly username?: string;
}

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.tsx')).SecondStepForm }));
const PasskeyLogin = lazy(async () => ({ default: (await import('./passkey-login.tsx')).PasskeyLogin }));

export function LoginForm({ onDone, username }: LoginFormProps) {
  const t = useTranslations('accounts');
  const tShell = useTranslations('shell');
  const { toast } = useToast();
  const [ticket, setTicket] = useState<string>();
  const greet = (user: OwnUser) => {
    if (isSpokenHere())
      toast({ title: tShell('loginSuccessful'), description: tShell('welcomeBack', { name: user.fullName }) });
    else greetLater();
    onDone();
  };
  const login = useLogin();
  const { errors, handlers } = usePlainForm<'username' | 'password'>(
    (values) => ({
      username: textOf(values, 'username').trim().length >= 3 ? undefined : t('usernameTooShort'),
      password: textOf(values, 'password').length >= 6 ? undefined : t('passwordTooShort'),
    }),
    (values) =>
      login.mutate(
        { username: textOf(values, 'username').trim(), password: textOf(values, 'password') },
        {
          onSuccess: greet,
          onError: (error) => {
            if (leadToLeaving(error)) return;
            if (error instanceof ApiError && error.body.ticket) setTicket(error.body.ticket);
            else toast({ title: t('loginFailed'), ...described(error), look: 'destructive' });
          },
        },
      ),
  );
  if (ticket) {
    return (
      <Suspense>
        <SecondStepForm ticket={ticket} onDone={greet} onOver={() => setTicket(undefined)} />
      </Suspense>
    );
  }
  return (
    <form method="post" noValidate {...handlers} className="flex flex-col gap-5">
      <Field label={t('usernameOrEmail')} error={errors.username} required>
        <TextInput
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...(username && { defaultValue: username })}
        />
      </Field>
      <Field label={t('password')} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      </Field>
      <Button type="submit" size="hero" wide busy={login.isPending} busyLabel={t('loggingIn')}>
        {t('login')}
      </Button>
      <Suspense fallback={<div className="min-h-14" />}>
        <PasskeyLogin onDone={greet} />
      </Suspense>
      <Link href={paths.forgotPassword} className="link self-start">
        {t('forgotPassword')}
      </Link>
    </form>
  );
}

function described(error: unknown): { description?: string } {
  const description = sentenceOf(error);
  return description ? { description } : {};
}
