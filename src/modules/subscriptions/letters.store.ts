import { statement, type Executor } from '#platform/database';
import type { TrialLetter } from './rules/index.ts';

const person = `users.id, users.email, users.full_name AS "fullName", users.language, users.time_zone AS "timeZone",
  users.trial_ends_at AS "trialEndsAt"`;

export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly language: string;
  readonly timeZone: string;
  readonly trialEndsAt: number | null;
}

const due = `subscription_status = 'trial' AND trial_ends_at > $2 AND trial_ends_at <= $3 AND NOT absent
  AND NOT EXISTS (SELECT FROM plan_letters WHERE plan_letters.user_id = users.id AND kind = $1)`;
const most = 100;
const listDue = statement(
  'subscriptions.list_due_letters',
  `SELECT id FROM users WHERE ${due} AND id > $4 ORDER BY id LIMIT ${most}`,
);
const takeDue = statement(
  'subscriptions.take_due_letter',
  `SELECT ${person} FROM users WHERE ${due} AND id = $4 FOR NO KEY UPDATE SKIP LOCKED`,
);

interface Span {
  readonly after: number;
  readonly until: number;
}

/** Whose free week ends within a span and who were not written so: the next hundred of them at most, behind `last` by id. */
export async function listDueLetters(
  executor: Executor,
  kind: TrialLetter,
  { after, until }: Span,
  last: number,
): Promise<number[]> {
  const rows = await executor.query<{ id: number }>(listDue, [kind, new Date(after), new Date(until), last]);
  return rows.map(({ id }) => id);
}

/** One of them, for this transaction alone; undefined where another one has them, or it is not so any more. */
export async function takeDueLetter(
  transaction: Executor,
  userId: number,
  kind: TrialLetter,
  { after, until }: Span,
): Promise<Recipient | undefined> {
  return (await transaction.query<Recipient>(takeDue, [kind, new Date(after), new Date(until), userId]))[0];
}

const recipient = statement(
  'subscriptions.recipient',
  `SELECT ${person} FROM users WHERE id = $1 AND leaves_at IS NULL`,
);

/** Whom such a letter goes to; undefined for whoever is leaving. */
export async function findRecipient(executor: Executor, userId: number): Promise<Recipient | undefined> {
  return (await executor.query<Recipient>(recipient, [userId]))[0];
}

const insert = statement(
  'subscriptions.insert_letter',
  `INSERT INTO plan_letters (user_id, kind, written_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING user_id`,
);
const reminded = statement('subscriptions.reminded', 'UPDATE users SET trial_reminder_sent = true WHERE id = $1');

/** Marks a letter as written; false when it was before. */
export async function insertLetter(transaction: Executor, userId: number, kind: string, now: number): Promise<boolean> {
  const written = await transaction.query(insert, [userId, kind, new Date(now)]);
  if (written.length > 0 && kind === 'soon') await transaction.query(reminded, [userId]);
  return written.length > 0;
}
