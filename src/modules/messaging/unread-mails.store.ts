import { takesBookingsSql } from '#modules/accounts/tables';
import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';

/** Somebody who has not read what waits for them, with whom they are to be told it is from. */
export interface Unread {
  readonly threadId: number;
  readonly userId: number;
  readonly email: string;
  readonly fullName: string;
  readonly language: string;
  readonly senderId: number;
  readonly senderName: string;
  /** Whether the sender asks to write for the first time. */
  readonly isRequest: boolean;
}

// A first contact is worth a mail to whoever lives from them, and to nobody else.
const waits = `(threads.status = 'open' OR (
  threads.status = 'request' AND threads.started_by <> own.user_id AND ${takesBookingsSql('own.user_id')}))`;
const take = statement(
  'messaging.take_unread',
  `WITH waiting AS (
     SELECT own.thread_id, own.user_id, other.user_id AS sender_id, threads.status = 'request' AS is_request
       FROM thread_members AS own
       JOIN threads ON threads.id = own.thread_id
       JOIN thread_members AS other ON other.thread_id = own.thread_id AND other.user_id <> own.user_id
      WHERE own.unread_count > 0 AND own.told_message_id <= own.last_read_message_id AND NOT own.archived
        AND own.last_message_at <= $1 AND own.last_message_at > $2 AND ${waits}
      ORDER BY own.last_message_at LIMIT $3 FOR UPDATE OF own SKIP LOCKED),
   told AS (
     UPDATE thread_members SET told_message_id = (SELECT max(id) FROM messages WHERE thread_id = waiting.thread_id)
       FROM waiting WHERE thread_members.thread_id = waiting.thread_id AND thread_members.user_id = waiting.user_id)
   SELECT thread_id AS "threadId", reader.id AS "userId", reader.email, reader.full_name AS "fullName", reader.language,
          sender.id AS "senderId", sender.full_name AS "senderName", is_request AS "isRequest"
     FROM waiting JOIN users AS reader ON reader.id = waiting.user_id JOIN users AS sender ON sender.id = waiting.sender_id
    WHERE NOT reader.absent AND NOT sender.absent AND NOT ${apartSql('reader.id', 'sender.id')}`,
);

/**
 * Who has something unread since before a moment, and after another, of which they were not told yet; they count as told from then
 * on, until they have read it and more comes.
 */
export function takeUnread(
  transaction: Executor,
  { before, after, limit }: { readonly before: number; readonly after: number; readonly limit: number },
): Promise<Unread[]> {
  return transaction.query<Unread>(take, [new Date(before), new Date(after), limit]);
}
