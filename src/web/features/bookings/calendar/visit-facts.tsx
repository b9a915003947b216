import { useTranslations } from 'use-intl';
import { formatDuration, joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { ClientDetails } from '../artist/client-details.tsx';
import { BookingBadge } from '../booking-badge.tsx';
import { MoneyMark } from '../list/money-mark.tsx';
import { MoveRequestLine } from '../move-request-line.tsx';
import { SeriesMark } from '../list/series-mark.tsx';
import { clientOf } from '../visit-of.ts';
import { priceOfBooking, usePriceWords } from '../use-price-words.ts';
import { PrivateNote } from './private-note.tsx';
import type { CalendarBooking } from './calendar-query.ts';

/** What a professional knows of a visit: what, for how much, in which state, and what the client wrote. */
export function VisitFacts({ booking, now }: { booking: CalendarBooking; now: number }) {
  const t = useTranslations('bookings');
  const about = useTranslations('calendar');
  const client = clientOf(booking);
  const whenThere = useWhenThere();
  const priceWords = usePriceWords();
  return (
    <div className="grid gap-3 type-small">
      <div>
        <p className="type-strong">{booking.service.name}</p>
        <p className="text-ink-2">
          {joinFacts([formatDuration(booking.service.duration), priceWords(priceOfBooking(booking))])}
        </p>
      </div>
      <p>
        <BookingBadge status={booking.status} />
      </p>
      <SeriesMark booking={booking} />
      <MoneyMark booking={booking} asArtist />
      <MoveRequestLine booking={booking} now={now} client={client?.name ?? booking.service.name} />
      {booking.expiresAt && (
        <p>
          {t(booking.status === 'awaiting_payment' ? 'artist.paidBy' : 'artist.answerBy', {
            until: whenThere(Date.parse(booking.expiresAt), booking.timeZone, { now }),
          })}
        </p>
      )}
      <PrivateNote bookingId={booking.id} />
      <ClientDetails booking={booking} />
      <p>
        <Link href={paths.bookingConfirmation(booking.id)} className="hit-44 link">
          {about('aboutVisit')}
        </Link>
      </p>
      {client?.href && (
        <p>
          <Link href={client.href} className="hit-44 link">
            {about('aboutClient', { name: client.name })}
          </Link>
        </p>
      )}
    </div>
  );
}
