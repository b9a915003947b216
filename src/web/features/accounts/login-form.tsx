import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useLogin } from './use-login.ts';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const submit = handleSubmit((input) =>
    login.mutateAsync(input).then(
      (user) => {
        toast({ title: t('loginSuccessful'), description: t('welcomeBack', { name: user.fullName }) });
        onDone();
      },
      (error: unknown) => toast({ title: t('loginFailed'), description: sentenceOf(error), look: 'destructive' }),
    ),
  );
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t('usernameOrEmail')} error={formState.errors.username?.message} required>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { validate: (name) => name.trim().length >= 3 || t('usernameTooShort') })}
        />
      </Field>
      <Field label={t('password')} error={formState.errors.password?.message} required>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          {...register('password', { validate: (password) => password.length >= 6 || t('passwordTooShort') })}
        />
      </Field>
      <Button type="submit" size="hero" wide busy={login.isPending} busyLabel={t('loggingIn')}>
        {t('login')}
      </Button>
      <Link href={paths.forgotPassword} className="link self-start">
        {t('forgotPassword')}
      </Link>
    </form>
  );
}
