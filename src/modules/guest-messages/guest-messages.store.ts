import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';

export interface GuestMessage {
  readonly id: number;
  readonly fromGuest: boolean;
  readonly content: string;
  readonly createdAt: number;
}

const columns = 'id, from_guest AS "fromGuest", content, created_at AS "createdAt"';
const open = statement(
  'guest_messages.open_thread',
  `INSERT INTO guest_threads (booking_id, artist_id, last_message_at, unread_count) VALUES ($1, $2, $4, $3::boolean::int)
   ON CONFLICT (booking_id) DO UPDATE SET last_message_at = $4,
     unread_count = CASE WHEN $3 THEN guest_threads.unread_count + 1 ELSE 0 END
   RETURNING unread_count AS "unreadCount"`,
);
const insert = statement(
  'guest_messages.insert',
  `INSERT INTO guest_messages (booking_id, from_guest, content, created_at) VALUES ($1, $2, $3, $4) RETURNING ${columns}`,
);

/** Adds a message to the thread of a booking; answers how many the professional has not read. Who answers has read. */
export async function insertGuestMessage(
  transaction: Executor,
  { bookingId, artistId, fromGuest, content }: NewGuestMessage,
  now: number,
): Promise<{ message: GuestMessage; unreadCount: number }> {
  const at = new Date(now);
  const [thread] = await transaction.query<{ unreadCount: number }>(open, [bookingId, artistId, fromGuest, at]);
  const [message] = await transaction.query<GuestMessage>(insert, [bookingId, fromGuest, content, at]);
  return { message: message!, unreadCount: thread!.unreadCount };
}

export interface NewGuestMessage {
  readonly bookingId: number;
  readonly artistId: number;
  readonly fromGuest: boolean;
  readonly content: string;
}

const latest = statement(
  'guest_messages.latest',
  `SELECT * FROM (SELECT ${columns} FROM guest_messages WHERE booking_id = $1 ORDER BY id DESC LIMIT 500) AS latest ORDER BY id`,
);

/** The last 500 messages about a booking, in the order written. */
export function listGuestMessages(executor: Executor, bookingId: number): Promise<GuestMessage[]> {
  return executor.query<GuestMessage>(latest, [bookingId]);
}

export interface ListedGuestThread {
  readonly bookingId: number;
  readonly name: string;
  readonly serviceName: string;
  readonly unreadCount: number;
  readonly lastMessageAt: number;
  readonly last: GuestMessage;
}

const list = statement(
  'guest_messages.list_threads',
  `SELECT guest_threads.booking_id AS "bookingId", bookings.guest_name AS name, bookings.service_name AS "serviceName",
          unread_count AS "unreadCount", last_message_at AS "lastMessageAt",
          last.id, last."fromGuest", last.content, last."createdAt"
     FROM guest_threads JOIN bookings ON bookings.id = guest_threads.booking_id
     CROSS JOIN LATERAL (
       SELECT ${columns} FROM guest_messages WHERE booking_id = guest_threads.booking_id ORDER BY id DESC LIMIT 1) AS last
    WHERE guest_threads.artist_id = $1
      AND ($2::timestamptz IS NULL OR (last_message_at, guest_threads.booking_id) < ($2, $3::int))
    ORDER BY last_message_at DESC, guest_threads.booking_id DESC LIMIT $4`,
);

/** What a professional writes with guests, the latest first; one row more than the page holds. */
export async function listGuestThreads(
  executor: Executor,
  artistId: number,
  { after, limit }: Page,
): Promise<ListedGuestThread[]> {
  const values = [artistId, after ? new Date(after.at) : null, after?.id ?? null, limit + 1];
  const rows = await executor.query<Omit<ListedGuestThread, 'last'> & GuestMessage>(list, values);
  return rows.map(({ id, fromGuest, content, createdAt, ...thread }) => ({
    ...thread,
    last: { id, fromGuest, content, createdAt },
  }));
}

const unreadOf = statement(
  'guest_messages.unread_of',
  'SELECT unread_count AS "unreadCount" FROM guest_threads WHERE booking_id = $1',
);

/** How many messages about a booking its professional has not read. */
export async function countUnreadOf(executor: Executor, bookingId: number): Promise<number> {
  return (await executor.query<{ unreadCount: number }>(unreadOf, [bookingId]))[0]?.unreadCount ?? 0;
}

const unread = statement(
  'guest_messages.count_unread',
  'SELECT count(*) FROM guest_threads WHERE artist_id = $1 AND unread_count > 0',
);

/** In how many threads with guests a professional has something new. */
export async function countUnreadGuestThreads(executor: Executor, artistId: number): Promise<number> {
  return (await executor.query<{ count: number }>(unread, [artistId]))[0]!.count;
}

const read = statement(
  'guest_messages.mark_read',
  'UPDATE guest_threads SET unread_count = 0 WHERE booking_id = $1 AND unread_count > 0 RETURNING booking_id',
);

/** Marks the thread of a booking as read; false when it was. */
export async function markRead(transaction: Executor, bookingId: number): Promise<boolean> {
  return (await transaction.query(read, [bookingId])).length > 0;
}

const remove = statement(
  'guest_messages.take_threads',
  `DELETE FROM guest_threads WHERE booking_id = ANY($1::int[]) RETURNING artist_id AS "artistId"`,
);
const ofThreads = statement(
  'guest_messages.of_threads',
  `SELECT ${columns} FROM guest_messages WHERE booking_id = ANY($1::int[]) ORDER BY id`,
);

/** Takes the messages about bookings out of here; answers them in the order written, undefined where there are none. */
export async function takeGuestMessages(
  transaction: Executor,
  bookingIds: readonly number[],
): Promise<{ artistId: number; messages: GuestMessage[] } | undefined> {
  const messages = await transaction.query<GuestMessage>(ofThreads, [bookingIds]);
  const [thread] = await transaction.query<{ artistId: number }>(remove, [bookingIds]);
  return thread && { artistId: thread.artistId, messages };
}
