import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { calendarDate, formatDateAndTime, formatTime } from '#kernel/visit-time';
import { Banner } from '#web/ui/banner.tsx';
import { WarningIcon } from '#web/ui/icons.ts';
import type { Meanwhile } from './meanwhile.ts';

export interface MeanwhileProps {
  having: readonly Meanwhile[];
  /** When the visit begins that is about to be booked. */
  at: EpochMs;
  /** Of the place where that is. */
  timeZone: string;
}

/** Tells whoever is about to book what they have themselves at that time. They may know better: nothing is refused. */
export function MeanwhileNote({ having, at, timeZone }: MeanwhileProps) {
  const t = useTranslations('bookings.meanwhile');
  const words = useMeanwhileWords(at, timeZone);
  if (having.length === 0) return null;
  return (
    <Banner look="warn" title={t('title')}>
      {having.map((one) => (
        <p key={words(one)}>{words(one)}</p>
      ))}
      <p>{t('still')}</p>
    </Banner>
  );
}

/** The same in the foot of a sheet, by the button: what stands above it may be out of sight. */
export function MeanwhileLines({ having, at, timeZone }: MeanwhileProps) {
  const words = useMeanwhileWords(at, timeZone);
  return (
    <div role="status" className="empty:hidden">
      {having.map((one) => (
        <p key={words(one)} className="flex items-start gap-1.5">
          <WarningIcon size={18} weight="fill" aria-hidden className="mt-px shrink-0 text-warn" />
          <span className="min-w-0">{words(one)}</span>
        </p>
      ))}
    </div>
  );
}

function useMeanwhileWords(at: EpochMs, timeZone: string) {
  const t = useTranslations('bookings.meanwhile');
  const day = calendarDate(at, timeZone);
  const words = (moment: EpochMs) =>
    calendarDate(moment, timeZone) === day ? formatTime(moment, timeZone) : formatDateAndTime(moment, timeZone);
  return ({ kind, name, start, end }: Meanwhile) =>
    t(kind === 'block' && name === '' ? 'kept' : kind, { name, start: words(start), end: words(end) });
}
