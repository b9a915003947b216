import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Card } from '#web/ui/card.tsx';
import { PolicyLine } from '../book/policy-line.tsx';
import { upcomingQuery, type Booking } from '../queries.ts';

const mostPolicies = 3;

/** The tip, and under it what was agreed with the professionals of the next visits. */
export function TipsCard({ userId, now }: { userId: number; now: number }) {
  const t = useTranslations('bookings');
  const { data } = useQuery(upcomingQuery(browserApi, 'client', userId));
  return (
    <Card title={t('tips.title')}>
      <p>{t('tips.cancelEarly')}</p>
      {data && data.length > 0 && (
        <ul className="mt-3 grid gap-2 border-t border-line pt-3 type-small text-ink-2">
          {nextOfEachArtist(data).map((booking) => (
            <li key={booking.id}>
              <span className="font-medium text-ink">{t('tips.whose', { name: booking.artist.fullName })}</span>{' '}
              <PolicyLine
                name={booking.artist.fullName}
                policy={booking.policy}
                freeUntil={Date.parse(booking.policy.freeCancellationUntil)}
                timeZone={booking.timeZone}
                now={now}
                asked={booking.status === 'pending'}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function nextOfEachArtist(bookings: readonly Booking[]): Booking[] {
  const first = new Map<number, Booking>();
  for (const booking of bookings) if (!first.has(booking.artistId)) first.set(booking.artistId, booking);
  return [...first.values()].slice(0, mostPolicies);
}
