import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { dayMs } from '#kernel/time';
import { formatDate, inOnePiece, joinFacts, joinWords } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { chargesNothing, namesArtist, PolicyLine } from '../book/policy-line.tsx';
import { upcomingQuery, type Booking } from '../queries.ts';

const mostPolicies = 3;

/** The tip, and under it what was agreed with the professionals of the next visits. */
export function TipsCard({ userId, now }: { userId: number; now: number }) {
  const t = useTranslations('bookings');
  const { data } = useQuery(upcomingQuery(browserApi, 'client', userId));
  const next = nextOfEachArtist(data ?? []);
  // Who charges nothing says so together: the same sentence once for each reads like a mistake.
  const free = next.filter(({ policy }) => chargesNothing(policy));
  const advised = next.length === 0 || adviceHolds(next);
  return (
    <Card title={t('tips.title')}>
      {advised && <p>{t('tips.cancelEarly')}</p>}
      {next.length > 0 && (
        <ul className={classNames('grid gap-2 type-small text-ink-2', advised && 'mt-3 border-t border-line pt-3')}>
          {next
            .filter((booking) => !free.includes(booking))
            .map((booking) => (
              <li key={booking.id}>
                <Terms booking={booking} again={bookedAgain(booking, data ?? [])} now={now} />
              </li>
            ))}
          {free.length > 0 && (
            <li>
              {t('tips.noFee', {
                names: joinWords(free.map(({ artist }) => inOnePiece(artist.fullName))),
                count: free.length,
              })}
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

/** Whose terms they are stands before them, unless they say so themselves; of several visits also which one. */
function Terms({ booking, again, now }: { booking: Booking; again: boolean; now: number }) {
  const t = useTranslations('bookings.tips');
  const { artist, policy, timeZone, status } = booking;
  const date = again && inOnePiece(formatDate(Date.parse(booking.date), timeZone, { now }));
  const terms = { policy, freeUntil: Date.parse(policy.freeCancellationUntil), now, asked: status === 'pending' };
  return (
    <>
      {!namesArtist(terms) && (
        <>
          <span className="font-medium text-ink">{t('whose', { name: joinFacts([artist.fullName, date]) })}</span>{' '}
        </>
      )}
      <PolicyLine name={artist.fullName} timeZone={timeZone} {...terms} />
    </>
  );
}

/** Whether there is another visit to the same professional, with a moment of its own until which it is free to cancel. */
function bookedAgain({ id, artistId }: Booking, bookings: readonly Booking[]): boolean {
  return bookings.some((other) => other.artistId === artistId && other.id !== id);
}

/** Whether a day ahead is free at all of these: the advice would be wrong of a fee that begins earlier, and beside none. */
function adviceHolds(next: readonly Booking[]): boolean {
  const charging = next.filter(({ policy }) => policy.lateCancelPercent > 0);
  const feeFrom = ({ date, policy }: Booking) => Date.parse(date) - Date.parse(policy.freeCancellationUntil);
  return charging.length > 0 && charging.every((booking) => feeFrom(booking) <= dayMs);
}

function nextOfEachArtist(bookings: readonly Booking[]): Booking[] {
  const first = new Map<number, Booking>();
  for (const booking of bookings) if (!first.has(booking.artistId)) first.set(booking.artistId, booking);
  return [...first.values()].slice(0, mostPolicies);
}
