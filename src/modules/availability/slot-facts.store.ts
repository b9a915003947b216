import type { EpochMs } from '#kernel/time';
import { statement, type Executor } from '#platform/database';
import { scheduleColumns, scheduleOfRow, scheduleSource } from './availability.store.ts';
import type { Dates, Schedule, ScheduleRow } from './availability.store.ts';
import { busyNumbers, busyTimesOf, countsInWindow, type BusyNumbers, type BusyWindow } from './busy-times.store.ts';
import type { AvailabilityRules, BusyTime, Terms } from './rules/index.ts';

const slotFacts = statement(
  'availability.slot_facts',
  `SELECT ${scheduleColumns('$1')},
          (SELECT ${busyNumbers} FROM busy_times WHERE ${countsInWindow('$1', '$4', '$5', '$6', '$7')}) AS busy
     FROM ${scheduleSource} WHERE users.id = $1 AND NOT users.absent`,
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
  const [row] = await executor.query<ScheduleRow & { busy: BusyNumbers[] }>(slotFacts, values);
  return { schedule: scheduleOfRow(row), busy: busyTimesOf(row?.busy ?? []) };
}

const slotFactsOf = statement(
  'availability.slot_facts_of',
  `SELECT users.id, ${scheduleColumns('users.id')},
          (SELECT ${busyNumbers} FROM busy_times WHERE ${countsInWindow('users.id', '$4', '$5', '$6', 'NULL')}) AS busy,
          (SELECT min(expires_at) FROM busy_times WHERE artist_id = users.id AND expires_at > $6) AS "nextExpiry"
     FROM ${scheduleSource} WHERE users.id = ANY($1::int[]) AND NOT users.absent`,
);

/** What decides about somebody's free times, and until when it does without anybody doing anything. */
export interface SlotFacts {
  readonly rules: AvailabilityRules;
  readonly busy: readonly BusyTime[];
  /** When a hold or an unanswered request gives its time back. */
  readonly nextExpiry: EpochMs | null;
  readonly terms: Terms;
}

/** `readSlotFacts` of many people in one round trip. Whoever never set a schedule has no hours. */
export async function readSlotFactsOf(
  executor: Executor,
  artistIds: readonly number[],
  overridden: Dates,
  { from, to, now }: Pick<BusyWindow, 'from' | 'to' | 'now'>,
): Promise<Map<number, SlotFacts>> {
  const instants = [from, to, now].map((at) => new Date(at));
  type Row = ScheduleRow & { id: number; busy: BusyNumbers[]; nextExpiry: EpochMs | null };
  const rows = await executor.query<Row>(slotFactsOf, [artistIds, overridden.from, overridden.to, ...instants]);
  return new Map(
    rows.map((row) => {
      const { rules, terms } = scheduleOfRow(row);
      return [row.id, { rules, terms, busy: busyTimesOf(row.busy), nextExpiry: row.nextExpiry }];
    }),
  );
}
