import { useEffect, useRef, type SubmitEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { profileChangeOf, profileFieldsOf, type ProfileFields } from './profile-fields.ts';
import { useUpdateProfile } from './use-update-profile.ts';

export interface ProfileFormOptions {
  /** What it begins with. */
  begins: ProfileFields;
  /** What follows from saving; when it fails, its sentence stands where a refusal's would. */
  onSaved: (user: OwnUser) => void | Promise<void>;
  onUnsaved: (unsaved: boolean) => void;
}

/** A form over one's own profile: what is typed, what is wrong with it, and saving it. */
export function useProfileForm({ begins, onSaved, onUnsaved }: ProfileFormOptions) {
  const t = useTranslations('settings.profile');
  const update = useUpdateProfile();
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<ProfileFields>({ mode: 'onTouched', shouldFocusError: false, defaultValues: begins });
  const { handleSubmit, reset, setError, clearErrors, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const sending = useWatch({ control: form.control, name: 'picture' })?.id === 'sending';
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  async function save(fields: ProfileFields) {
    try {
      const saved = await update.mutateAsync(profileChangeOf(fields));
      reset(profileFieldsOf(saved));
      await onSaved(saved);
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
      const known = refused.filter(([name]) => name in fields) as [keyof ProfileFields, string][];
      if (error instanceof ApiError && error.body.code === 'pictures_gone') known.push(['picture', error.body.message]);
      for (const [name, message] of known) setError(name, { message });
      setError('root', { message: sentenceOf(error) ?? t('notSaved') });
      focusFirstInvalid(box.current);
    }
  }
  return {
    form,
    /** For the form's element. */
    element: {
      ref: box,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => void handleSubmit(save, () => focusFirstInvalid(box.current))(event),
      onChange: () => clearErrors('root'),
    },
    unsaved: isDirty,
    /** A picture is on its way: nothing is saved without it. */
    sending,
    busy: isSubmitting || sending,
    /** What keeps it from being saved, in a sentence. */
    trouble: errors.root?.message ?? (Object.keys(errors).length > 0 ? t('lookAgain') : undefined),
  };
}
