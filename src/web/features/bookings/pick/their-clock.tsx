import { useTranslations } from 'use-intl';
import { clockPlace } from '#kernel/visit-time';

/** Beside a time: whose clock it is on. */
export function TheirClock({ timeZone, city }: { timeZone: string; city: string | null | undefined }) {
  const t = useTranslations('bookings.pick');
  return <span className="type-small text-ink-3">{t('theirTime', { city: clockPlace(timeZone, city) })}</span>;
}
