import type { PasswordOwner } from '#modules/accounts/rules';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { zoneOfDevice } from '#kernel/told-clocks';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ChosenPasswordStrength } from './chosen-password-strength.tsx';
import {
  checkRegistration,
  readRegistration,
  type RefusedRegistration,
  type RegistrationField,
} from './check-registration.ts';
import { usePlainForm, type Errors } from './use-plain-form.ts';
import { useRegister } from './use-register.ts';

export interface RegisterFormProps {
  /** Whether "I take bookings" is on from the beginning. */
  readonly offersServices: boolean;
  readonly onDone: (offersServices: boolean) => void;
  /** What came of sending the form before a script could take it. */
  readonly refused?: RefusedRegistration | undefined;
}

/** What stands in the form when a password is typed; undefined once it is empty. */
function readChosen(password: string, form: HTMLFormElement | null) {
  if (password === '') return undefined;
  const { fullName, username, email } = readRegistration(new FormData(form ?? undefined));
  return { password, owner: { fullName, username, email } };
}

export function RegisterForm({ offersServices: offers, onDone, refused }: RegisterFormProps) {
  const t = useTranslations('accounts');
  const { toast } = useToast();
  const registration = useRegister();
  const [chosen, setChosen] = useState<{ password: string; owner: PasswordOwner }>();
  const check = (values: FormData) => checkRegistration(values, t);
  const send = (values: FormData, showErrors: (errors: Errors<RegistrationField>) => void) => {
    const timeZone = zoneOfDevice();
    const offersServices = values.has('offersServices');
    registration.mutate(
      { ...readRegistration(values), ...(timeZone && { timeZone }) },
      {
        onSuccess: () => {
          toast({ title: t('registrationSuccessful'), description: t('welcome') });
          onDone(offersServices);
        },
        onError: (error) => {
          const description = sentenceOf(error);
          toast({ title: t('registrationFailed'), ...(description && { description }), look: 'destructive' });
          if (error instanceof ApiError && error.body.fields) showErrors(error.body.fields);
        },
      },
    );
  };
  const { errors, handlers } = usePlainForm<RegistrationField>(check, send, refused?.errors);
  const typed = refused?.typed;
  const eyes = { showLabel: t('showPassword'), hideLabel: t('hidePassword') };
  return (
    <form method="post" noValidate {...handlers} className="flex flex-col gap-5">
      <Field label={t('fullName')} error={errors.fullName} required>
        <TextInput name="fullName" autoComplete="name" defaultValue={typed?.fullName} />
      </Field>
      <Field label={t('username')} hint={t('usernameHint')} error={errors.username} required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed?.username}
        />
      </Field>
      <Field label={t('email')} error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="email" defaultValue={typed?.email} />
      </Field>
      <div>
        <Field label={t('password')} hint={t('passwordHint')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            {...eyes}
            onInput={({ currentTarget: { value, form } }) => setChosen(readChosen(value, form))}
          />
        </Field>
        {chosen && <ChosenPasswordStrength {...chosen} />}
      </div>
      <Field label={t('passwordConfirm')} error={errors.passwordConfirm} required>
        <PasswordInput name="passwordConfirm" autoComplete="new-password" {...eyes} />
      </Field>
      <Switch
        name="offersServices"
        label={t('offersServices')}
        hint={t('offersServicesHint')}
        defaultChecked={typed?.offersServices ?? offers}
      />
      <Checkbox
        name="termsAccepted"
        label={t.rich('terms', { link: termsLink })}
        error={errors.termsAccepted}
        required
        defaultChecked={typed?.termsAccepted}
      />
      <Button type="submit" size="hero" wide busy={registration.isPending} busyLabel={t('creatingAccount')}>
        {t('register')}
      </Button>
    </form>
  );
}

/** Beside the form, so that what was typed stays. */
const termsLink = (words: ReactNode) => (
  <Link href={paths.terms} target="_blank" className="link">
    {words}
  </Link>
);
