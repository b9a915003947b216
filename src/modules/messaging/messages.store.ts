import { statement, type Executor } from '#platform/database';

export interface Message {
  readonly id: number;
  readonly threadId: number;
  readonly senderId: number;
  readonly content: string;
  readonly mediaId: number | null;
  readonly createdAt: number;
  readonly deletedAt: number | null;
}

/** Of `messages`; its id is `messageId`, so that it can stand beside its thread's. */
export const messageColumns = `messages.id AS "messageId", messages.thread_id AS "threadId", messages.sender_id AS "senderId",
  messages.content, messages.media_id AS "mediaId", messages.created_at AS "createdAt", messages.deleted_at AS "deletedAt"`;

const columns = messageColumns.replace('"messageId"', 'id');
const older = statement(
  'messaging.older_messages',
  `SELECT ${columns} FROM messages WHERE thread_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3`,
);
const newer = statement(
  'messaging.newer_messages',
  `SELECT ${columns} FROM messages WHERE thread_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
);

/** Messages of a thread before one, the latest first; one more than `limit`. */
export function listOlder(executor: Executor, threadId: number, before: number, limit: number): Promise<Message[]> {
  return executor.query<Message>(older, [threadId, before, limit + 1]);
}

/** Messages of a thread after one, the oldest first; one more than `limit`. */
export function listNewer(executor: Executor, threadId: number, after: number, limit: number): Promise<Message[]> {
  return executor.query<Message>(newer, [threadId, after, limit + 1]);
}

const insert = statement(
  'messaging.insert_message',
  `INSERT INTO messages (thread_id, sender_id, content, media_id, created_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING ${columns}`,
);
const touchThread = statement('messaging.touch_thread', 'UPDATE threads SET last_message_at = $2 WHERE id = $1');
const touchMembers = statement(
  'messaging.touch_members',
  `UPDATE thread_members SET last_message_at = $3, archived = false,
     unread_count = CASE WHEN user_id = $2 THEN 0 ELSE unread_count + 1 END,
     last_read_message_id = CASE WHEN user_id = $2 THEN $4 ELSE last_read_message_id END
    WHERE thread_id = $1`,
);

/** Adds a message: its thread rises, the other one has one more to read, the sender has read everything before. */
export async function insertMessage(
  transaction: Executor,
  sent: Pick<Message, 'threadId' | 'senderId' | 'content' | 'mediaId'>,
  now: number,
): Promise<Message> {
  const { threadId, senderId, content, mediaId } = sent;
  const at = new Date(now);
  const [message] = await transaction.query<Message>(insert, [threadId, senderId, content, mediaId, at]);
  await transaction.query(touchThread, [threadId, at]);
  await transaction.query(touchMembers, [threadId, senderId, at, message!.id]);
  return message!;
}

const countOf = statement(
  'messaging.count_sent',
  'SELECT count(*) FROM (SELECT FROM messages WHERE thread_id = $1 AND sender_id = $2 LIMIT 10) AS sent',
);

/** How many messages somebody sent into a thread, counted up to ten. */
export async function countSent(executor: Executor, threadId: number, senderId: number): Promise<number> {
  return (await executor.query<{ count: number }>(countOf, [threadId, senderId]))[0]!.count;
}

// The words are gone for good; a dash stands in their place, as the table asks for something.
const remove = statement(
  'messaging.remove_message',
  `WITH gone AS (SELECT id, media_id FROM messages WHERE id = $1 AND sender_id = $2 AND deleted_at IS NULL FOR UPDATE)
   UPDATE messages SET deleted_at = $3, content = '-', media_id = NULL FROM gone WHERE messages.id = gone.id
   RETURNING messages.thread_id AS "threadId", gone.media_id AS "mediaId"`,
);
const unreadLess = statement(
  'messaging.unread_less',
  `UPDATE thread_members SET unread_count = greatest(unread_count - 1, 0)
    WHERE thread_id = $1 AND user_id <> $2 AND last_read_message_id < $3`,
);

/** Takes one of a person's own messages back; undefined when it is not theirs or gone already. */
export async function deleteMessage(
  transaction: Executor,
  id: number,
  senderId: number,
  now: number,
): Promise<{ threadId: number; mediaId: number | null } | undefined> {
  const [gone] = await transaction.query<{ threadId: number; mediaId: number | null }>(remove, [
    id,
    senderId,
    new Date(now),
  ]);
  if (gone) await transaction.query(unreadLess, [gone.threadId, senderId, id]);
  return gone;
}

const received = statement(
  'messaging.received',
  `SELECT sender_id AS "userId", content AS words FROM messages
    WHERE id = $1 AND deleted_at IS NULL
      AND EXISTS (SELECT FROM thread_members WHERE thread_id = messages.thread_id AND user_id = $2)`,
);

/** A message that a person can read: whose it is, and its words. */
export async function findReadable(
  executor: Executor,
  personId: number,
  id: number,
): Promise<{ userId: number; words: string } | undefined> {
  return (await executor.query<{ userId: number; words: string }>(received, [id, personId]))[0];
}
