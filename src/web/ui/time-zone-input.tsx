import { formatTime, zoneCity } from '#kernel/visit-time';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { findZones, type ZoneToChoose } from './time-zones.ts';

export interface TimeZoneInputProps {
  value: string;
  /** Every zone, once it is known. */
  zones: readonly ZoneToChoose[] | undefined;
  onChange: (zone: string) => void;
  /** "Time zones" */
  listLabel: string;
  /** "No time zone is called this." */
  emptyText: string;
  className?: string;
}

/** A zone of the tz database, found by its city, its region or its name; each with the time it shows now. */
export function TimeZoneInput({ value, zones, onChange, listLabel, emptyText, className }: TimeZoneInputProps) {
  return (
    <Combobox
      label={zoneCity(value)}
      value={value}
      find={(typed) => findZones(zones ?? [], typed, value).map(optionOf)}
      onChange={onChange}
      listLabel={listLabel}
      emptyText={zones ? emptyText : '…'}
      {...(className && { className })}
    />
  );
}

function optionOf({ name, city, offset }: ZoneToChoose): ComboboxOption {
  const [region = ''] = name.includes('/') ? name.split('/') : [];
  const time = formatTime(Date.now() + offset * 60_000, 'UTC');
  return { value: name, label: city, detail: `${region && `${region} · `}${time}` };
}
