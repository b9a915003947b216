import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { formatMoment } from '#kernel/visit-time';

export interface PolicyLineProps {
  /** The last moment at which cancelling is free. */
  freeUntil: EpochMs;
  timeZone: string;
  now: EpochMs;
}

/** What cancelling costs, with its exact moment in the place's own time. */
export function PolicyLine({ freeUntil, timeZone, now }: PolicyLineProps) {
  const t = useTranslations('bookings.policy');
  return now < freeUntil ? t('freeUntil', { moment: formatMoment(freeUntil, timeZone, { now }) }) : t('over');
}
