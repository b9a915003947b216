import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OwnZone } from '../your-time.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export interface ClaimFieldsProps {
  /** Of the guest; the new account's. */
  email: string;
  error?: string | undefined;
}

/** What stands inside the form that turns a guest's visit into an account: one field. */
export function ClaimFields({ email, error }: ClaimFieldsProps) {
  const t = useTranslations('visit.claim');
  return (
    <div className="grid gap-4">
      {/* Password managers file the password under it. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <OwnZone />
      <Field id="password" label={t('password')} hint={t('passwordHint')} required error={error}>
        <TextInput
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={256}
          // A page that comes back with an error opens where it is.
          {...(error !== undefined && { autoFocus: true })}
        />
      </Field>
      <Button type="submit" name="intent" value="claim" look="quiet">
        {t('submit')}
      </Button>
    </div>
  );
}
