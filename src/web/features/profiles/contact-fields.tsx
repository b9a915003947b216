import { Controller, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { languages } from '#kernel/language';
import { languageNames } from '#kernel/language-names';
import { useTimeZones } from '#web/api/use-time-zones.ts';
import { Field } from '#web/ui/field.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { Select } from '#web/ui/select.tsx';
import { TimeZoneInput } from '#web/ui/time-zone-input.tsx';
import type { ProfileFields } from './profile-fields.ts';
import { TextField } from './text-field.tsx';

/** How the person is reached, on which clock and in which language. */
export function ContactFields() {
  const t = useTranslations('settings.profile');
  const { control, register, formState } = useFormContext<ProfileFields>();
  return (
    <PageSection id="contact" title={t('contact')}>
      <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2">
        <TextField name="phone" type="tel" autoComplete="tel" hint={t('phoneHint')} />
        <Field label={t('language')} hint={t('languageHint')} error={formState.errors.language?.message}>
          <Select {...register('language')}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('timeZone')} hint={t('timeZoneHint')} error={formState.errors.timeZone?.message}>
          <Controller
            control={control}
            name="timeZone"
            render={({ field }) => <ZoneField value={field.value} onChange={field.onChange} />}
          />
        </Field>
      </div>
    </PageSection>
  );
}

function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations('settings.profile');
  return <TimeZoneInput value={value} {...useTimeZones(onChange)} listLabel={t('zones')} emptyText={t('noZone')} />;
}
