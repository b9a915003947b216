import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { PageHead } from '#web/ui/page-head.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { AboutFields } from './about-fields.tsx';
import { AccountFields } from './account-fields.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { MoodFields } from './mood-fields.tsx';
import { profileFieldsOf } from './profile-fields.ts';
import { useProfileForm } from './use-profile-form.ts';

export interface ProfileFormProps {
  user: OwnUser;
  onSaved: (user: OwnUser) => void;
  onUnsaved: (unsaved: boolean) => void;
}

/** Who a person is on Uli. */
export function ProfileForm({ user, onSaved, onUnsaved }: ProfileFormProps) {
  const t = useTranslations('settings.profile');
  const { toast } = useToast();
  const { form, element, unsaved, sending, busy, trouble } = useProfileForm({
    begins: profileFieldsOf(user),
    onUnsaved,
    onSaved: (saved) => {
      onSaved(saved);
      // A language is settled when a page loads.
      if (saved.language !== user.language) window.location.reload();
      toast({ title: t('saved') });
    },
  });
  const professional = useWatch({ control: form.control, name: 'accountType' }) === 'business';
  return (
    <div className="max-w-190">
      <PageHead title={t('pageTitle')} subtitle={t('pageText')} />
      <FormProvider {...form}>
        <form {...element}>
          <div className="grid gap-14">
            <AboutFields user={user} />
            <AddressFields user={user} />
            <ContactFields />
            <AccountFields />
            {professional && <MoodFields />}
          </div>
          {unsaved && (
            <SaveBar
              note={t('unsavedChanges')}
              trouble={trouble}
              save={t('save')}
              saving={t(sending ? 'picture.sending' : 'saving')}
              discard={t('discard')}
              busy={busy}
              onDiscard={() => form.reset(profileFieldsOf(user))}
            />
          )}
        </form>
      </FormProvider>
    </div>
  );
}
