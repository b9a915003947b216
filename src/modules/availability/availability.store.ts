import { statement, type Executor, zoneRenaming } from '#platform/database';
import { refuse } from '#kernel/refusal';
import type { PlainDate } from '#kernel/time';
import { scheduleDefaults } from './rules/first-schedule.ts';
import {
  policyInForce,
  type Asking,
  type AvailabilityRules,
  type DateOverride,
  type Policy,
  type Terms,
  type WeeklyStretch,
} from './rules/index.ts';

/** All that decides about a person's free times, except what is busy. */
export interface Schedule {
  readonly rules: AvailabilityRules;
  readonly autoConfirm: boolean;
  /** Whether guests must follow a mailed link to confirm their time. */
  readonly confirmGuestEmail: boolean;
  /** Whether the person saved the time zone themselves; else it was detected. */
  readonly zoneConfirmed: boolean;
  /** Of its owner: they decide whether anything new can be booked. */
  readonly terms: Terms;
  /** What they ask of clients who cancel late or do not come. */
  readonly policy: Policy;
}

export interface ScheduleRow extends Terms, Asking {
  readonly timeZone: string;
  readonly slotStep: number | null;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly minNotice: number;
  readonly maxAdvance: number;
  readonly autoConfirm: boolean;
  /** Whether guests must follow a mailed link to confirm their time. */
  readonly confirmGuestEmail: boolean;
  readonly zoneConfirmed: boolean;
  readonly weekly: WeeklyStretch[];
  readonly overrides: DateOverride[];
}

const stretches = (table: string, where: string) => `(
  SELECT coalesce(json_agg(json_build_object('start', start_minute, 'end', end_minute) ORDER BY start_minute), '[]')
    FROM ${table} WHERE ${where})`;

/** The columns of a `ScheduleRow`: of a person (by parameter or column), with the overrides from date $2 to $3. */
export const scheduleColumns = (person: string) => `
  coalesce(availabilities.time_zone, users.time_zone) AS "timeZone", slot_step AS "slotStep",
  buffer_before AS "bufferBefore", buffer_after AS "bufferAfter", min_notice AS "minNotice",
  max_advance AS "maxAdvance", auto_confirm AS "autoConfirm",
  confirm_guest_email AS "confirmGuestEmail", zone_confirmed_at IS NOT NULL AS "zoneConfirmed",
  users.subscription_status AS "subscriptionStatus", users.subscription_tier AS "subscriptionTier",
  users.closes_at AS "closesAt", users.takes_payments AS "takesPayments", users.policy,
  (SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'start', start_minute, 'end', end_minute)
                            ORDER BY weekday, start_minute), '[]')
     FROM weekly_hours WHERE user_id = ${person}) AS weekly,
  (SELECT coalesce(json_agg(json_build_object('date', date, 'intervals', ${stretches(
    'override_hours',
    'override_hours.user_id = date_overrides.user_id AND override_hours.date = date_overrides.date',
  )}) ORDER BY date), '[]')
     FROM date_overrides
    WHERE user_id = ${person} AND date >= coalesce($2, '-infinity'::date) AND date <= coalesce($3, 'infinity'::date)
  ) AS overrides`;

/** Where they come from; the condition on `users.id` is the caller's. */
export const scheduleSource = `users LEFT JOIN availabilities ON availabilities.user_id = users.id`;

const scheduleOf = statement(
  'availability.schedule',
  `SELECT ${scheduleColumns('$1')} FROM ${scheduleSource} WHERE users.id = $1 AND NOT users.absent`,
);

/** A span of local dates, both included. */
export interface Dates {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/**
 * A person's schedule; with `overridden` only the overrides of those dates. Whoever never set one has no hours and their
 * own time zone. Refuses `not_found` when nobody has this id.
 */
export async function readSchedule(executor: Executor, userId: number, overridden?: Dates): Promise<Schedule> {
  const [row] = await executor.query<ScheduleRow>(scheduleOf, [
    userId,
    overridden?.from ?? null,
    overridden?.to ?? null,
  ]);
  return scheduleOfRow(row);
}

/** A row of `scheduleColumns` as a schedule; refuses `not_found` without one. */
export function scheduleOfRow(row: ScheduleRow | undefined): Schedule {
  if (!row) throw refuse('not_found');
  const { timeZone, weekly, overrides, zoneConfirmed, subscriptionStatus, subscriptionTier, closesAt } = row;
  const { autoConfirm, confirmGuestEmail, ...numbers } =
    row.slotStep === null ? scheduleDefaults : { ...row, slotStep: row.slotStep };
  const { slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance } = numbers;
  const rules = { timeZone, weekly, overrides, slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance };
  const terms = { subscriptionStatus, subscriptionTier, closesAt };
  return { rules, autoConfirm, confirmGuestEmail, zoneConfirmed, terms, policy: policyInForce(row) };
}

const zoneOf = statement(
  'availability.time_zone',
  `SELECT coalesce(availabilities.time_zone, users.time_zone) AS "timeZone" FROM ${scheduleSource} WHERE users.id = $1 AND NOT users.absent`,
);

/** The time zone of a person's calendar; refuses `not_found` when nobody has this id. */
export async function readTimeZone(executor: Executor, userId: number): Promise<string> {
  const [row] = await executor.query<{ timeZone: string }>(zoneOf, [userId]);
  if (!row) throw refuse('not_found');
  return row.timeZone;
}

const zonesOf = statement(
  'availability.time_zones',
  `SELECT users.id, coalesce(availabilities.time_zone, users.time_zone) AS "timeZone" FROM ${scheduleSource} WHERE users.id = ANY($1::int[])`,
);

/** The time zones of people's calendars; who is missing is nobody. */
export async function readTimeZones(
  executor: Executor,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await executor.query<{ id: number; timeZone: string }>(zonesOf, [userIds]);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

const saveSettings = statement(
  'availability.save_settings',
  `INSERT INTO availabilities (user_id, time_zone, slot_step, buffer_before, buffer_after, min_notice, max_advance,
                               auto_confirm, zone_confirmed_at, confirm_guest_email)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (user_id) DO UPDATE
      SET time_zone = excluded.time_zone, slot_step = excluded.slot_step, buffer_before = excluded.buffer_before,
          buffer_after = excluded.buffer_after, min_notice = excluded.min_notice, max_advance = excluded.max_advance,
          auto_confirm = excluded.auto_confirm, zone_confirmed_at = excluded.zone_confirmed_at,
          confirm_guest_email = excluded.confirm_guest_email`,
);
const forgetWeek = statement('availability.forget_week', 'DELETE FROM weekly_hours WHERE user_id = $1');
const forgetOverrides = statement('availability.forget_overrides', 'DELETE FROM date_overrides WHERE user_id = $1');
const saveWeek = statement(
  'availability.save_week',
  `INSERT INTO weekly_hours (user_id, weekday, start_minute, end_minute)
   SELECT $1, * FROM unnest($2::smallint[], $3::smallint[], $4::smallint[])`,
);
const saveOverrides = statement(
  'availability.save_overrides',
  'INSERT INTO date_overrides (user_id, date) SELECT $1, * FROM unnest($2::date[])',
);
const saveOverrideHours = statement(
  'availability.save_override_hours',
  `INSERT INTO override_hours (user_id, date, start_minute, end_minute)
   SELECT $1, * FROM unnest($2::date[], $3::smallint[], $4::smallint[])`,
);

export interface SavedSchedule {
  readonly rules: AvailabilityRules;
  readonly autoConfirm: boolean;
  /** Whether guests must follow a mailed link to confirm their time. */
  readonly confirmGuestEmail: boolean;
  /** When the person confirmed the zone; null for a detected one. */
  readonly zoneConfirmedAt: number | null;
}

/** Puts this schedule in the place of whatever a person had. The first statement makes two savings wait for each other. */
export async function saveSchedule(transaction: Executor, userId: number, saved: SavedSchedule): Promise<void> {
  const { rules, autoConfirm, confirmGuestEmail, zoneConfirmedAt } = saved;
  const confirmed = zoneConfirmedAt === null ? null : new Date(zoneConfirmedAt);
  const { timeZone, slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance } = rules;
  const numbers = [slotStep, bufferBefore, bufferAfter, minNotice, maxAdvance];
  await transaction.query(saveSettings, [userId, timeZone, ...numbers, autoConfirm, confirmed, confirmGuestEmail]);
  await transaction.query(forgetWeek, [userId]);
  await transaction.query(forgetOverrides, [userId]);
  const { weekly, overrides } = rules;
  const days = weekly.map(({ weekday }) => weekday);
  await transaction.query(saveWeek, [userId, days, ...boundsOf(weekly)]);
  await transaction.query(saveOverrides, [userId, overrides.map(({ date }) => date)]);
  const hours = overrides.flatMap(({ date, intervals }) => intervals.map((interval) => ({ date, ...interval })));
  await transaction.query(saveOverrideHours, [userId, hours.map(({ date }) => date), ...boundsOf(hours)]);
}

function boundsOf(given: readonly { start: number; end: number }[]): [number[], number[]] {
  return [given.map(({ start }) => start), given.map(({ end }) => end)];
}

/** Writes today's names of zones in place of others. */
export const renameScheduleZones = zoneRenaming('availabilities');
