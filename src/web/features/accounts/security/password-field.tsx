import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

export interface PasswordFieldProps {
  name: 'password' | 'newPassword';
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  onInput?: ComponentProps<'input'>['onInput'];
}

/** A password: the present one, or a new one that the browser may suggest. */
export function PasswordField({ name, label, hint, error, onInput }: PasswordFieldProps) {
  const t = useTranslations('security');
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput
        name={name}
        autoComplete={name === 'password' ? 'current-password' : 'new-password'}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        {...(onInput && { onInput })}
      />
    </Field>
  );
}
