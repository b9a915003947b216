import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod/mini';
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
  const schema = useRegistrationSchema();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
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
        <TextInput autoComplete="name" {...register('fullName')} />
      </Field>
      <Field label={t('username')} error={errors.username?.message} required>
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label={t('email')} error={errors.email?.message} required>
        <TextInput type="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={t('password')} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...eyes} {...register('password')} />
      </Field>
      <Field label={t('passwordConfirm')} error={errors.passwordConfirm?.message} required>
        <PasswordInput autoComplete="new-password" {...eyes} {...register('passwordConfirm')} />
      </Field>
      <Switch label={t('offersServices')} hint={t('offersServicesHint')} {...register('offersServices')} />
      <Checkbox label={t('terms')} error={errors.termsAccepted?.message} required {...register('termsAccepted')} />
      <Button type="submit" size="hero" wide busy={registration.isPending} busyLabel={t('creatingAccount')}>
        {t('register')}
      </Button>
    </form>
  );
}

function useRegistrationSchema() {
  const t = useTranslations('accounts');
  return z
    .object({
      fullName: z.string().check(z.trim(), z.minLength(1, t('fullNameNeeded'))),
      username: z.string().check(z.trim(), z.minLength(3, t('usernameTooShort'))),
      email: z.string().check(z.trim(), z.email(t('emailNeeded'))),
      password: z.string().check(z.minLength(6, t('passwordTooShort'))),
      passwordConfirm: z.string(),
      offersServices: z.boolean(),
      termsAccepted: z.boolean().check(z.refine((accepted) => accepted, t('termsNeeded'))),
    })
    .check(
      z.refine((input) => input.password === input.passwordConfirm, {
        message: t('passwordsDiffer'),
        path: ['passwordConfirm'],
      }),
    );
}
