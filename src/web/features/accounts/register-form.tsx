import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PasswordStrength } from '#web/ui/password-strength.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { usePlainForm, type Errors } from './use-plain-form.ts';
import { useRegister } from './use-register.ts';

type FieldName = 'fullName' | 'username' | 'email' | 'password' | 'passwordConfirm' | 'termsAccepted';

const textOf = (values: FormData, name: FieldName) => String(values.get(name) ?? '');

export function RegisterForm({ onDone }: { onDone: (offersServices: boolean) => void }) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const registration = useRegister();
  const check = useRegistrationCheck();
  const [typed, setTyped] = useState('');
  const { errors, handlers } = usePlainForm<FieldName>(check, (values, showErrors) => {
    const offersServices = values.has('offersServices');
    registration.mutate(readRegistration(values, offersServices), {
      onSuccess: () => {
        toast({ title: t('registrationSuccessful'), description: t('welcome') });
        onDone(offersServices);
      },
      onError: (error) => {
        const description = sentenceOf(error);
        toast({ title: t('registrationFailed'), ...(description && { description }), look: 'destructive' });
        if (error instanceof ApiError && error.body.fields) showErrors(error.body.fields as Errors<FieldName>);
      },
    });
  });
  const eyes = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form method="post" noValidate {...handlers} className="flex flex-col gap-5">
      <Field label={t('fullName')} error={errors.fullName} required>
        <TextInput name="fullName" autoComplete="name" />
      </Field>
      <Field label={t('username')} error={errors.username} required>
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={t('email')} error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="email" />
      </Field>
      <div>
        <Field label={t('password')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            {...eyes}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        {typed && <PasswordStrength password={typed} words={(score) => t(`strength.${score}`)} />}
      </div>
      <Field label={t('passwordConfirm')} error={errors.passwordConfirm} required>
        <PasswordInput name="passwordConfirm" autoComplete="new-password" {...eyes} />
      </Field>
      <Switch name="offersServices" label={t('offersServices')} hint={t('offersServicesHint')} />
      <Checkbox name="termsAccepted" label={t('terms')} error={errors.termsAccepted} required />
      <Button type="submit" size="hero" wide busy={registration.isPending} busyLabel={t('creatingAccount')}>
        {t('register')}
      </Button>
    </form>
  );
}

/** What is sent: the repeated password and the terms stay here. */
function readRegistration(values: FormData, offersServices: boolean) {
  return {
    fullName: textOf(values, 'fullName').trim(),
    username: textOf(values, 'username').trim(),
    email: textOf(values, 'email').trim(),
    password: textOf(values, 'password'),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    accountType: offersServices ? ('business' as const) : undefined,
  };
}

/** What each field asks for, in the words of the spec. */
function useRegistrationCheck(): (values: FormData) => Errors<FieldName> {
  const t = useTranslations('accounts');
  return (values) => {
    const text = (name: FieldName) => textOf(values, name);
    return {
      fullName: text('fullName').trim() ? undefined : t('fullNameNeeded'),
      username: text('username').trim().length >= 3 ? undefined : t('usernameTooShort'),
      email: /^\S+@\S+\.\S+$/.test(text('email').trim()) ? undefined : t('emailNeeded'),
      password: text('password').length >= 6 ? undefined : t('passwordTooShort'),
      passwordConfirm: text('passwordConfirm') === text('password') ? undefined : t('passwordsDiffer'),
      termsAccepted: values.has('termsAccepted') ? undefined : t('termsNeeded'),
    };
  };
}
