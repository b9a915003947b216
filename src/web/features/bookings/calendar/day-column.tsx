import { useTranslations } from 'use-intl';
import { formatTime } from '#kernel/visit-time';
import type { Opening } from '../openings/queries.ts';
import { BlockMark } from './block-mark.tsx';
import type { Calendar, CalendarDay } from './calendar-query.ts';
import { missingOn, toAxis, type AxisDay, type DayAxis } from './day-axis.ts';
import { remOf } from './grid-size.ts';
import { OpeningMark } from './opening-mark.tsx';
import { MoveRequestMark } from './move-request-mark.tsx';
import { OwnVisitMark } from './own-visit-mark.tsx';
import { acrossDay, sideBySide } from './side-by-side.ts';
import { SpotMenu } from './spot-menu.tsx';
import type { MoveByHand } from './use-move-by-hand.ts';
import type { PressedSpot } from './use-spot.ts';
import { VisitBlock } from './visit-block.tsx';

export interface DayColumnProps {
  day: CalendarDay;
  axisDay: AxisDay;
  axis: DayAxis;
  calendar: Calendar;
  /** What is offered at short notice. */
  openings: readonly Opening[];
  /** Epoch milliseconds, on today only. */
  now: number | undefined;
  openedId: number | undefined;
  onOpen: (bookingId: number) => void;
  /** The one visit that Tab leads to. */
  tabStop: number | undefined;
  hand: MoveByHand;
  pressed: PressedSpot;
}

/** A day from top to bottom: its open hours on a lighter ground, who comes, what is kept free, and where now is. */
export function DayColumn({
  day,
  axisDay,
  axis,
  calendar,
  openings,
  now,
  openedId,
  onOpen,
  tabStop,
  hand,
  pressed,
}: DayColumnProps) {
  const t = useTranslations('calendar');
  const place = (at: string) => toAxis(axis, axisDay, Date.parse(at));
  const within = ({ start, end }: { start: string; end: string }) =>
    Date.parse(start) < axisDay.end && Date.parse(end) > axisDay.start;
  const visits = calendar.bookings
    .filter(({ date, endsAt }) => within({ start: date, end: endsAt }))
    .map((booking) => ({ booking, from: place(booking.date), to: place(booking.endsAt) }));
  const ownVisits = calendar.ownVisits
    .filter(within)
    .map((visit) => ({ visit, from: place(visit.start), to: place(visit.end) }));
  const requests = calendar.moveRequests
    .filter(within)
    .map((request) => ({ request, from: place(request.start), to: place(request.end) }));
  const places = sideBySide([...visits, ...ownVisits, ...requests]);
  const { spot } = pressed;
  return (
    // The keyboard adds by the buttons above the grid.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-day={day.date}
      onClick={(event) => !hand.justCarried() && pressed.press(event, day.date, axisDay)}
      className="relative border-s border-line bg-sunken"
      style={{ height: `${remOf(axis.minutes)}rem` }}
    >
      {day.open.map(({ start, end }) => (
        <div
          key={start}
          aria-hidden
          // Where readers have few colours, edges tell what is open.
          className="absolute inset-x-0 bg-surface forced-colors:border-y forced-colors:border-e"
          style={spanStyle(place(start), place(end))}
        />
      ))}
      <div aria-hidden className="absolute inset-0" style={drawn(quarterLines)} />
      {missingOn(axis, axisDay).map(({ from, to }) => (
        <div key={from} className="absolute inset-x-0 bg-sunken" style={{ ...spanStyle(from, to), ...drawn(hatched) }}>
          {axisDay.change && <span className="px-2 type-micro text-ink-2">{t('clocksGoOn')}</span>}
        </div>
      ))}
      {calendar.bookings
        .filter(({ endsAt, blockedUntil }) => within({ start: endsAt, end: blockedUntil }))
        .map((booking) => (
          <div
            key={booking.id}
            aria-hidden
            className="absolute inset-x-0.5"
            style={{ ...spanStyle(place(booking.endsAt), place(booking.blockedUntil)), ...drawn(hatched) }}
          />
        ))}
      {calendar.held.filter(within).map(({ start, end }) => (
        <p
          key={start}
          className="absolute inset-x-0 overflow-hidden border-s-4 border-line-strong bg-sunken px-2 type-micro text-ink-2"
          style={spanStyle(place(start), place(end))}
        >
          {t('held', { time: formatTime(Date.parse(start), calendar.timeZone) })}
        </p>
      ))}
      {calendar.blocks.filter(within).map((block) => (
        <BlockMark
          key={block.id}
          block={block}
          day={day}
          timeZone={calendar.timeZone}
          className="absolute inset-x-0 flex items-start border-s-4 border-line-strong bg-sunken px-2 text-start"
          // Clipped, not hidden: its words keep in sight of the grid that scrolls.
          style={{ ...spanStyle(place(block.start), place(block.end)), overflow: 'clip' }}
        />
      ))}
      {ownVisits.map(({ visit, from, to }, index) => (
        <OwnVisitMark
          key={`${visit.id} ${visit.start}`}
          visit={visit}
          timeZone={calendar.timeZone}
          className="absolute flex items-start overflow-hidden border-s-4 border-line-strong bg-sunken px-2 text-start"
          style={{ ...spanStyle(from, to), ...acrossDay(places[visits.length + index]!) }}
        />
      ))}
      {requests.map(({ request, from, to }, index) => (
        <MoveRequestMark
          key={request.bookingId}
          request={request}
          timeZone={calendar.timeZone}
          className="absolute flex items-start overflow-hidden border-s-4 border-warn bg-warn-soft px-2 text-start"
          style={{ ...spanStyle(from, to), ...acrossDay(places[visits.length + ownVisits.length + index]!) }}
        />
      ))}
      {openings.filter(within).map((opening) => (
        <OpeningMark
          key={opening.id}
          opening={opening}
          timeZone={calendar.timeZone}
          className="absolute inset-x-0 flex items-start overflow-hidden border-s-4 border-book-line bg-book-soft px-2 text-start"
          style={spanStyle(place(opening.start), place(opening.end))}
        />
      ))}
      <ol aria-labelledby={`day-${day.date}`}>
        {visits.map(({ booking, from, to }, index) => (
          <VisitBlock
            key={booking.id}
            booking={booking}
            timeZone={calendar.timeZone}
            from={from}
            to={to}
            place={places[index]!}
            opened={booking.id === openedId}
            onOpen={() => onOpen(booking.id)}
            tabIndex={booking.id === tabStop ? 0 : -1}
            hand={hand}
          />
        ))}
      </ol>
      {spot?.date === day.date && (
        <SpotMenu
          key={spot.from}
          time={spot.time}
          style={spanStyle(spot.from, spot.from + 15)}
          onAdd={(what) => pressed.add(what, axisDay)}
          onClose={pressed.leave}
        />
      )}
      {hand.ghost?.date === day.date && (
        <p
          aria-hidden
          className="pointer-events-none absolute inset-x-0.5 z-10 rounded-[4px] border-2 border-dashed border-ink bg-surface px-2 type-small-strong opacity-90"
          style={spanStyle(hand.ghost.from, hand.ghost.to)}
        >
          {hand.ghost.time}
        </p>
      )}
      {now !== undefined && (
        <p
          className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-ink"
          style={{ top: `${remOf(toAxis(axis, axisDay, now))}rem` }}
        >
          {/* Among the hours it is written where it covers nobody's name. */}
          <span className="sr-only">{t('now', { time: formatTime(now, calendar.timeZone) })}</span>
        </p>
      )}
    </div>
  );
}

const quarterLines =
  'repeating-linear-gradient(color-mix(in oklch, var(--line-strong) 45%, transparent) 0 1px, transparent 1px 6rem), repeating-linear-gradient(var(--line) 0 1px, transparent 1px 1.5rem)';
const hatched = 'repeating-linear-gradient(135deg, var(--line-strong) 0 1px, transparent 1px 6px)';

/** Lines in our own colours: with few of the reader's own the browser would draw none. */
const drawn = (backgroundImage: string) => ({ backgroundImage, forcedColorAdjust: 'none' }) as const;

function spanStyle(from: number, to: number) {
  return { top: `${remOf(from)}rem`, height: `${remOf(to - from)}rem` };
}
