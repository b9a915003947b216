import { useTranslations } from 'use-intl';
import { formatVisit } from '#kernel/visit-time';
import type { ConfirmableRequestOnWire } from '#modules/bookings/contract';

/** What a guest asked for, and when. */
export function RequestedTime({ request }: { request: ConfirmableRequestOnWire }) {
  const t = useTranslations('visit');
  const { artist, serviceName: service, timeZone: zone, visits } = request;
  const [start, end] = [Date.parse(request.date), Date.parse(request.endsAt)];
  return (
    <div>
      <p className="type-strong">{t('calendarTitle', { service, name: artist.fullName })}</p>
      {visits > 1 && <p className="mt-1 text-ink-2">{t('waiting.series', { count: visits })}</p>}
      <p className="mt-1">{formatVisit({ start, end, zone, city: artist.city }).text}</p>
    </div>
  );
}
