import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useRegister } from './use-register.ts';

const serverFields = ['fullName', 'username', 'email', 'password'] as const;

export function RegisterForm({ onDone }: { onDone: (offersServices: boolean) => void }) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const registration = useRegister();
  const rules = useRegistrationRules();
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: {
      fullName: '',
      username: '',
      email: '',
      password: '',
      passwordConfirm: '',
      offersServices: false,
      termsAccepted: false,
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ passwordConfirm: _confirm, termsAccepted: _terms, offersServices, ...input }) => {
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const accountType = offersServices ? ('business' as const) : undefined;
    return registration.mutateAsync({ ...input, timeZone, accountType }).then(
      () => {
        toast({ title: t('registrationSuccessful'), description: t('welcome') });
        onDone(offersServices);
      },
      (error: unknown) => {
        toast({ title: t('registrationFailed'), description: sentenceOf(error), look: 'destructive' });
        const fields = error instanceof ApiError ? error.body.fields : undefined;
        for (const name of serverFields) {
          if (fields?.[name]) setError(name, { message: fields[name] }, { shouldFocus: true });
        }
      },
    );
  });
  const eyes = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t('fullName')} error={errors.fullName?.message} required>
        <TextInput autoComplete="name" {...register('fullName', rules.fullName)} />
      </Field>
      <Field label={t('username')} error={errors.username?.message} required>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', rules.username)}
        />
      </Field>
      <Field label={t('email')} error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" {...register('email', rules.email)} />
      </Field>
      <Field label={t('password')} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...eyes} {...register('password', rules.password)} />
      </Field>
      <Field label={t('passwordConfirm')} error={errors.passwordConfirm?.message} required>
        <PasswordInput autoComplete="new-password" {...eyes} {...register('passwordConfirm', rules.passwordConfirm)} />
      </Field>
      <Switch label={t('offersServices')} hint={t('offersServicesHint')} {...register('offersServices')} />
      <Checkbox
        label={t('terms')}
        error={errors.termsAccepted?.message}
        required
        {...register('termsAccepted', rules.termsAccepted)}
      />
      <Button type="submit" size="hero" wide busy={registration.isPending} busyLabel={t('creatingAccount')}>
        {t('register')}
      </Button>
    </form>
  );
}

/** What each field asks for, in the words of the spec. */
function useRegistrationRules() {
  const t = useTranslations('accounts');
  return {
    fullName: { validate: (name: string) => name.trim() !== '' || t('fullNameNeeded') },
    username: { validate: (name: string) => name.trim().length >= 3 || t('usernameTooShort') },
    email: { validate: (email: string) => /^\S+@\S+\.\S+$/.test(email.trim()) || t('emailNeeded') },
    password: {
      validate: (password: string) => password.length >= 6 || t('passwordTooShort'),
      deps: 'passwordConfirm' as const,
    },
    passwordConfirm: {
      validate: (repeated: string, { password }: { password: string }) => repeated === password || t('passwordsDiffer'),
    },
    termsAccepted: { validate: (accepted: boolean) => accepted || t('termsNeeded') },
  };
}
