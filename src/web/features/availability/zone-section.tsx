import { useTranslations } from 'use-intl';
import { formatTime, zoneCity } from '#kernel/visit-time';
import { useTimeZones } from '#web/api/use-time-zones.ts';
import { Field } from '#web/ui/field.tsx';
import { TimeZoneInput } from '#web/ui/time-zone-input.tsx';
import { PageSection } from '#web/ui/page-section.tsx';
import { useMinute } from './use-minute.ts';

export interface ZoneSectionProps {
  zone: string;
  problem: string | undefined;
  onChange: (zone: string) => void;
}

/** On which place's clock the hours are. */
export function ZoneSection({ zone, problem, onChange }: ZoneSectionProps) {
  const t = useTranslations('availability.editor');
  const minute = useMinute();
  const choosing = useTimeZones(onChange);
  const time = minute === undefined ? undefined : formatTime(minute, zone);
  return (
    <PageSection id="zone" title={t('zone')} text={t('zoneHint')}>
      <Field
        className="max-w-form"
        label={t('zone')}
        hideLabel
        error={problem}
        hint={time ? t('zoneNow', { city: zoneCity(zone), time }) : ' '}
      >
        <TimeZoneInput value={zone} {...choosing} listLabel={t('zones')} emptyText={t('noZone')} />
      </Field>
    </PageSection>
  );
}
