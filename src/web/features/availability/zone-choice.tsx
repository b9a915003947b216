import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTime, zoneCity } from '#kernel/visit-time';
import { useDeviceZone, useTimeZones } from '#web/api/use-time-zones.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TimeZoneInput } from '#web/ui/time-zone-input.tsx';
import { isSameZone } from './same-zone.ts';
import { useMinute } from './use-minute.ts';

export interface ZoneChoiceProps {
  value: string;
  onChange: (zone: string) => void;
  /** Of the place where somebody works, where it is known. */
  ofPlace: string | undefined;
  /** The one so far, and whether they said so themselves. */
  before: { readonly name: string; readonly confirmed: boolean };
  error: string | undefined;
}

const other = 'other';

/** By which clock somebody works: their place's, their device's, or any other one. Whoever saves it has seen it. */
export function ZoneChoice({ value, onChange, ofPlace, before, error }: ZoneChoiceProps) {
  const t = useTranslations('onboarding.trade');
  const tZone = useTranslations('availability.editor');
  const name = useId();
  const minute = useMinute();
  const ofDevice = useDeviceZone();
  const choosing = useTimeZones(onChange);
  const [searching, setSearching] = useState(false);
  const zones = [ofPlace, ofDevice, before.name, ...(searching ? [] : [value])].flatMap((zone) => zone ?? []);
  const different = zones.filter((zone, index) => zones.findIndex((each) => isSameZone(each, zone)) === index);
  const chosen = searching ? other : different.find((zone) => isSameZone(zone, value));
  const whose = (zone: string) => {
    if (ofPlace && isSameZone(zone, ofPlace)) return t('clockOfPlace');
    if (ofDevice && isSameZone(zone, ofDevice)) return t('clockOfDevice');
    return before.confirmed && isSameZone(zone, before.name) && t('clockOfHours');
  };
  return (
    <div className="grid gap-4">
      <RadioCards
        legend={t('clock')}
        name={name}
        value={chosen}
        error={error}
        onChange={(zone) => {
          setSearching(zone === other);
          if (zone !== other) onChange(zone);
        }}
        options={[
          ...different.map((zone) => ({
            value: zone,
            label: zoneCity(zone),
            detail: whose(zone),
            figure: minute === undefined ? undefined : formatTime(minute, zone),
          })),
          { value: other, label: t('otherClock') },
        ]}
      />
      {searching && (
        <Field label={tZone('zone')} hint={tZone('zoneHint')}>
          <TimeZoneInput value={value} {...choosing} listLabel={tZone('zones')} emptyText={tZone('noZone')} />
        </Field>
      )}
    </div>
  );
}
