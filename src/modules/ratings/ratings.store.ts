import { statement, violatedConstraint, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import { noRatings, totalsOf, type RatingTotals, type StarCounts } from './rules/index.ts';

/** A rating with who gave it, of which service, and the ids of its pictures in their order. */
export interface RatingRow {
  readonly id: number;
  readonly bookingId: number;
  /** Who gave it; null for a guest and for whoever is gone. */
  readonly userId: number | null;
  readonly artistId: number;
  readonly serviceId: number;
  readonly serviceName: string;
  readonly rating: number;
  readonly comment: string | null;
  readonly reply: string | null;
  readonly repliedAt: number | null;
  readonly createdAt: number;
  readonly editedAt: number | null;
  /** Since then an admin keeps its words and pictures from everybody: they are empty here. */
  readonly takenAt: number | null;
  readonly mediaIds: readonly number[];
  readonly fullName: string | null;
  readonly username: string | null;
  /** Of a guest; the whole name as they gave it. */
  readonly guestName: string | null;
  readonly profileImage: string | null;
  readonly profession: string | null;
}

const columns = `ratings.id, ratings.booking_id AS "bookingId", client.id AS "userId",
  ratings.artist_id AS "artistId", bookings.service_id AS "serviceId", bookings.service_name AS "serviceName",
  ratings.rating, CASE WHEN taken_at IS NULL THEN ratings.comment END AS comment, ratings.taken_at AS "takenAt",
  ratings.reply, ratings.replied_at AS "repliedAt", ratings.created_at AS "createdAt",
  ratings.edited_at AS "editedAt",
  (SELECT coalesce(array_agg(media_id ORDER BY position), '{}') FROM rating_images
    WHERE rating_id = ratings.id AND taken_at IS NULL)
    AS "mediaIds",
  bookings.guest_name AS "guestName", client.full_name AS "fullName", client.username, client.profile_image AS "profileImage", client.profession`;
const source = `FROM ratings JOIN bookings ON bookings.id = ratings.booking_id
  LEFT JOIN users client ON client.id = ratings.client_id AND client.leaves_at IS NULL`;

const one = (where: string) => `SELECT ${columns} ${source} WHERE ${where}`;
const byId = statement('ratings.by_id', one('ratings.id = $1'));
const byBooking = statement('ratings.by_booking', one('ratings.booking_id = $1'));
const locked = statement('ratings.lock', 'SELECT id FROM ratings WHERE id = $1 FOR UPDATE');
const list = (person: string) => `${one(`ratings.${person} = $1`)}
    AND ($2::timestamptz IS NULL OR (ratings.created_at, ratings.id) < ($2, $3::int))
  ORDER BY ratings.created_at DESC, ratings.id DESC LIMIT $4`;
const lists = {
  artist: statement('ratings.of_artist', list('artist_id')),
  client: statement('ratings.of_client', list('client_id')),
};

export async function findRating(executor: Executor, id: number): Promise<RatingRow | undefined> {
  return (await executor.query<RatingRow>(byId, [id]))[0];
}

export async function findRatingOfBooking(executor: Executor, bookingId: number): Promise<RatingRow | undefined> {
  return (await executor.query<RatingRow>(byBooking, [bookingId]))[0];
}

/** The rating as it is now, kept so until the transaction ends. */
export async function lockRating(transaction: Executor, id: number): Promise<RatingRow | undefined> {
  await transaction.query(locked, [id]);
  return findRating(transaction, id);
}

/** A page of ratings that an artist got or a client gave, newest first, and one row more. */
export function listRatings(
  executor: Executor,
  part: 'artist' | 'client',
  personId: number,
  { after, limit }: Page,
): Promise<RatingRow[]> {
  const at = after ? new Date(after.at) : null;
  return executor.query<RatingRow>(lists[part], [personId, at, after?.id ?? null, limit + 1]);
}

const mark = statement(
  'ratings.mark_taken',
  'UPDATE ratings SET taken_at = $2 WHERE id = $1 AND (taken_at IS NULL) = ($2::timestamptz IS NOT NULL) RETURNING id',
);

/** Keeps a rating's words and pictures from everybody, or no more; false when it is so already or not there. */
export async function markRating(transaction: Executor, id: number, takenAt: number | null): Promise<boolean> {
  return (await transaction.query(mark, [id, takenAt === null ? null : new Date(takenAt)])).length > 0;
}

const insert = statement(
  'ratings.insert',
  // The booking is held meanwhile: a guest who claims it for an account either waits for this or came before.
  `INSERT INTO ratings (booking_id, artist_id, client_id, rating, comment, created_at)
   SELECT id, artist_id, client_id, $2, $3, $4 FROM bookings WHERE id = $1 FOR SHARE
   RETURNING id`,
);

/** Adds a rating; undefined when the visit has one. */
export async function insertRating(
  transaction: Executor,
  { bookingId, rating, comment }: NewRating,
  now: number,
): Promise<number | undefined> {
  try {
    const values = [bookingId, rating, comment, new Date(now)];
    return (await transaction.query<{ id: number }>(insert, values))[0]!.id;
  } catch (error) {
    if (violatedConstraint(error) === 'ratings_booking_id_unique') return undefined;
    throw error;
  }
}

export interface NewRating {
  readonly bookingId: number;
  readonly rating: number;
  readonly comment: string | null;
}

const claim = statement(
  'ratings.claim',
  'UPDATE ratings SET client_id = $2 WHERE booking_id = ANY($1::int[]) AND client_id IS NULL',
);

/** Gives what a guest said of these visits to the account that they now belong to. */
export async function claimRatings(
  transaction: Executor,
  bookingIds: readonly number[],
  clientId: number,
): Promise<void> {
  await transaction.query(claim, [bookingIds, clientId]);
}

const change = statement(
  'ratings.change',
  'UPDATE ratings SET rating = $2, comment = $3, edited_at = $4 WHERE id = $1',
);
const answer = statement('ratings.reply', 'UPDATE ratings SET reply = $2, replied_at = $3 WHERE id = $1');

export async function updateRating(
  transaction: Executor,
  id: number,
  { rating, comment }: { rating: number; comment: string | null },
  now: number,
): Promise<void> {
  await transaction.query(change, [id, rating, comment, new Date(now)]);
}

export async function saveReply(transaction: Executor, id: number, reply: string, now: number): Promise<void> {
  await transaction.query(answer, [id, reply, new Date(now)]);
}

const forgetImages = statement('ratings.forget_images', 'DELETE FROM rating_images WHERE rating_id = $1');
const saveImages = statement(
  'ratings.save_images',
  `INSERT INTO rating_images (rating_id, position, media_id)
   SELECT $1, place - 1, media_id FROM unnest($2::int[]) WITH ORDINALITY AS shown (media_id, place)`,
);

/** The pictures of a rating, in this order and no others. */
export async function replaceImages(transaction: Executor, id: number, mediaIds: readonly number[]): Promise<void> {
  await transaction.query(forgetImages, [id]);
  if (mediaIds.length > 0) await transaction.query(saveImages, [id, mediaIds]);
}

const starColumns = [1, 2, 3, 4, 5].map((stars) => `stars_${stars}`);
const count = statement(
  'ratings.count',
  `INSERT INTO rating_totals (artist_id, ${starColumns.join(', ')})
   VALUES ($1, ${starColumns.map((_, index) => `$${index + 2}::int`).join(', ')})
   ON CONFLICT (artist_id) DO UPDATE
      SET ${starColumns.map((column) => `${column} = rating_totals.${column} + excluded.${column}`).join(', ')}`,
);

/** Counts one rating more of `added` stars, and one less of `removed` ones. */
export async function countStars(
  transaction: Executor,
  artistId: number,
  { added, removed }: { added: number; removed?: number | undefined },
): Promise<void> {
  const changes = [1, 2, 3, 4, 5].map((stars) => Number(stars === added) - Number(stars === removed));
  await transaction.query(count, [artistId, ...changes]);
}

const totals = statement(
  'ratings.totals',
  `SELECT artist_id AS "artistId", ARRAY[${starColumns.join(', ')}] AS distribution
     FROM rating_totals WHERE artist_id = ANY($1::int[])`,
);

/** What the ratings of several artists come to, by their ids; everybody asked for has an entry. */
export async function ratingTotalsOf(
  executor: Executor,
  artistIds: readonly number[],
): Promise<ReadonlyMap<number, RatingTotals>> {
  const rows = await executor.query<{ artistId: number; distribution: StarCounts }>(totals, [artistIds]);
  const found = new Map(rows.map(({ artistId, distribution }) => [artistId, totalsOf(distribution)]));
  return new Map(artistIds.map((id) => [id, found.get(id) ?? noRatings]));
}
