import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDuration } from '#kernel/visit-time';
import { fellThrough } from '#modules/bookings/rules';
import { Avatar } from '#web/ui/avatar.tsx';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { Link } from '#web/ui/link.tsx';
import { useViewerZone } from '#web/ui/use-viewer-zone.ts';
import { priceOfBooking, usePriceWords } from '../use-price-words.ts';
import { BookingBadge } from '../booking-badge.tsx';
import type { Booking } from '../queries.ts';
import { startForViewer, visitOf, type PersonShown } from '../visit-of.ts';

export interface BookingRowProps {
  booking: Booking;
  /** Whom the reader meets. */
  person: PersonShown | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** Gets the row's name, so that its buttons can be described by it. */
  labelId: string;
  /** Says where the visit is, which its own professional knows. */
  placed?: boolean;
  /** Shows the date with the time, where no head of a day does. */
  dated?: boolean;
  /** Past rows are quieter. */
  quiet?: boolean;
  /** One button, or the two answers to a request. */
  action?: ReactNode;
  /** The "…" menu. */
  menu?: ReactNode;
  /** Further lines: notes, contact, the series. */
  children?: ReactNode;
}

/** A booking in a list: when, what, with whom, in which state, for how much. Its list is the container it fits itself to. */
export function BookingRow({ booking, person, now, labelId, quiet = false, action, menu, ...more }: BookingRowProps) {
  const words = usePriceWords();
  const t = useTranslations('bookings');
  const { service, status, total, currency } = booking;
  const { discount } = priceOfBooking(booking);
  const price = { price: total, currency };
  return (
    <li className="relative flex flex-wrap gap-x-4 gap-y-3 p-4 @text:flex-nowrap @text:p-5">
      <TimeBlock booking={booking} now={now} quiet={quiet} dated={more.dated} />
      <div className="min-w-0 grow basis-0">
        <p id={labelId} className={classNames('type-strong', quiet && 'text-ink-2', menu && 'pe-9 @text:pe-0')}>
          <Link href={paths.bookingConfirmation(booking.id)} className="hover:underline">
            {service.name}
          </Link>
        </p>
        <p className="type-small text-ink-2">{formatDuration(service.duration)}</p>
        <Place booking={booking} now={now} always={more.placed} />
        {person && <Person person={person} quiet={quiet} />}
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1 type-small text-ink-2 empty:hidden">
          {more.children}
        </div>
      </div>
      <div className="flex basis-full flex-wrap items-center gap-3 ps-24 @text:basis-auto @text:flex-nowrap @text:flex-col @text:items-end @text:gap-1.5 @text:ps-0">
        <BookingBadge status={status} />
        <span className={classNames('type-figure', quiet && 'text-ink-2')}>{words(price)}</span>
        {discount && (
          <span className="type-small text-balance text-ink-2 @text:max-w-36 @text:text-end">
            {discount.title ?? t('opening.one')}
          </span>
        )}
      </div>
      {action && (
        <div className="flex basis-full flex-wrap content-start gap-2 ps-24 max-md:[&_.pressable]:px-3 empty:hidden @text:min-w-36 @text:basis-auto @text:ps-0">
          {action}
        </div>
      )}
      {menu && <div className="absolute top-2.5 end-1.5 @text:static @text:-mt-0.5 @text:-me-2">{menu}</div>}
    </li>
  );
}

/** Whom the reader meets, and where more of them is found. */
function Person({ person, quiet }: { person: PersonShown; quiet: boolean }) {
  const face = (
    <>
      <Avatar name={person.name} photo={person.image ? { src: person.image } : null} size={32} />
      <span className={classNames('min-w-0 truncate font-medium', quiet && 'text-ink-2')}>{person.name}</span>
    </>
  );
  return (
    <p className="mt-2 flex type-small">
      {person.href === undefined ? (
        <span className="flex min-w-0 items-center gap-2">{face}</span>
      ) : (
        <Link href={person.href} className="hit-44 flex min-w-0 items-center gap-2 hover:underline">
          {face}
        </Link>
      )}
    </p>
  );
}

function TimeBlock({ booking, now, quiet, dated }: Pick<BookingRowProps, 'booking' | 'now' | 'quiet' | 'dated'>) {
  const t = useTranslations('bookings.list');
  const { weekday, day, start, end } = visitOf(booking, now);
  const struck = fellThrough(booking.status);
  return (
    <div className="w-20 shrink-0 @text:w-24">
      {dated && (
        <p className="type-small-strong">
          {weekday} <span className="inline-block">{day}</span>
        </p>
      )}
      <p
        className={classNames(
          'type-figure-l text-[1.5rem] leading-7 @text:text-[1.75rem]',
          quiet && 'text-ink-2',
          struck && 'line-through decoration-2',
        )}
      >
        <ClockTime time={start} />
      </p>
      {/* Into the gap beside it: the latest hour is a little wider than the figures above. */}
      <p className={classNames('-me-2 type-small text-ink-2', struck && 'line-through')}>{t('until', { time: end })}</p>
    </div>
  );
}

/** Whose clock the time is by, and the reader's own where that differs. */
function Place({ booking, now, always }: Pick<BookingRowProps, 'booking' | 'now'> & { always: boolean | undefined }) {
  const t = useTranslations('bookings');
  const forViewer = startForViewer(Date.parse(booking.date), booking.timeZone, useViewerZone());
  if (!always && !forViewer) return null;
  const { place } = visitOf(booking, now);
  return (
    <>
      <p className="type-small text-ink-2">{place}</p>
      {forViewer && <p className="type-small-strong">{t('yourTime', { time: forViewer })}</p>}
    </>
  );
}
