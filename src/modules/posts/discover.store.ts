import { apartSql, mutedSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';

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

/** So many of the latest posts are weighed. */
const weighed = 600;

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
