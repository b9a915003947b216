import { useRef, useState, type PointerEvent } from 'react';
import { formatTime } from '#kernel/visit-time';
import { isOpen } from '../visit-of.ts';
import type { CalendarBooking, CalendarDay } from './calendar-query.ts';
import { fromAxis, type AxisDay, type DayAxis } from './day-axis.ts';
import { remOf } from './grid-size.ts';
import { useMoveVisit } from './use-move-visit.ts';

/** Where a carried visit would land. */
export interface Ghost {
  readonly bookingId: number;
  readonly date: string;
  /** Minutes of the axis. */
  readonly from: number;
  readonly to: number;
  readonly time: string;
}

interface Grid {
  axis: DayAxis;
  days: readonly { readonly day: CalendarDay; readonly axisDay: AxisDay }[];
  timeZone: string;
}

export type MoveByHand = ReturnType<typeof useMoveByHand>;

const quarter = 15;
/** Pixels before a press becomes carrying. */
const slack = 6;

/**
 * Carries visits over the grid, by the quarter of an hour. With a finger the page scrolls instead; the form moves a visit
 * without any carrying. A visit whose move is refused lies where it was.
 */
export function useMoveByHand({ axis, days, timeZone }: Grid) {
  const columns = useRef<HTMLDivElement>(null);
  const carrying = useRef<{ x: number; y: number; ghost?: Ghost } | undefined>(undefined);
  const dropped = useRef(0);
  const [ghost, setGhost] = useState<Ghost>();
  const move = useMoveVisit();

  function landing(booking: CalendarBooking, from: number, to: number, event: PointerEvent): Ghost | undefined {
    const { y } = carrying.current!;
    const pixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * remOf(1);
    const start = Math.round((from + (event.clientY - y) / pixels) / quarter) * quarter;
    const column = [...(columns.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right;
    });
    const on = days.find(({ day }) => day.date === column?.dataset['day']);
    if (!on) return undefined;
    const kept = Math.min(Math.max(start, 0), axis.minutes - quarter);
    const time = formatTime(fromAxis(axis, on.axisDay, kept), timeZone);
    return { bookingId: booking.id, date: on.day.date, from: kept, to: kept + to - from, time };
  }

  function leave() {
    carrying.current = undefined;
    setGhost(undefined);
  }

  function drop(booking: CalendarBooking) {
    const landed = carrying.current?.ghost;
    carrying.current = undefined;
    if (!landed) return;
    dropped.current = Date.now();
    const on = days.find(({ day }) => day.date === landed.date)!;
    const at = fromAxis(axis, on.axisDay, landed.from);
    void move.carryOut(booking, at, on.day, timeZone).finally(() => setGhost(undefined));
  }

  return {
    columns,
    ghost,
    /** A drop is a click, too, for the browser. */
    justCarried: () => Date.now() - dropped.current < 100,
    grip: (booking: CalendarBooking, from: number, to: number) => ({
      onPointerDown: (event: PointerEvent) => {
        const movable = isOpen(booking) && Date.parse(booking.endsAt) > Date.now();
        if (event.button !== 0 || event.pointerType === 'touch' || !movable || ghost) return;
        carrying.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = carrying.current;
        if (!begun) return;
        if (!begun.ghost && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < slack) return;
        if (!begun.ghost) event.currentTarget.setPointerCapture(event.pointerId);
        const next = landing(booking, from, to, event);
        if (!next) return;
        begun.ghost = next;
        setGhost(next);
      },
      onPointerUp: () => drop(booking),
      onPointerCancel: leave,
      onKeyDown: (event: { key: string }) => event.key === 'Escape' && carrying.current && leave(),
    }),
  };
}
