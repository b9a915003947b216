import { apartSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { messageColumns, type Message } from './messages.store.ts';
import type { ThreadFacts } from './rules/index.ts';

/** A thread as one of its two people has it. */
export interface Thread extends ThreadFacts {
  readonly id: number;
  readonly otherId: number;
  readonly unreadCount: number;
  /** The last message that the other one has read. */
  readonly readUpTo: number;
}

const columns = `threads.id, threads.status, threads.started_by AS "startedBy", other.user_id AS "otherId",
  own.unread_count AS "unreadCount", other.last_read_message_id AS "readUpTo"`;
const people = `threads
  JOIN thread_members AS own ON own.thread_id = threads.id
  JOIN thread_members AS other ON other.thread_id = threads.id AND other.user_id <> own.user_id`;

const own = statement(
  'messaging.thread',
  `SELECT ${columns} FROM ${people} WHERE threads.id = $1 AND own.user_id = $2`,
);
const between = statement(
  'messaging.thread_between',
  `SELECT ${columns} FROM ${people}
    WHERE threads.one_id = least($1::int, $2) AND threads.other_id = greatest($1::int, $2) AND own.user_id = $1`,
);

/** A thread of a person; undefined when it is not theirs. */
export async function findThread(executor: Executor, id: number, personId: number): Promise<Thread | undefined> {
  return (await executor.query<Thread>(own, [id, personId]))[0];
}

/** The thread of a person with somebody. */
export async function findThreadWith(
  executor: Executor,
  personId: number,
  otherId: number,
): Promise<Thread | undefined> {
  return (await executor.query<Thread>(between, [personId, otherId]))[0];
}

const insert = statement(
  'messaging.insert_thread',
  `WITH added AS (
     INSERT INTO threads (one_id, other_id, started_by, status, created_at, last_message_at)
     VALUES (least($1::int, $2::int), greatest($1::int, $2::int), $1, $3, $4, $4) RETURNING id)
   INSERT INTO thread_members (thread_id, user_id, last_message_at)
   SELECT added.id, person, $4 FROM added, unnest(ARRAY[$1::int, $2::int]) AS person RETURNING thread_id AS id`,
);

/** Begins the thread of two people who have none. */
export async function insertThread(
  transaction: Executor,
  { startedBy, otherId, status }: { startedBy: number; otherId: number; status: 'request' | 'open' },
  now: number,
): Promise<number> {
  return (await transaction.query<{ id: number }>(insert, [startedBy, otherId, status, new Date(now)]))[0]!.id;
}

const setStatus = statement('messaging.set_status', 'UPDATE threads SET status = $2 WHERE id = $1');

export async function updateStatus(transaction: Executor, id: number, status: ThreadFacts['status']): Promise<void> {
  await transaction.query(setStatus, [id, status]);
}

const shownRequests = `threads.status = 'request' AND threads.started_by <> $1 AND NOT ${apartSql('$1::int', 'other.user_id')}`;
const shownOpen = `(threads.status = 'open' OR threads.started_by = $1)`;
const listText = (name: string, shown: string) =>
  statement(
    `messaging.list_${name}`,
    `SELECT ${columns}, own.last_message_at AS "lastMessageAt", last.*
       FROM ${people}
       CROSS JOIN LATERAL (
         SELECT ${messageColumns} FROM messages WHERE messages.thread_id = threads.id ORDER BY messages.id DESC LIMIT 1) AS last
      WHERE own.user_id = $1 AND NOT own.archived AND ${shown}
        AND ($2::timestamptz IS NULL OR (own.last_message_at, threads.id) < ($2, $3::int))
      ORDER BY own.last_message_at DESC, threads.id DESC LIMIT $4`,
  );
const lists = { open: listText('threads', shownOpen), requests: listText('requests', shownRequests) };

export interface ListedThread extends Thread, Omit<Message, 'id'> {
  readonly messageId: number;
  readonly lastMessageAt: number;
}

/** A person's threads with their last message, the latest first; one row more than the page holds. */
export function listThreads(
  executor: Executor,
  personId: number,
  show: keyof typeof lists,
  { after, limit }: Page,
): Promise<ListedThread[]> {
  const values = [personId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  return executor.query<ListedThread>(lists[show], values);
}

const unread = statement(
  'messaging.count_unread',
  `SELECT count(*) FROM ${people}
    WHERE own.user_id = $1 AND own.unread_count > 0 AND NOT own.archived AND (${shownOpen} OR (${shownRequests}))`,
);

/** How many threads of a person hold something new. */
export async function countUnreadThreads(executor: Executor, personId: number): Promise<number> {
  return (await executor.query<{ count: number }>(unread, [personId]))[0]!.count;
}

const lockMember = statement(
  'messaging.lock_member',
  'SELECT FROM thread_members WHERE thread_id = $1 AND user_id = $2 FOR UPDATE',
);
const read = statement(
  'messaging.read_thread',
  `UPDATE thread_members SET last_read_message_id = upto.id,
     unread_count = (SELECT count(*) FROM messages
                      WHERE thread_id = $1 AND id > upto.id AND sender_id <> $2 AND deleted_at IS NULL)
     FROM (SELECT max(id) AS id FROM messages WHERE thread_id = $1 AND id <= $3) AS upto
    WHERE thread_id = $1 AND user_id = $2 AND last_read_message_id < upto.id RETURNING user_id`,
);

/** Marks a thread as read up to a message, at most up to its latest; false when it was already. */
export async function markThreadRead(
  transaction: Executor,
  threadId: number,
  personId: number,
  messageId: number,
): Promise<boolean> {
  // A message that is being sent holds this row: what is still unread is counted once it is there.
  await transaction.query(lockMember, [threadId, personId]);
  return (await transaction.query(read, [threadId, personId, messageId])).length > 0;
}
