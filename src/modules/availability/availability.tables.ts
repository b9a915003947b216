import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, foreignKey, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { bigint, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/tables';
import { instant, wallTime } from '#platform/database';
import { scheduleDefaults } from './rules/first-schedule.ts';

/** How a person takes appointments, hours aside. Whoever has no row takes none. */
export const availabilities = pgTable(
  'availabilities',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeZone: text('time_zone').notNull(),
    slotStep: integer('slot_step').notNull().default(scheduleDefaults.slotStep),
    bufferBefore: integer('buffer_before').notNull().default(scheduleDefaults.bufferBefore),
    bufferAfter: integer('buffer_after').notNull().default(scheduleDefaults.bufferAfter),
    minNotice: integer('min_notice').notNull().default(scheduleDefaults.minNotice),
    maxAdvance: integer('max_advance').notNull().default(scheduleDefaults.maxAdvance),
    autoConfirm: boolean('auto_confirm').notNull().default(scheduleDefaults.autoConfirm),
    /** Whether guests must follow a mailed link to confirm their time. */
    confirmGuestEmail: boolean('confirm_guest_email').notNull().default(scheduleDefaults.confirmGuestEmail),
    /** When the person saved the zone themselves; a detected one is null. */
    zoneConfirmedAt: instant('zone_confirmed_at'),
  },
  (table) => [
    check('availabilities_slot_step_check', sql`${table.slotStep} between 5 and 240`),
    check('availabilities_buffer_before_check', sql`${table.bufferBefore} between 0 and 480`),
    check('availabilities_buffer_after_check', sql`${table.bufferAfter} between 0 and 480`),
    check('availabilities_min_notice_check', sql`${table.minNotice} between 0 and 43200`),
    check('availabilities_max_advance_check', sql`${table.maxAdvance} between 1 and 730`),
  ],
);

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => availabilities.userId, { onDelete: 'cascade' });

/** Opening hours of a weekday (1 = Monday) in minutes since local midnight; stretches of one day never overlap. */
export const weeklyHours = pgTable(
  'weekly_hours',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    weekday: smallint('weekday').notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
  },
  (table) => [
    check('weekly_hours_weekday_check', sql`${table.weekday} between 1 and 7`),
    check('weekly_hours_start_check', sql`${table.startMinute} >= 0`),
    check('weekly_hours_end_check', sql`${table.endMinute} > ${table.startMinute} and ${table.endMinute} <= 1440`),
  ],
);

/** A date with hours of its own; without any in `override_hours` it is a day off. */
export const dateOverrides = pgTable(
  'date_overrides',
  { userId: owner(), date: date('date', { mode: 'string' }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.date] })],
);

export const overrideHours = pgTable(
  'override_hours',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    startMinute: smallint('start_minute').notNull(),
    endMinute: smallint('end_minute').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'override_hours_date_fk',
      columns: [table.userId, table.date],
      foreignColumns: [dateOverrides.userId, dateOverrides.date],
    }).onDelete('cascade'),
    check('override_hours_start_check', sql`${table.startMinute} >= 0`),
    check('override_hours_end_check', sql`${table.endMinute} > ${table.startMinute} and ${table.endMinute} <= 1440`),
  ],
);

/** Time that a professional keeps for themselves, for whatever the note says; its `busy_times` row goes with it. */
export const timeBlocks = pgTable(
  'time_blocks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The artist's zone when it was set, and what the clock there shows at its start. */
    timeZone: text('time_zone').notNull(),
    localStart: wallTime('local_start').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('time_blocks_artist_start_idx').on(table.artistId, table.startsAt),
    check('time_blocks_times_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Time that is taken, one row each booking, hold or block: an appointment occupies [start, end + gap). The constraint
 * `busy_times_no_overlap` makes a double booking impossible. A booking that its client wishes to move has a second row, which
 * may overlap the first. Rows of bookings mirror them; from `expires_at` on a
 * row counts for nothing (a hold, a request that nobody answered). A visit that an artist has with somebody else is a row of
 * theirs, too: it takes free times, but may stand beside a client's, so it is outside of the constraint (decision 66).
 */
export const busyTimes = pgTable(
  'busy_times',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    during: instantRange('during').notNull(),
    appointmentEnd: instant('appointment_end').notNull(),
    bookingId: integer('booking_id'),
    /** A hold on a series has one row per visit. */
    holdId: integer('hold_id'),
    blockId: integer('block_id')
      .unique()
      .references(() => timeBlocks.id, { onDelete: 'cascade' }),
    /** The booking in which this artist is the client. */
    ownVisitId: integer('own_visit_id'),
    /** Not the booking's own time, but the one to which its client wishes to move it (decision 92). */
    isMove: boolean('is_move').notNull().default(false),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    unique('busy_times_booking_id_key').on(table.bookingId, table.isMove),
    unique('busy_times_own_visit_id_key').on(table.ownVisitId, table.isMove),
    index('busy_times_hold_id_idx')
      .on(table.holdId)
      .where(sql`${table.holdId} is not null`),
    index('busy_times_artist_id_start_idx').on(table.artistId, sql`lower(${table.during})`),
    check(
      'busy_times_one_reason_check',
      sql`num_nonnulls(${table.bookingId}, ${table.holdId}, ${table.blockId}, ${table.ownVisitId}) = 1`,
    ),
    check(
      'busy_times_expiry_check',
      sql`(${table.holdId} is null and not ${table.isMove}) or ${table.expiresAt} is not null`,
    ),
    check(
      'busy_times_move_check',
      sql`not ${table.isMove} or num_nonnulls(${table.bookingId}, ${table.ownVisitId}) = 1`,
    ),
    check('busy_times_bounds_check', sql`lower_inc(${table.during}) and not upper_inc(${table.during})`),
    // Reading a window looks this far back for what reaches into it.
    check('busy_times_length_check', sql`upper(${table.during}) <= lower(${table.during}) + interval '72 hours'`),
    check(
      'busy_times_appointment_check',
      sql`${table.appointmentEnd} > lower(${table.during}) and ${table.appointmentEnd} <= upper(${table.during})`,
    ),
  ],
);

/** A version of the zone rules, and when every visit to come was brought to the clock that was agreed for it. */
export const clockUpdates = pgTable('clock_updates', {
  /** Of the tz database: '2026f'. */
  version: text('version').primaryKey(),
  beganAt: instant('began_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** What new zone rules moved, or could not: another appointment of the artist has the time. */
export const clockMoves = pgTable(
  'clock_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    version: text('version')
      .notNull()
      .references(() => clockUpdates.version),
    artistId: integer('artist_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['booking', 'block', 'opening'] }).notNull(),
    /** The id of the booking, block or opening. */
    subjectId: integer('subject_id').notNull(),
    timeZone: text('time_zone').notNull(),
    localStart: wallTime('local_start').notNull(),
    fromStart: instant('from_start').notNull(),
    toStart: instant('to_start').notNull(),
    outcome: text('outcome', { enum: ['moved', 'clash'] }).notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [
    uniqueIndex('clock_moves_once_key').on(table.version, table.kind, table.subjectId),
    index('clock_moves_artist_idx').on(table.artistId),
    check('clock_moves_kind_check', sql`${table.kind} in ('booking', 'block', 'opening')`),
    check('clock_moves_outcome_check', sql`${table.outcome} in ('moved', 'clash')`),
  ],
);
