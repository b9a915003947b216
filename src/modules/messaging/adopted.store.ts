import { statement, type Executor } from '#platform/database';

/** A message that was written elsewhere before. */
export interface AdoptedMessage {
  readonly senderId: number;
  readonly content: string;
  readonly createdAt: number;
}

const insert = statement(
  'messaging.adopt_messages',
  `INSERT INTO messages (thread_id, sender_id, content, created_at)
   SELECT $1, * FROM unnest($2::int[], $3::text[], $4::timestamptz[])`,
);
const touch = statement(
  'messaging.touch_adopted',
  `WITH thread AS (
     UPDATE threads SET status = 'open', last_message_at = greatest(last_message_at, $2) WHERE id = $1
     RETURNING id, last_message_at)
   UPDATE thread_members SET archived = false, last_message_at = thread.last_message_at
     FROM thread WHERE thread_id = thread.id`,
);

/** Puts messages into an open thread, in this order; they were read where they were written. */
export async function insertAdopted(
  transaction: Executor,
  threadId: number,
  messages: readonly AdoptedMessage[],
): Promise<void> {
  await transaction.query(insert, [
    threadId,
    messages.map(({ senderId }) => senderId),
    messages.map(({ content }) => content),
    messages.map(({ createdAt }) => new Date(createdAt)),
  ]);
  await transaction.query(touch, [threadId, new Date(messages.at(-1)!.createdAt)]);
}
