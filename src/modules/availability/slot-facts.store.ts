import { statement, type Executor } from '#platform/database';
import { scheduleColumns, scheduleOfRow, scheduleSource } from './availability.store.ts';
import type { Dates, Schedule, ScheduleRow } from './availability.store.ts';
import { countsInWindow, type BusyWindow } from './busy-times.store.ts';
import type { BusyTime } from './rules/index.ts';

const milliseconds = (instant: string) => `(extract(epoch FROM ${instant}) * 1000)::bigint`;

const slotFacts = statement(
  'availability.slot_facts',
  `SELECT ${scheduleColumns},
          (SELECT coalesce(json_agg(json_build_object(
                    'start', ${milliseconds('lower(during)')}, 'end', ${milliseconds('upper(during)')},
                    'appointmentEnd', ${milliseconds('appointment_end')}) ORDER BY lower(during)), '[]')
             FROM busy_times WHERE ${countsInWindow('$4', '$5', '$6', '$7')}) AS busy
     FROM ${scheduleSource}`,
);

/** `readSchedule` and `readBusyTimes` at once, for the product's busiest read: a round trip costs more than either. */
export async function readSlotFacts(
  executor: Executor,
  overridden: Dates,
  window: Omit<BusyWindow, 'exceptBookingId'>,
): Promise<{ schedule: Schedule; busy: BusyTime[] }> {
  const { artistId, from, to, now, exceptHoldId = null } = window;
  const instants = [from, to, now].map((at) => new Date(at));
  const values = [artistId, overridden.from, overridden.to, ...instants, exceptHoldId];
  const [row] = await executor.query<ScheduleRow & { busy: BusyTime[] }>(slotFacts, values);
  return { schedule: scheduleOfRow(row), busy: row?.busy ?? [] };
}
