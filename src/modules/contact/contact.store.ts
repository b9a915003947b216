import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { contactMessages } from './contact.tables.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;
/** What somebody wrote: the facts of the mail that tells the operator, too. */
export type ContactLetter = Omit<ContactMessage, 'id' | 'createdAt'>;

const insert = statement(
  'contact.insert',
  `INSERT INTO contact_messages (name, email, subject, message, created_at) VALUES ($1, $2, $3, $4, $5)`,
);

export async function insertMessage(
  transaction: Executor,
  { name, email, subject, message, createdAt }: ContactLetter & Pick<ContactMessage, 'createdAt'>,
): Promise<void> {
  await transaction.query(insert, [name, email, subject, message, new Date(createdAt)]);
}

const list = statement(
  'contact.list',
  `SELECT id, name, email, subject, message, created_at AS "createdAt" FROM contact_messages
    WHERE $1::timestamptz IS NULL OR (created_at, id) < ($1, $2::int)
    ORDER BY created_at DESC, id DESC LIMIT $3`,
);

/** What was written, the latest first; one row more than the page holds. */
export function listContactMessages(executor: Executor, { limit, after }: Page): Promise<ContactMessage[]> {
  const at = after ? new Date(after.at) : null;
  return executor.query<ContactMessage>(list, [at, after?.id ?? null, limit + 1]);
}
