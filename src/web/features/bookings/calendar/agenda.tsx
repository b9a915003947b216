import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import {
  calendarDate,
  formatDuration,
  formatLongPlainDate,
  formatPrice,
  formatTime,
  inOnePiece,
  joinFacts,
} from '#kernel/visit-time';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { CaretRightIcon } from '#web/ui/icons.ts';
import { rowsClass } from '../list/day-list.tsx';
import { SeriesMark } from '../list/series-mark.tsx';
import { BookingBadge } from '../booking-badge.tsx';
import { clientOf } from '../visit-of.ts';
import type { Opening } from '../openings/queries.ts';
import { BlockMark } from './block-mark.tsx';
import type { Calendar, CalendarBooking, CalendarDay } from './calendar-query.ts';
import type { CalendarView } from './calendar-view.ts';
import { gapsWithin, spanOf } from './gaps-within.ts';
import { OpeningMark } from './opening-mark.tsx';
import { MoveRequestMark } from './move-request-mark.tsx';
import { OwnVisitMark } from './own-visit-mark.tsx';
import type { Addition } from './spot-menu.tsx';
import { useGridKeys } from './use-grid-keys.ts';

export interface ShownCalendar {
  calendar: Calendar;
  /** What is offered at short notice. */
  openings: readonly Opening[];
  view: CalendarView;
  /** Epoch milliseconds. */
  now: number;
  /** The visit that is looked at closer. */
  openedId: number | undefined;
  onOpen: (bookingId: number) => void;
  /** Asks at once where to. */
  onMove: (bookingId: number) => void;
  /** Asks what is to be added at some minutes on the clock. */
  onAdd: (what: Addition, date: PlainDate, minutes: number) => void;
}

/** Day after day, who comes; a day without anybody says until when it is open, or that it is blocked. */
export function Agenda({ calendar, ...shown }: ShownCalendar) {
  const keys = useGridKeys({ calendar, ...shown });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid gap-6" onKeyDown={keys.press}>
      {calendar.days.map((day) => (
        <AgendaDay key={day.date} day={day} calendar={calendar} {...shown} />
      ))}
    </div>
  );
}

function AgendaDay({ day, calendar, openings, now, openedId, onOpen }: ShownCalendar & { day: CalendarDay }) {
  const t = useTranslations('calendar');
  const headingId = useId();
  const { timeZone } = calendar;
  const visits = calendar.bookings.filter(({ date }) => calendarDate(Date.parse(date), timeZone) === day.date);
  const within = ({ start, end }: { start: string; end: string }) =>
    Date.parse(start) < Date.parse(day.end) && Date.parse(end) > Date.parse(day.start);
  const blocks = calendar.blocks.filter(within);
  const own = calendar.ownVisits.filter(within);
  const asked = calendar.moveRequests.filter(({ start }) => calendarDate(Date.parse(start), timeZone) === day.date);
  const offered = openings.filter(({ start }) => calendarDate(Date.parse(start), timeZone) === day.date);
  const isToday = calendarDate(now, timeZone) === day.date;
  const blocked = [...blocks, ...own, ...asked].map(spanOf).toSorted((one, other) => one.start - other.start);
  const open = day.open.flatMap((stretch) => gapsWithin(spanOf(stretch), blocked));
  // Of today what is still to come.
  const ahead = isToday ? open.filter(({ end }) => end > now) : open;
  const hours = ahead.map(({ start, end }) =>
    t('visit', { start: formatTime(start, timeZone), end: formatTime(end, timeZone) }),
  );
  const marks = [...blocks, ...offered, ...own, ...asked].toSorted(
    (one, other) => Date.parse(one.start) - Date.parse(other.start),
  );
  const beginOf = (entry: (typeof marks)[number] | CalendarBooking) =>
    Date.parse('date' in entry ? entry.date : entry.start);
  const entries = [...marks, ...visits].toSorted((one, other) => beginOf(one) - beginOf(other));
  const markOf = (entry: (typeof marks)[number]) => {
    if ('percent' in entry) {
      const className = `${markClass} border-book-line bg-book-soft`;
      return <OpeningMark key={keyOf(entry)} opening={entry} timeZone={timeZone} className={className} />;
    }
    if ('insteadOf' in entry) {
      const className = `${markClass} border-warn bg-warn-soft`;
      return <MoveRequestMark key={keyOf(entry)} request={entry} timeZone={timeZone} className={className} />;
    }
    const shared = { timeZone, className: `${markClass} border-line-strong bg-sunken` };
    return 'artistName' in entry ? (
      <OwnVisitMark key={keyOf(entry)} visit={entry} {...shared} />
    ) : (
      <BlockMark key={keyOf(entry)} block={entry} day={day} {...shared} />
    );
  };
  const closed =
    day.open.length === 0 && (offered.length > 0 ? t('closedBut', { count: offered.length }) : t('closedDay'));
  const emptyDay = () => {
    if (closed) return closed;
    if (open.length === 0) return t('blockedDay');
    return ahead.length === 0 ? t('overToday') : t('freeDay', { hours: joinFacts(hours) });
  };
  return (
    <section aria-labelledby={headingId} data-day={day.date}>
      <h3 id={headingId} className="sticky top-0 z-10 -mx-1 bg-page px-1 py-2.5 type-display-s">
        {isToday && `${t('today')} `}
        <span className={isToday ? 'type-small text-ink-2' : undefined}>{formatLongPlainDate(day.date, { now })}</span>
      </h3>
      {visits.length > 0 && closed && <p className="mb-2 text-ink-2">{closed}</p>}
      {visits.length > 0 ? (
        <ol className={rowsClass}>
          {entries.map((entry) =>
            'date' in entry ? (
              <AgendaRow
                key={`visit ${entry.id}`}
                booking={entry}
                timeZone={timeZone}
                opened={entry.id === openedId}
                onOpen={() => onOpen(entry.id)}
              />
            ) : (
              <li key={keyOf(entry)} className="p-2">
                {markOf(entry)}
              </li>
            ),
          )}
        </ol>
      ) : (
        <>
          <div className="mb-2 grid gap-2 empty:hidden">{marks.map(markOf)}</div>
          <p className="text-ink-2">{emptyDay()}</p>
        </>
      )}
    </section>
  );
}

/** Openings, blocks and visits are numbered apart; a visit may have another time beside its own. */
function keyOf(mark: {
  id?: number;
  bookingId?: number;
  start: string;
  percent?: unknown;
  artistName?: string;
}): string {
  const kind = 'percent' in mark ? 'opening' : 'artistName' in mark ? 'own visit' : 'block';
  return mark.bookingId === undefined ? `${kind} ${mark.id} ${mark.start}` : `asked ${mark.bookingId}`;
}

const markClass = 'flex min-h-11 w-full items-center rounded-control border-s-4 px-3 text-start';

interface AgendaRowProps {
  booking: CalendarBooking;
  timeZone: string;
  opened: boolean;
  onOpen: () => void;
}

/** A visit as one press: its time, what and who, in which state. */
function AgendaRow({ booking, timeZone, opened, onOpen }: AgendaRowProps) {
  const t = useTranslations('bookings.list');
  const { service, status, total, currency } = booking;
  return (
    <li className="group/row">
      <button
        type="button"
        data-visit={booking.id}
        data-from={booking.date.slice(11, 16).replace(':', '')}
        aria-expanded={opened}
        onClick={onOpen}
        className="flex w-full items-start gap-x-4 p-4 text-start group-first/row:rounded-t-card group-last/row:rounded-b-card hover:bg-sunken"
      >
        <span className="w-22 shrink-0 whitespace-nowrap">
          <span className="block type-figure-l text-[1.5rem] leading-7">
            <ClockTime time={formatTime(Date.parse(booking.date), timeZone)} />
          </span>
          <span className="block type-small text-ink-2">
            {t('until', { time: formatTime(Date.parse(booking.endsAt), timeZone) })}
          </span>
        </span>
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 self-center">
          <span className="min-w-0 grow basis-full md:basis-0">
            <span className="block type-strong">{clientOf(booking)?.name}</span>
            <span className="block type-small text-ink-2">
              {joinFacts([service.name, inOnePiece(formatDuration(service.duration)), formatPrice(total, currency)])}
            </span>
            <span className="block type-small text-ink-2 empty:hidden">
              <SeriesMark booking={booking} />
            </span>
          </span>
          <BookingBadge status={status} />
        </span>
        <CaretRightIcon size={20} aria-hidden className="mirrored shrink-0 self-center text-ink-3" />
      </button>
    </li>
  );
}
