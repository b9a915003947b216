import { statement, type Executor } from '#platform/database';
import type { Contest, ContestOutcome } from './rules/index.ts';

const one = statement(
  'bookings.no_show_contest',
  `SELECT statement, contested_at AS "contestedAt", outcome FROM no_show_contests WHERE booking_id = $1`,
);

/** What the client of a visit said against its no-show. */
export async function findContest(executor: Executor, bookingId: number): Promise<Contest | undefined> {
  return (await executor.query<Contest>(one, [bookingId]))[0];
}

const add = statement(
  'bookings.contest_no_show',
  `INSERT INTO no_show_contests (booking_id, statement, contested_at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING booking_id AS id`,
);

/** Stores what a client says against a no-show; false if the visit was contested before. */
export async function insertContest(
  transaction: Executor,
  { bookingId, text, now }: { readonly bookingId: number; readonly text: string; readonly now: number },
): Promise<boolean> {
  return (await transaction.query(add, [bookingId, text, new Date(now)])).length > 0;
}

const answer = statement(
  'bookings.answer_contest',
  `UPDATE no_show_contests SET outcome = $2, answered_at = $3 WHERE booking_id = $1 AND outcome IS NULL
   RETURNING booking_id AS id`,
);

/** Stores what became of a contested no-show; false if nothing waits for an answer. */
export async function answerContest(
  transaction: Executor,
  { bookingId, outcome, now }: { readonly bookingId: number; readonly outcome: ContestOutcome; readonly now: number },
): Promise<boolean> {
  return (await transaction.query(answer, [bookingId, outcome, new Date(now)])).length > 0;
}
