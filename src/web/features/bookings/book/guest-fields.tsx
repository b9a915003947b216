import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Typed } from './typed.ts';

export interface GuestFieldsProps {
  typed: Typed;
  /** Sentences by control. */
  errors: Readonly<Record<string, string>>;
}

/** What a guest has to say of themselves, and no more. */
export function GuestFields({ typed, errors }: GuestFieldsProps) {
  const t = useTranslations('bookings.book');
  return (
    <>
      <Field id="fullName" label={t('fullName')} required error={errors['fullName']}>
        <TextInput name="fullName" autoComplete="name" maxLength={120} defaultValue={typed.fullName} />
      </Field>
      <Field id="email" label={t('email')} required hint={t('emailHint')} error={errors['email']}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          defaultValue={typed.email}
        />
      </Field>
      <Field id="phone" label={t('phone')} optional={t('optional')} hint={t('phoneHint')} error={errors['phone']}>
        <TextInput name="phone" type="tel" autoComplete="tel" maxLength={40} defaultValue={typed.phone} />
      </Field>
    </>
  );
}
