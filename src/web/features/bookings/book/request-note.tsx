import { useTranslations } from 'use-intl';
import { dayMs, type EpochMs } from '#kernel/time';
import { requestExpiry } from '#modules/bookings/rules';
import { useWhenThere } from '#web/ui/use-when-there.ts';

export interface RequestNoteProps {
  name: string;
  /** Undefined until a time is chosen. */
  start: EpochMs | undefined;
  timeZone: string;
  now: EpochMs;
}

/** When whoever asks for a visit hears of it: within a day, and sooner of what begins soon. */
export function RequestNote({ name, start, timeZone, now }: RequestNoteProps) {
  const t = useTranslations('bookings.book');
  const whenThere = useWhenThere();
  const until = start === undefined ? undefined : requestExpiry(now, start);
  if (until === undefined || until >= now + dayMs) return t('requestNote', { name });
  return t('requestNoteSoon', { name, moment: whenThere(until, timeZone, { now }) });
}
