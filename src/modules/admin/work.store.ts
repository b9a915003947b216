import { statement, type Executor } from '#platform/database';
import type { Page, Position } from '#platform/http';
import type { AdminBookingOnWire, AdminBookingWholeOnWire, AdminPostOnWire } from './work.contract.ts';
import type { bookingStates, postStates } from './rules/index.ts';

/** SQL: a person as lists show them. */
export const cardSql = (person: string) => `json_build_object('id', ${person}.id, 'username', ${person}.username,
  'fullName', ${person}.full_name, 'profession', ${person}.profession, 'profileImage', ${person}.profile_image)`;
/** SQL: whether words stand in some columns; `$1` may be null. */
export const holdsSql = (columns: string) =>
  `($1::text IS NULL OR strpos(lower(unaccent(concat_ws(' ', ${columns}))), lower(unaccent($1))) > 0)`;

interface Wanted<State extends string> {
  readonly q?: string | undefined;
  readonly state: State;
}
/** Where a page begins, and how many rows it asks for. */
export const placeOf = ({ after, limit }: Page) => [after ? new Date(after.at) : null, after?.id ?? null, limit + 1];

export interface AdminPost extends Omit<AdminPostOnWire, 'publishedAt' | 'imageUrl'> {
  readonly publishedAt: number;
  readonly mediaId: number | null;
}

const shownFrom = 'coalesce(posts.published_at, posts.taken_from, posts.shelved_from)';
const posts = statement(
  'admin.list_posts',
  `SELECT posts.id, ${shownFrom} AS "publishedAt", caption, likes_count AS "likesCount", comments_count AS "commentsCount",
          CASE WHEN taken_from IS NOT NULL THEN 'taken' WHEN published_at IS NOT NULL THEN 'published' ELSE 'shelved' END AS state,
          (SELECT media_id FROM post_images WHERE post_id = posts.id AND position = 0) AS "mediaId", ${cardSql('author')} AS person
     FROM posts JOIN users AS author ON author.id = posts.user_id
    WHERE ${shownFrom} IS NOT NULL AND ${holdsSql('caption, place, author.username, author.full_name')}
      AND CASE $2 WHEN 'taken' THEN taken_from IS NOT NULL WHEN 'published' THEN published_at IS NOT NULL ELSE true END
      AND ($3::timestamptz IS NULL OR (${shownFrom}, posts.id) < ($3, $4::int))
    ORDER BY ${shownFrom} DESC, posts.id DESC LIMIT $5`,
);

/** What was published, by words or author, the latest first; one row more than the page holds. */
export function listPosts(executor: Executor, { q, state }: Wanted<(typeof postStates)[number]>, page: Page) {
  return executor.query<AdminPost>(posts, [q || null, state, ...placeOf(page)]);
}

const ownerOfPost = statement('admin.owner_of_post', 'SELECT user_id AS "userId", caption FROM posts WHERE id = $1');

/** Whose a post is, with its words; undefined when there is none. */
export async function findPostOwner(executor: Executor, id: number) {
  return (await executor.query<{ userId: number; caption: string | null }>(ownerOfPost, [id]))[0];
}

type BookingState = (typeof bookingStates)[number];
type Instants = 'date' | 'createdAt';
export interface AdminBooking extends Omit<AdminBookingOnWire, Instants> {
  readonly date: number;
  readonly createdAt: number;
}
export interface WholeBooking extends Omit<AdminBookingWholeOnWire, Instants | 'endsAt' | 'open'> {
  readonly date: number;
  readonly createdAt: number;
  readonly endsAt: number;
}

const row = `bookings.id, bookings.starts_at AS date, bookings.time_zone AS "timeZone", bookings.status,
  bookings.service_name AS service, bookings.total, bookings.currency, ${cardSql('artist')} AS artist,
  CASE WHEN client.id IS NOT NULL THEN ${cardSql('client')} END AS client, bookings.guest_name AS "guestName",
  bookings.created_at AS "createdAt"`;
const source = `FROM bookings JOIN users AS artist ON artist.id = bookings.artist_id
  LEFT JOIN users AS client ON client.id = bookings.client_id`;
const listed = (name: string, where: string, order: { at: string; goes: 'ASC' | 'DESC' }) =>
  statement(
    `admin.list_bookings_${name}`,
    `SELECT ${row} ${source}
      WHERE ${holdsSql(`bookings.id::text, bookings.service_name, artist.username, artist.full_name, client.username,
              client.full_name, bookings.guest_name, bookings.guest_email`)}
        AND ${where}
        AND ($2::timestamptz IS NULL OR (${order.at}, bookings.id) ${order.goes === 'ASC' ? '>' : '<'} ($2, $3::int))
      ORDER BY ${order.at} ${order.goes}, bookings.id ${order.goes} LIMIT $4`,
  );
const newest = { at: 'bookings.created_at', goes: 'DESC' } as const;
const byState = listed(
  'by_state',
  `CASE $5 WHEN 'open' THEN bookings.status IN ('pending', 'awaiting_payment')
     WHEN 'cancelled' THEN bookings.status IN ('cancelled', 'declined', 'expired') ELSE true END`,
  newest,
);
const coming = listed('coming', `bookings.status = 'confirmed' AND bookings.starts_at > $5::timestamptz`, {
  at: 'bookings.starts_at',
  goes: 'ASC',
});
const past = listed('past', 'bookings.ends_at <= $5::timestamptz', { at: 'bookings.starts_at', goes: 'DESC' });

/**
 * Bookings by number, service or person; one row more than the page holds. What is to come stands by its time, the soonest
 * first, what is past the other way round, and everything else by when it was asked for, the latest first.
 */
export function listBookings(
  executor: Executor,
  { q, state, now }: Wanted<BookingState> & { readonly now: number },
  page: Page,
): Promise<AdminBooking[]> {
  const values = [q || null, ...placeOf(page)];
  if (state === 'coming' || state === 'past') {
    return executor.query<AdminBooking>(state === 'coming' ? coming : past, [...values, new Date(now)]);
  }
  return executor.query<AdminBooking>(byState, [...values, state]);
}

/** Where a booking stands in the list of a state. */
export function positionOfBooking({ date, createdAt, id }: AdminBooking, state: BookingState): Position {
  return { at: state === 'coming' || state === 'past' ? date : createdAt, id };
}

const whole = statement(
  'admin.booking',
  `SELECT ${row}, bookings.ends_at AS "endsAt", bookings.discount, bookings.guest_email AS "guestEmail",
          bookings.guest_phone AS "guestPhone", bookings.notes, bookings.cancelled_by AS "cancelledBy",
          bookings.closing_reason AS "closingReason"
     ${source} WHERE bookings.id = $1`,
);

/** A booking with everything that is known of it. */
export async function findWholeBooking(executor: Executor, id: number): Promise<WholeBooking | undefined> {
  return (await executor.query<WholeBooking>(whole, [id]))[0];
}

const told = statement(
  'admin.people_of_booking',
  `SELECT artist_id AS "artistId", client_id AS "clientId", guest_name AS "guestName", guest_email AS "guestEmail",
          guest_language AS "guestLanguage", time_zone AS "timeZone" FROM bookings WHERE id = $1`,
);

/** Who is to be told of what becomes of a booking. */
export interface PeopleOfBooking {
  readonly artistId: number;
  readonly clientId: number | null;
  readonly guestName: string | null;
  readonly guestEmail: string | null;
  readonly guestLanguage: string | null;
  readonly timeZone: string;
}

/** Its two people, by number or as a guest. */
export async function findPeopleOfBooking(executor: Executor, id: number): Promise<PeopleOfBooking | undefined> {
  return (await executor.query<PeopleOfBooking>(told, [id]))[0];
}
