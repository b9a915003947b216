import { useMemo } from 'react';
import { formatTime, zoneCity } from '#kernel/visit-time';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { findZones, zoneName } from './time-zones.ts';

export interface TimeZoneInputProps {
  value: string;
  onChange: (zone: string) => void;
  /** "Time zones" */
  listLabel: string;
  /** "No time zone is called this." */
  emptyText: string;
  className?: string;
}

/** A zone of the IANA database, found by its city, its region or its name; each with the time it shows now. */
export function TimeZoneInput({ value, onChange, listLabel, emptyText, className }: TimeZoneInputProps) {
  const find = useMemo(() => (typed: string) => findZones(typed, value).map((zone) => optionOf(zone)), [value]);
  return (
    <Combobox
      label={zoneName(value)}
      value={value}
      find={find}
      onChange={onChange}
      listLabel={listLabel}
      emptyText={emptyText}
      {...(className && { className })}
    />
  );
}

function optionOf(zone: string): ComboboxOption {
  const region = zone.includes('/') ? `${zoneCity(zone.split('/')[0]!)} · ` : '';
  return { value: zone, label: zoneName(zone), detail: `${region}${formatTime(Date.now(), zone)}` };
}
