import { useState, type MouseEvent } from 'react';
import { parseClock, type PlainDate } from '#kernel/time';
import { formatTime } from '#kernel/visit-time';
import { clockOf } from './clock-of.ts';
import { fromAxis, type AxisDay, type DayAxis } from './day-axis.ts';
import { minutesOf } from './grid-size.ts';
import type { Addition } from './spot-menu.tsx';

/** An empty place of the grid that somebody pressed. */
export interface Spot {
  readonly date: PlainDate;
  /** Minutes of the axis. */
  readonly from: number;
  readonly time: string;
}

interface Grid {
  axis: DayAxis;
  timeZone: string;
  onAdd: (what: Addition, date: PlainDate, minutes: number) => void;
}

export type PressedSpot = ReturnType<typeof useSpot>;

const quarter = 15;

/** The quarter of an hour that was pressed last where nothing lies, until its menu closes. */
export function useSpot({ axis, timeZone, onAdd }: Grid) {
  const [spot, setSpot] = useState<Spot>();

  function press(event: MouseEvent<HTMLElement>, date: PlainDate, axisDay: AxisDay) {
    if ((event.target as Element).closest('button, a, [role=menu]')) return;
    const down = minutesOf(event.clientY - event.currentTarget.getBoundingClientRect().top);
    const from = Math.min(Math.floor(down / quarter) * quarter, axis.minutes - quarter);
    const at = fromAxis(axis, axisDay, from);
    setSpot({ date, from, time: formatTime(at, timeZone) });
  }

  function add(what: Addition, axisDay: AxisDay) {
    const { date, from } = spot!;
    onAdd(what, date, parseClock(clockOf(fromAxis(axis, axisDay, from), timeZone))!);
  }

  return { spot, press, add, leave: () => setSpot(undefined) };
}
