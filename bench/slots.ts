import { deepStrictEqual } from 'node:assert/strict';
import { findSlots, type AvailabilityRules, type BusyTime } from '#modules/availability/rules';
import type { BenchRow } from './bench-row.ts';
import { interleave, warmUp } from './interleave.ts';
import { sweepSlots, type SweepInput } from './limits/slot-sweep.ts';

export type { BenchRow };

const minuteMs = 60_000;
const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 5);
const duration = 45;
const gap = 5;
const hours = [
  { start: 9 * 60, end: 13 * 60 },
  { start: 14 * 60, end: 18 * 60 },
];
const rules: AvailabilityRules = {
  timeZone: 'UTC',
  weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hours.map((stretch) => ({ weekday, ...stretch }))),
  overrides: [],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: gap,
  minNotice: 120,
  maxAdvance: 730,
};

interface Tasks {
  readonly engine: () => unknown;
  readonly limit: () => unknown;
}

/** The same question for both: some days with so many appointments of ten minutes in them, of one day in its month. */
function tasksOf(days: number, busyCount: number, timeZone = 'UTC'): Tasks {
  const now = firstDay - 30 * dayMs;
  const busy = busyTimes(busyCount, days === 1 ? firstDay - 15 * dayMs : firstDay, days === 1 ? 30 : days);
  const from = new Date(firstDay).toISOString().slice(0, 10);
  const to = new Date(firstDay + (days - 1) * dayMs).toISOString().slice(0, 10);
  const question = { rules: { ...rules, timeZone }, durationMinutes: duration, busy, now, from, to };
  const weekday = hours.flatMap(({ start, end }) => [start * minuteMs, end * minuteMs]);
  const input: SweepInput = {
    midnight: firstDay,
    date: { year: 2026, month: 1, day: 5 },
    days,
    weekday: 0,
    weekly: Array.from({ length: 7 }, () => weekday),
    step: rules.slotStep * minuteMs,
    duration: duration * minuteMs,
    gap: gap * minuteMs,
    busyStarts: Float64Array.from(busy, ({ start }) => start),
    busyEnds: Float64Array.from(busy, ({ end }) => end),
    notBefore: now + rules.minNotice * minuteMs,
  };
  return { engine: () => findSlots(question), limit: () => sweepSlots(input) };
}

function busyTimes(count: number, from: number, days: number): BusyTime[] {
  return Array.from({ length: count }, (_, index) => {
    const start = from + Math.floor((index * days * 1440) / count / 5) * 5 * minuteMs;
    const appointmentEnd = start + 10 * minuteMs;
    return { start, appointmentEnd, end: appointmentEnd + gap * minuteMs };
  });
}

function row(job: string, [measured, limit]: [number, number], most: number, note: string): BenchRow {
  const ratio = measured / limit;
  return { job, measured, limit, ratio, goal: `≤ ${most}×`, ok: ratio <= most, note };
}

/** The slot engine beside the bare sweep, and how it grows. Microseconds per question. */
export async function rows(): Promise<BenchRow[]> {
  const cases = [1, 30, 365].flatMap((days) => [0, 500, 2000].map((busy) => ({ days, busy, ...tasksOf(days, busy) })));
  for (const { engine, limit } of [...cases, ...cases]) {
    deepStrictEqual(engine(), limit());
    warmUp(engine);
    warmUp(limit);
  }
  const table = cases.map(({ days, busy, engine, limit }) =>
    row(`slots, ${days} days, ${busy} busy`, interleave(engine, limit), 2, 'µs; limit: a bare sweep'),
  );
  const newYork = interleave(tasksOf(365, 500, 'America/New_York').engine, tasksOf(365, 500).limit);
  table.push(row('slots, 365 days, New York', newYork, 2, 'µs; limit: a bare sweep, whose clocks do not change'));
  const month = tasksOf(30, 0).engine;
  const few = interleave(tasksOf(30, 500).engine, month);
  table.push(row('slots, 30 days, 500 busy by none', few, 3, 'µs; limit: the same with nothing busy'));
  const many = interleave(tasksOf(30, 2000).engine, month);
  table.push(row('slots, 30 days, 2000 busy by none', many, 5, 'µs; limit: the same with nothing busy'));
  const [twelve, one] = interleave(tasksOf(360, 0).engine, month);
  table.push(row('slots, 360 days by 30', [twelve, one * 12], 1.25, 'µs; limit: twelve times 30 days'));
  return table;
}

if (import.meta.main) {
  for (const { job, measured, limit, ratio, goal, ok } of await rows()) {
    const times = `${measured.toFixed(2).padStart(9)} ${limit.toFixed(2).padStart(9)}`;
    console.log(
      `${job.padEnd(34)} ${times} ${ratio.toFixed(2).padStart(6)}×  ${goal.padEnd(8)} ${ok ? 'ok' : 'MISSED'}`,
    );
  }
}
