import { useEffect, useRef, type SubmitEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AboutFields } from './about-fields.tsx';
import { AccountFields } from './account-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { profileChangeOf, profileFieldsOf, type ProfileFields } from './profile-fields.ts';
import { useUpdateProfile } from './use-update-profile.ts';

export interface ProfileFormProps {
  user: OwnUser;
  onSaved: (user: OwnUser) => void;
  onUnsaved: (unsaved: boolean) => void;
}

/** Who a person is on Uli. */
export function ProfileForm({ user, onSaved, onUnsaved }: ProfileFormProps) {
  const t = useTranslations('settings.profile');
  const { toast } = useToast();
  const update = useUpdateProfile();
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<ProfileFields>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: profileFieldsOf(user),
  });
  const { handleSubmit, reset, setError, clearErrors, formState } = form;
  const { isDirty, errors } = formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);

  async function save(fields: ProfileFields) {
    try {
      const saved = await update.mutateAsync(profileChangeOf(fields));
      reset(profileFieldsOf(saved));
      onSaved(saved);
      // A language is settled when a page loads.
      if (saved.language !== user.language) window.location.reload();
      toast({ title: t('saved') });
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
      const known = refused.filter(([name]) => name in fields) as [keyof ProfileFields, string][];
      if (error instanceof ApiError && error.body.code === 'pictures_gone') known.push(['picture', error.body.message]);
      for (const [name, message] of known) setError(name, { message });
      setError('root', { message: sentenceOf(error) ?? t('notSaved') });
      focusFirstInvalid(box.current);
    }
  }
  const submit = (event: SubmitEvent) => void handleSubmit(save, () => focusFirstInvalid(box.current))(event);

  const trouble = errors.root?.message ?? (Object.keys(errors).length > 0 ? t('lookAgain') : undefined);
  return (
    <div className="max-w-190">
      <PageHead title={t('pageTitle')} subtitle={t('pageText')} />
      <FormProvider {...form}>
        <form ref={box} onSubmit={submit} onChange={() => clearErrors('root')} noValidate>
          <div className="grid gap-14">
            <AboutFields user={user} />
            <AddressFields user={user} />
            <ContactFields />
            <AccountFields />
          </div>
          {isDirty && (
            <SaveBar
              note={t('unsavedChanges')}
              trouble={trouble}
              save={t('save')}
              saving={t('saving')}
              discard={t('discard')}
              busy={update.isPending}
              onDiscard={() => reset(profileFieldsOf(user))}
            />
          )}
        </form>
      </FormProvider>
    </div>
  );
}
