import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { longest, type ProfileFields } from './profile-fields.ts';

export interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  name: Exclude<keyof typeof longest, 'bio' | 'city'>;
  hint?: ReactNode;
}

/** One line of the profile under its own name; only the full name is needed. */
export function TextField({ name, hint, ...input }: TextFieldProps) {
  const t = useTranslations('settings.profile');
  const { register, formState } = useFormContext<ProfileFields>();
  const needed = name === 'fullName';
  const most = longest[name];
  return (
    <Field
      label={t(name)}
      hint={hint}
      error={formState.errors[name]?.message}
      {...(needed ? { required: true } : { optional: t('optional') })}
    >
      <TextInput
        {...input}
        {...register(name, {
          maxLength: { value: most, message: t('tooLong', { most }) },
          validate: (text) => !needed || text.trim() !== '' || t('fullNameNeeded'),
        })}
      />
    </Field>
  );
}
