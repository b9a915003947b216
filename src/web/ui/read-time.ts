import { formatClock, type ClockMinutes } from '#kernel/time';

const clock = /^(\d{1,2})(?:[:.h\s]?(\d{2})?)\s*(?:([ap])?\.?\s?m?\.?|([صم]))$/;

/** 24:00, in minutes since midnight. */
export const endOfDay = 1440;

/**
 * Reads a time as people write it, "9", "930", "9.30", "17:00", "5 pm", "5 p. m.", as 'HH:MM'; 24:00 is one. Undefined
 * for anything else. A time that may be of the morning or the afternoon, "2", is the first of them after a given one.
 */
export function readTime(text: string, after?: ClockMinutes): string | undefined {
  const [, hours, minutes = '00', latin, arabic] = clock.exec(text.trim().toLowerCase()) ?? [];
  if (hours === undefined) return undefined;
  const half = latin ?? (arabic && (arabic === 'م' ? 'p' : 'a'));
  const hour = half ? onTheDial(Number(hours), half) : Number(hours);
  const minute = Number(minutes);
  if (hour === undefined || minute > 59) return undefined;
  const time = hour * 60 + minute;
  if (time > endOfDay) return undefined;
  const eitherHalf = !half && !hours.startsWith('0') && hour <= 12;
  return formatClock(eitherHalf && after !== undefined ? firstAfter(after, time) : time);
}

/** The time itself where it is later, else the first that looks like it on a dial, if need be on the next day. */
function firstAfter(after: ClockMinutes, time: ClockMinutes): ClockMinutes {
  let first = time;
  while (first <= after) first += endOfDay / 2;
  return first > endOfDay ? first - endOfDay : first;
}

/** An hour of a.m. or p.m.: 12 a.m. is midnight, 12 p.m. noon. */
function onTheDial(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
