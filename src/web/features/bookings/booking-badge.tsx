import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/badge.tsx';
import type { Booking } from './queries.ts';

/** The state of a booking as an icon and its word. */
export function BookingBadge({ status }: Pick<Booking, 'status'>) {
  const t = useTranslations('bookings');
  return <Badge status={status}>{t(`status.${status}`)}</Badge>;
}
