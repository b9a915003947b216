import { apartSql, mutedSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import { unlessGone } from './marks.store.ts';
import { postVisible } from './posts.store.ts';
import type { Unwanted } from './rules/index.ts';

/** So many of the latest posts are weighed. */
const weighed = 600;
const mostUnwanted = 200;

const wantLess = statement(
  'posts.want_less',
  `WITH visible AS (SELECT posts.id FROM posts WHERE posts.id = $2 AND ${postVisible}),
   added AS (INSERT INTO less_wanted (user_id, post_id, created_at) SELECT $1::int, id, $3::timestamptz FROM visible
             ON CONFLICT (user_id, post_id) DO UPDATE SET created_at = excluded.created_at)
   SELECT id FROM visible`,
);
const wantAgain = statement('posts.want_again', 'DELETE FROM less_wanted WHERE user_id = $1 AND post_id = $2');
const unwanted = statement(
  'posts.unwanted',
  `SELECT posts.id, posts.user_id AS "userId", author.category FROM less_wanted
     JOIN posts ON posts.id = less_wanted.post_id JOIN users author ON author.id = posts.user_id
    WHERE less_wanted.user_id = $1 AND less_wanted.created_at > $2
    ORDER BY less_wanted.created_at DESC LIMIT ${mostUnwanted}`,
);

/** Notes that somebody wants to see less of a post; twice is once. False when it is not there for them. */
export async function insertUnwanted(
  executor: Executor,
  userId: number,
  postId: number,
  now: number,
): Promise<boolean> {
  return (await unlessGone(executor.query(wantLess, [userId, postId, new Date(now)]), [])).length > 0;
}

export async function deleteUnwanted(executor: Executor, userId: number, postId: number): Promise<void> {
  await executor.query(wantAgain, [userId, postId]);
}

/** What somebody has wanted less of since an instant, the latest first. */
export function listUnwanted(executor: Executor, userId: number, since: number): Promise<Unwanted[]> {
  return executor.query<Unwanted>(unwanted, [userId, new Date(since)]);
}

/** A post that Discover may show, as its formula needs it. */
export interface CandidateRow {
  readonly id: number;
  readonly userId: number;
  readonly publishedAt: number;
  readonly category: string | null;
  /** Kilometres between the viewer's place and the author's. */
  readonly distance: number | null;
  readonly views: number;
  readonly saves: number;
  readonly bookings: number;
  readonly authorSince: number;
}

// Of places so near to each other that they matter, a plane is true enough.
const distance = `111.2 * sqrt(
    power(author.latitude - viewer.latitude, 2)
  + power((author.longitude - viewer.longitude) * cos(radians(viewer.latitude)), 2))`;

const candidates = statement(
  'posts.discover_candidates',
  `SELECT posts.id, posts.user_id AS "userId", posts.published_at AS "publishedAt", author.category,
          ${distance} AS distance, posts.views_count AS views, posts.saves_count AS saves,
          posts.bookings_count AS bookings, author.created_at AS "authorSince"
     FROM (SELECT * FROM posts WHERE posts.published_at IS NOT NULL AND posts.user_id <> $1::int
              AND NOT ${apartSql('$1::int', 'posts.user_id')} AND NOT ${mutedSql('$1::int', 'posts.user_id')}
            ORDER BY published_at DESC, id DESC LIMIT ${weighed}) posts
     JOIN users author ON author.id = posts.user_id JOIN users viewer ON viewer.id = $1::int`,
);

/** The latest posts of others whom a viewer neither blocked nor muted. */
export function listCandidates(executor: Executor, viewerId: number): Promise<CandidateRow[]> {
  return executor.query<CandidateRow>(candidates, [viewerId]);
}

const interests = statement(
  'posts.interests',
  `SELECT DISTINCT users.category FROM (
     (SELECT posts.user_id FROM saves JOIN posts ON posts.id = saves.post_id
       WHERE saves.user_id = $1 ORDER BY saves.created_at DESC LIMIT 100)
     UNION SELECT unnest($2::int[])) artists
   JOIN users ON users.id = artists.user_id WHERE users.category IS NOT NULL`,
);

/** The categories of whose work a viewer saved, and of these artists. */
export async function listInterests(
  executor: Executor,
  viewerId: number,
  artistIds: readonly number[],
): Promise<Set<string>> {
  const rows = await executor.query<{ category: string }>(interests, [viewerId, artistIds]);
  return new Set(rows.map(({ category }) => category));
}
