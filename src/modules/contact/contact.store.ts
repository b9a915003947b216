import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { messageStates } from './rules/index.ts';
import type { contactMessages } from './contact.tables.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
/** What somebody wrote: the facts of the mail that tells the operator, too. */
export type ContactLetter = Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message'>;
/** The mail that answers somebody, in the language they wrote in. */
export type AnswerLetter = Pick<ContactMessage, 'name' | 'subject' | 'message' | 'language'> & {
  readonly answer: string;
};

const insert = statement(
  'contact.insert',
  `INSERT INTO contact_messages (name, email, subject, message, language, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
);

export async function insertMessage(
  transaction: Executor,
  {
    name,
    email,
    subject,
    message,
    language,
    createdAt,
  }: ContactLetter & Pick<ContactMessage, 'language' | 'createdAt'>,
): Promise<void> {
  await transaction.query(insert, [name, email, subject, message, language, new Date(createdAt)]);
}

const columns = `id, name, email, subject, message, language, created_at AS "createdAt", read_at AS "readAt", answer,
  answered_at AS "answeredAt"`;
const list = statement(
  'contact.list',
  `SELECT ${columns} FROM contact_messages
    WHERE ($1::timestamptz IS NULL OR (created_at, id) < ($1, $2::int))
      AND ($4::text IS NULL OR strpos(lower(unaccent(concat_ws(' ', name, email, subject, message))), lower(unaccent($4))) > 0)
      AND CASE $5 WHEN 'waiting' THEN answered_at IS NULL AND read_at IS NULL WHEN 'answered' THEN answered_at IS NOT NULL
            ELSE true END
    ORDER BY created_at DESC, id DESC LIMIT $3`,
);

export interface WantedMessages {
  readonly q?: string | undefined;
  readonly state: (typeof messageStates)[number];
}

/** What was written, the latest first; one row more than the page holds. */
export function listContactMessages(
  executor: Executor,
  { q, state }: WantedMessages,
  { limit, after }: Page,
): Promise<ContactMessage[]> {
  const at = after ? new Date(after.at) : null;
  return executor.query<ContactMessage>(list, [at, after?.id ?? null, limit + 1, q || null, state]);
}

const lock = statement('contact.lock', `SELECT ${columns} FROM contact_messages WHERE id = $1 FOR UPDATE`);

/** A message, kept as it is until the transaction ends. */
export async function lockContactMessage(transaction: Executor, id: number): Promise<ContactMessage | undefined> {
  return (await transaction.query<ContactMessage>(lock, [id]))[0];
}

const read = statement('contact.read', 'UPDATE contact_messages SET read_at = $2 WHERE id = $1');
const answered = statement(
  'contact.answer',
  'UPDATE contact_messages SET answer = $2, answered_at = $3, read_at = coalesce(read_at, $3) WHERE id = $1',
);

/** Marks a message as read, or as not read yet. */
export async function markContactRead(transaction: Executor, id: number, readAt: number | null): Promise<void> {
  await transaction.query(read, [id, readAt === null ? null : new Date(readAt)]);
}

/** Keeps what was mailed back. */
export async function keepContactAnswer(transaction: Executor, id: number, answer: string, at: number): Promise<void> {
  await transaction.query(answered, [id, answer, new Date(at)]);
}
