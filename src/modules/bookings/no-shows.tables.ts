import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database';
import { bookings } from './bookings.tables.ts';
import { contestOutcomes } from './rules/index.ts';

/** What the client of a visit says against its no-show: once, since there is one row at most. */
export const noShowContests = pgTable(
  'no_show_contests',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    statement: text('statement').notNull(),
    contestedAt: instant('contested_at').notNull(),
    /** What its artist answered. */
    outcome: text('outcome', { enum: contestOutcomes }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    check('no_show_contests_statement_check', sql`char_length(${table.statement}) between 1 and 500`),
    check('no_show_contests_outcome_check', sql`${table.outcome} in ('kept', 'taken_back')`),
    check('no_show_contests_answered_check', sql`(${table.outcome} is null) = (${table.answeredAt} is null)`),
  ],
);
