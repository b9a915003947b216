import { formatTime } from '#kernel/visit-time';
import { StatusIcon } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { clientOf } from '../visit-of.ts';
import type { CalendarBooking } from './calendar-query.ts';
import { useVisitName } from './calendar-words.ts';
import { remOf } from './grid-size.ts';
import { acrossDay, type Place } from './side-by-side.ts';
import type { MoveByHand } from './use-move-by-hand.ts';

export interface VisitBlockProps {
  booking: CalendarBooking;
  timeZone: string;
  /** Minutes of the axis. */
  from: number;
  to: number;
  place: Place;
  opened: boolean;
  onOpen: () => void;
  tabIndex: 0 | -1;
  hand: MoveByHand;
}

const colours: Partial<Record<CalendarBooking['status'], { ground: string; bar: string }>> = {
  pending: { ground: 'bg-warn-soft', bar: 'var(--warn)' },
  confirmed: { ground: 'bg-success-soft', bar: 'var(--success)' },
  completed: { ground: 'bg-info-soft', bar: 'var(--info)' },
};
// Closed hours are sunken.
const neutral = { ground: 'border border-line-strong bg-surface', bar: 'var(--line-strong)' };

/** A visit on the grid: a bar and an icon say its state, a press looks closer, a pointer may carry it elsewhere. */
export function VisitBlock({ booking, timeZone, from, to, place, opened, onOpen, tabIndex, hand }: VisitBlockProps) {
  const nameOf = useVisitName(timeZone);
  const { ground, bar } = colours[booking.status] ?? neutral;
  const name = clientOf(booking)?.name;
  const minutes = to - from;
  // Who comes has a line of its own where there are two, what for where there are three; else it stands beside the time.
  const beside = minutes < 30 ? name : minutes < 45 && booking.service.name;
  const carried = hand.ghost?.bookingId === booking.id;
  return (
    <li>
      <button
        type="button"
        data-visit={booking.id}
        data-from={from}
        tabIndex={tabIndex}
        aria-expanded={opened}
        aria-busy={carried || undefined}
        onClick={() => !hand.justCarried() && onOpen()}
        {...hand.grip(booking, from, to)}
        className={classNames(
          'absolute flex select-none flex-col [-webkit-touch-callout:none] items-start justify-start overflow-hidden rounded-[4px] border-s-4 px-1 text-start -outline-offset-3! forced-colors:border-y forced-colors:border-e',
          minutes < 45 ? 'py-0.5' : 'py-1',
          ground,
          carried && 'opacity-50',
        )}
        style={{
          top: `${remOf(from)}rem`,
          height: `${remOf(to - from)}rem`,
          ...acrossDay(place),
          borderInlineStartColor: bar,
        }}
      >
        <span className="sr-only">{nameOf(booking)}</span>
        <span aria-hidden className="flex max-w-full items-center gap-0.5 type-micro">
          <span style={{ color: bar }}>
            <StatusIcon status={booking.status} />
          </span>
          <span className="shrink-0 whitespace-nowrap">{formatTime(Date.parse(booking.date), timeZone)}</span>
          {beside && (
            <span dir="auto" className="ms-0.5 min-w-0 truncate">
              {beside}
            </span>
          )}
        </span>
        {minutes >= 30 && (
          <span
            aria-hidden
            dir="auto"
            className={classNames('max-w-full type-micro', minutes >= 75 ? 'line-clamp-2 shrink-0' : 'truncate')}
          >
            {name}
          </span>
        )}
        {minutes >= 45 && (
          <span
            aria-hidden
            dir="auto"
            className={classNames('max-w-full type-micro font-normal', minutes >= 60 ? 'line-clamp-2' : 'truncate')}
          >
            {booking.service.name}
          </span>
        )}
      </button>
    </li>
  );
}
