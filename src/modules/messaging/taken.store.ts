import { statement, type Executor } from '#platform/database';

/** A message that was taken away or put back, and the two who see it go or come. */
export interface MovedMessage {
  readonly threadId: number;
  readonly people: readonly number[];
  readonly removed: boolean;
}

const moved = `thread_id AS "threadId", deleted_at IS NOT NULL AS removed,
  ARRAY(SELECT user_id FROM thread_members WHERE thread_id = messages.thread_id) AS people`;
// Its words stay where they are, so that it can come back: whoever takes their own message back leaves a dash.
const take = statement(
  'messaging.take_message',
  `UPDATE messages SET deleted_at = $2, taken = true WHERE id = $1 AND deleted_at IS NULL RETURNING ${moved}`,
);
const giveBack = statement(
  'messaging.return_message',
  `UPDATE messages SET deleted_at = NULL, taken = false WHERE id = $1 AND taken RETURNING ${moved}`,
);
const unreadLess = statement(
  'messaging.unread_less_taken',
  `UPDATE thread_members SET unread_count = greatest(unread_count - 1, 0)
     FROM messages WHERE messages.id = $1 AND thread_members.thread_id = messages.thread_id
      AND user_id <> sender_id AND last_read_message_id < messages.id`,
);

/** Marks a message as taken away; undefined when it is not there. */
export async function markMessageTaken(transaction: Executor, id: number, at: number) {
  const [message] = await transaction.query<MovedMessage>(take, [id, new Date(at)]);
  if (message) await transaction.query(unreadLess, [id]);
  return message;
}

/** Marks it as there again; undefined when it was not taken. */
export async function markMessageReturned(transaction: Executor, id: number): Promise<MovedMessage | undefined> {
  return (await transaction.query<MovedMessage>(giveBack, [id]))[0];
}
