import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { formatTime } from '#kernel/visit-time';
import { isOpen } from '../visit-of.ts';
import type { CalendarBooking, CalendarDay } from './calendar-query.ts';
import { fromAxis, type AxisDay, type DayAxis } from './day-axis.ts';
import { minutesOf } from './grid-size.ts';
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
/** So long a finger rests on a visit before it lifts it; until then it may be scrolling. */
const liftMs = 400;
/** A click that comes later than so long after a drop is another one. */
const clickMs = 1000;

interface Carrying {
  readonly x: number;
  readonly y: number;
  /** A finger that has not rested long enough holds nothing yet. */
  held: boolean;
  readonly lift?: ReturnType<typeof setTimeout>;
  ghost?: Ghost;
}

/**
 * Carries visits over the grid, by the quarter of an hour: a mouse at once, a finger after it rested. The form moves a visit
 * without any carrying. A visit whose move is refused lies where it was.
 */
export function useMoveByHand({ axis, days, timeZone }: Grid) {
  const columns = useRef<HTMLDivElement>(null);
  const carrying = useRef<Carrying | undefined>(undefined);
  const dropped = useRef(0);
  const [ghost, setGhost] = useState<Ghost>();
  const move = useMoveVisit();

  useEffect(() => {
    // Only a listener that asks for a say keeps the grid from scrolling under a visit.
    const stay = (event: TouchEvent) => carrying.current?.held && event.preventDefault();
    const grid = columns.current;
    grid?.addEventListener('touchmove', stay, { passive: false });
    return () => grid?.removeEventListener('touchmove', stay);
  }, []);

  type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
  function landing(booking: CalendarBooking, from: number, to: number, event: Point): Ghost | undefined {
    const { y } = carrying.current!;
    const start = Math.round((from + minutesOf(event.clientY - y)) / quarter) * quarter;
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
    clearTimeout(carrying.current?.lift);
    carrying.current = undefined;
    setGhost(undefined);
  }

  function drop(booking: CalendarBooking) {
    const landed = carrying.current?.ghost;
    clearTimeout(carrying.current?.lift);
    carrying.current = undefined;
    if (!landed) return;
    dropped.current = Date.now();
    const on = days.find(({ day }) => day.date === landed.date)!;
    const at = fromAxis(axis, on.axisDay, landed.from);
    void move
      .move(booking, at, on.day, timeZone)
      .catch(move.report)
      .finally(() => setGhost(undefined));
  }

  return {
    columns,
    ghost,
    /** A drop is a click, too, for the browser; that one click is told, however long the page took to draw the drop. */
    justCarried: () => {
      // What hears the click after this one is to know it, too.
      setTimeout(() => {
        dropped.current = 0;
      });
      return Date.now() - dropped.current < clickMs;
    },
    grip: (booking: CalendarBooking, from: number, to: number) => ({
      onPointerDown: (event: PointerEvent) => {
        const movable = isOpen(booking) && Date.parse(booking.endsAt) > Date.now();
        if (event.button !== 0 || !movable || ghost) return;
        const { clientX, clientY, pointerType } = event;
        const place = { x: clientX, y: clientY };
        if (pointerType !== 'touch') {
          carrying.current = { ...place, held: true };
          return;
        }
        const lift = setTimeout(() => {
          const begun = carrying.current!;
          begun.held = true;
          begun.ghost = landing(booking, from, to, { clientX, clientY })!;
          setGhost(begun.ghost);
          navigator.vibrate?.(10);
        }, liftMs);
        carrying.current = { ...place, held: false, lift };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const begun = carrying.current;
        if (!begun) return;
        const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) >= slack;
        if (!begun.held) {
          if (far) leave();
          return;
        }
        if (!begun.ghost && !far) return;
        if (!event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.setPointerCapture(event.pointerId);
        const next = landing(booking, from, to, event);
        if (!next) return;
        begun.ghost = next;
        setGhost(next);
      },
      onPointerUp: () => drop(booking),
      onPointerCancel: leave,
      // A long press asks for the browser's menu, too.
      onContextMenu: (event: { preventDefault(): void }) => carrying.current?.held && event.preventDefault(),
      onKeyDown: (event: { key: string }) => event.key === 'Escape' && carrying.current && leave(),
    }),
  };
}
