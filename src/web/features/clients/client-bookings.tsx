import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, formatPrice, formatTime } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { ClientCard } from './queries.ts';

type ClientBooking = ClientCard['bookings'][number];

export interface ClientBookingsProps {
  title: string;
  bookings: readonly ClientBooking[];
  /** Epoch milliseconds. */
  now: number;
  badgeOf: (status: ClientBooking['status']) => ReactNode;
  /** The state of the money of one. */
  moneyOf: (booking: ClientBooking) => ReactNode;
}

/** Some of a client's bookings, each a link to itself; nothing where there are none. */
export function ClientBookings({ title, bookings, now, badgeOf, moneyOf }: ClientBookingsProps) {
  if (bookings.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 type-display-s">{title}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} now={now} badge={badgeOf(booking.status)} money={moneyOf(booking)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  booking: ClientBooking;
  now: number;
  badge: ReactNode;
  money: ReactNode;
}

function Row({ booking, now, badge, money }: RowProps) {
  const t = useTranslations('clients');
  const { id, date, timeZone, serviceName, total, currency, notes } = booking;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3 md:px-5">
      <p className={`type-strong ${nameFont(serviceName)}`}>
        <Link href={paths.bookingConfirmation(id)} className="hover:underline">
          {serviceName}
        </Link>
      </p>
      <p className="justify-self-end">{badge}</p>
      <p className="type-small text-ink-2">
        {t('moment', {
          day: formatDate(Date.parse(date), timeZone, { now }),
          time: formatTime(Date.parse(date), timeZone),
        })}
      </p>
      <p className="text-end type-figure">{formatPrice(total, currency)}</p>
      <div className="col-span-2 empty:hidden">{money}</div>
      {notes && (
        <p className="col-span-2 type-small whitespace-pre-line text-ink-2 measure">{t('quoted', { notes })}</p>
      )}
    </li>
  );
}
