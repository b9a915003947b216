import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { GuestEmailInput } from './guest-email-input.tsx';
import type { Typed } from './typed.ts';

export interface GuestFieldsProps {
  typed: Typed;
  /** Sentences by control. */
  errors: Readonly<Record<string, string>>;
  /** The address that was probably meant instead of the typed one; booking once more takes the typed one. */
  meant?: string | undefined;
}

/** What a guest has to say of themselves, and no more. */
export function GuestFields({ typed, errors, meant }: GuestFieldsProps) {
  const t = useTranslations('bookings.book');
  return (
    <>
      <Field id="fullName" label={t('fullName')} required error={errors['fullName']}>
        <TextInput name="fullName" autoComplete="name" maxLength={120} defaultValue={typed.fullName} />
      </Field>
      <Field id="email" label={t('email')} required hint={t('emailHint')} error={errors['email']}>
        <GuestEmailInput defaultValue={typed.email} />
      </Field>
      {meant !== undefined && (
        <div className="-mt-2 grid gap-2">
          <input type="hidden" name="emailAsked" value={typed.email} />
          <Button type="submit" name="takeEmail" value={meant} look="quiet" className="justify-self-start">
            {t('takeEmail', { email: meant })}
          </Button>
          <p className="type-small text-ink-2">{t('keepEmail', { email: typed.email ?? '' })}</p>
        </div>
      )}
      <Field id="phone" label={t('phone')} optional={t('optional')} hint={t('phoneHint')} error={errors['phone']}>
        <TextInput name="phone" type="tel" autoComplete="tel" maxLength={40} defaultValue={typed.phone} />
      </Field>
    </>
  );
}
