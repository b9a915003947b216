import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { OwnUser } from '#modules/accounts/contract';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CategoryField } from './category-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PlaceField } from './place-field.tsx';
import { longest, type ProfileFields } from './profile-fields.ts';
import { TextField } from './text-field.tsx';

/** What everybody reads on the person's page. */
export function AboutFields({ user }: { user: OwnUser }) {
  const t = useTranslations('settings.profile');
  const { register, control, formState } = useFormContext<ProfileFields>();
  const bio = useWatch({ control, name: 'bio' });
  const most = longest.bio;
  const tooLong = bio.length > most ? t('tooLong', { most }) : undefined;
  return (
    <PageSection id="about" title={t('about')}>
      <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
        <div className="md:col-span-2">
          <PictureField user={user} />
        </div>
        <div className="md:col-span-2">
          <TextField name="fullName" autoComplete="name" />
        </div>
        <TextField name="profession" autoComplete="organization-title" hint={t('professionHint')} />
        <CategoryField />
        <div className="md:col-span-2">
          <PlaceField user={user} />
        </div>
        <Field
          className="md:col-span-2"
          label={t('bio')}
          optional={t('optional')}
          error={tooLong ?? formState.errors.bio?.message}
          hint={t('bioCount', { count: bio.length, most })}
        >
          <TextArea {...register('bio', { maxLength: { value: most, message: t('tooLong', { most }) } })} />
        </Field>
      </div>
    </PageSection>
  );
}
