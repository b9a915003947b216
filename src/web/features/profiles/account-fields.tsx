import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PageSection } from '#web/ui/page-section.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { TextField } from './text-field.tsx';

/** What the account is for, and the business behind it. */
export function AccountFields() {
  const t = useTranslations('settings.profile');
  const { control } = useFormContext<ProfileFields>();
  const accountType = useWatch({ control, name: 'accountType' });
  return (
    <PageSection id="account" title={t('business')}>
      <ChoiceField
        name="accountType"
        legend={t('accountType')}
        paired
        options={[
          { value: 'personal', label: t('personal'), detail: t('personalText') },
          { value: 'business', label: t('professional'), detail: t('professionalText') },
        ]}
      />
      {accountType === 'business' && (
        <div className="mt-5 grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
          <TextField name="businessName" autoComplete="organization" hint={t('businessNameHint')} />
          <TextField name="businessCategory" />
          <div className="md:col-span-2">
            <TextField name="businessAddress" autoComplete="street-address" hint={t('businessAddressHint')} />
          </div>
          <TextField name="businessPhone" type="tel" hint={t('businessPhoneHint')} />
        </div>
      )}
    </PageSection>
  );
}
