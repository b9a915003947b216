import { dayMs, dayOfDate, isPlainDate } from './calendar.ts';

/** An instant: milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

const rfc3339 = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** Reads an RFC 3339 instant with any offset; undefined when it is none. What is finer than a millisecond is cut off. */
export function parseInstant(text: string): EpochMs | undefined {
  const match = rfc3339.exec(text);
  if (!match) return undefined;
  const [, date = '', hours, minutes, seconds, fraction = '', sign, offsetHours = '0', offsetMinutes = '0'] = match;
  const hour = Number(hours);
  const minute = Number(minutes);
  const second = Number(seconds);
  if (!isPlainDate(date) || hour > 23 || minute > 59 || second > 59) return undefined;
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return undefined;
  const ahead = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes));
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return dayOfDate(date) * dayMs + ((hour * 60 + minute - ahead) * 60 + second) * 1000 + milliseconds;
}

/** RFC 3339 in UTC with milliseconds, as on the wire. */
export function formatInstant(at: EpochMs): string {
  return new Date(at).toISOString();
}
