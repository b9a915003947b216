import { mutedSql } from '#modules/safety/tables';
import { statement, type Executor, type Statement } from '#platform/database';
import type { Page } from '#platform/http';
import { readWhole } from './post-contents.store.ts';
import { postColumns, postPeople, postVisible, type PostRow } from './posts.store.ts';

/** A post in a list that is in the order of something else than its own time. */
export type ListedPost = PostRow & { readonly listedAt: number };

/**
 * Makes a statement for each size of page: where the number of rows is a parameter, PostgreSQL plans for a tenth of the
 * table, every time anew. One row more than the page holds is read.
 */
function sized(name: string, text: (limit: number) => string): (limit: number) => Statement {
  const made = new Map<number, Statement>();
  return (limit) => {
    const known = made.get(limit) ?? statement(`posts.${name}_${limit}`, text(limit + 1));
    made.set(limit, known);
    return known;
  };
}

const newestFirst = 'ORDER BY published_at DESC, id DESC';
const before = `(published_at, id) < (coalesce($2, 'infinity'::timestamptz), $3::int)`;
const ownColumns = 'posts.*';

/** The page is found first, in the order of one index; only its posts are joined with what belongs to them. */
const whole = (page: string) =>
  `SELECT ${postColumns} FROM (${page}) posts ${postPeople} ORDER BY posts.published_at DESC, posts.id DESC`;

const everyone = sized('everyone', (limit) =>
  whole(`SELECT ${ownColumns} FROM posts
          WHERE ${postVisible} AND NOT ${mutedSql('$1::int', 'posts.user_id')} AND ${before}
          ${newestFirst} LIMIT ${limit}`),
);
/** Of everybody who is followed, those whose latest posts are the newest: so many fill a page, whatever the others show. */
const authors = (limit: number) => `
  SELECT follows.following_id AS user_id FROM follows
   CROSS JOIN LATERAL (SELECT published_at, id FROM posts
     WHERE posts.user_id = follows.following_id AND posts.published_at IS NOT NULL AND ${before} ${newestFirst} LIMIT 1) latest
   WHERE follows.follower_id = $1::int AND NOT ${mutedSql('$1::int', 'follows.following_id')}
   ${newestFirst} LIMIT ${limit}`;
// Up to here the indexes tell; whole posts are read only of those that are shown.
const following = sized('following', (limit) =>
  whole(`SELECT ${ownColumns} FROM (
           SELECT latest.id FROM (${authors(limit)}) author
            CROSS JOIN LATERAL (SELECT published_at, id FROM posts
              WHERE posts.user_id = author.user_id AND posts.published_at IS NOT NULL AND ${before}
              ${newestFirst} LIMIT ${limit}) latest
            ${newestFirst} LIMIT ${limit}) newest
           JOIN posts ON posts.id = newest.id`),
);
const ofPerson = sized('of_person', (limit) =>
  whole(`SELECT ${ownColumns} FROM posts WHERE posts.user_id = $4::int AND ${postVisible} AND ${before}
          ${newestFirst} LIMIT ${limit}`),
);
const tagged = sized('tagged', (limit) =>
  whole(`SELECT ${ownColumns} FROM post_tags JOIN posts ON posts.id = post_tags.post_id
          WHERE post_tags.tag = $4::text AND ${postVisible} AND NOT ${mutedSql('$1::int', 'posts.user_id')}
            AND ${before} ${newestFirst} LIMIT ${limit}`),
);

const positionOf = ({ after }: Page) => [after ? new Date(after.at) : null, after?.id ?? 0];

/** Everybody's posts, the newest first. */
export function listEveryone(executor: Executor, viewerId: number | null, page: Page): Promise<PostRow[]> {
  return readWhole<PostRow>(executor, everyone(page.limit), [viewerId, ...positionOf(page)]);
}

/** The posts of those whom a viewer follows, the newest first. */
export function listFollowing(executor: Executor, viewerId: number, page: Page): Promise<PostRow[]> {
  return readWhole<PostRow>(executor, following(page.limit), [viewerId, ...positionOf(page)]);
}

/** One person's posts, the newest first. */
export function listOf(executor: Executor, viewerId: number | null, userId: number, page: Page): Promise<PostRow[]> {
  return readWhole<PostRow>(executor, ofPerson(page.limit), [viewerId, ...positionOf(page), userId]);
}

/** Posts with a tag, the newest first. */
export function listTagged(executor: Executor, viewerId: number | null, tag: string, page: Page): Promise<PostRow[]> {
  return readWhole<PostRow>(executor, tagged(page.limit), [viewerId, ...positionOf(page), tag]);
}

const byIds = statement(
  'posts.by_ids',
  `SELECT ${postColumns} FROM posts ${postPeople} WHERE posts.id = ANY($2::int[]) AND ${postVisible}
     AND NOT ${mutedSql('$1::int', 'posts.user_id')}`,
);

/** These posts as far as they are there for the viewer, in the order of the ids. */
export async function listByIds(
  executor: Executor,
  viewerId: number | null,
  ids: readonly number[],
): Promise<PostRow[]> {
  const rows = await readWhole<PostRow>(executor, byIds, [viewerId, ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const listed = (name: string, table: string, time: string, where: string) =>
  statement(
    `posts.${name}`,
    `SELECT ${postColumns}, kept.${time} AS "listedAt" FROM ${table} kept JOIN posts ON posts.id = kept.post_id ${postPeople}
      WHERE ${where} AND ${postVisible} AND (kept.${time}, kept.post_id) < (coalesce($2, 'infinity'::timestamptz), $3::int)
      ORDER BY kept.${time} DESC, kept.post_id DESC LIMIT $4`,
  );
const saved = listed('saved', 'saves', 'created_at', 'kept.user_id = $1::int');
const inLookbook = listed('in_lookbook', 'lookbook_posts', 'added_at', 'kept.lookbook_id = $5::int');

/** What a viewer saved, the latest first; `listedAt` is when. */
export function listSaved(executor: Executor, viewerId: number, page: Page): Promise<ListedPost[]> {
  return readWhole<ListedPost>(executor, saved, [viewerId, ...positionOf(page), page.limit + 1]);
}

/** What is in a lookbook, the latest added first; `listedAt` is when. */
export function listInLookbook(executor: Executor, viewerId: number | null, lookbookId: number, page: Page) {
  return readWhole<ListedPost>(executor, inLookbook, [viewerId, ...positionOf(page), page.limit + 1, lookbookId]);
}

const mostCounted = 99;
const newer = (name: string, from: string, where: string) =>
  statement(
    `posts.${name}`,
    `SELECT count(*)::int AS count FROM (
       SELECT FROM ${from} WHERE (posts.published_at, posts.id) > ($2, $3::int) AND ${postVisible} AND ${where}
          AND NOT ${mutedSql('$1::int', 'posts.user_id')} LIMIT ${mostCounted}) newer`,
  );
const newerPosts = {
  everyone: newer('newer_everyone', 'posts', 'posts.user_id IS DISTINCT FROM $1::int'),
  following: newer(
    'newer_following',
    'posts JOIN follows ON follows.following_id = posts.user_id',
    'follows.follower_id = $1::int',
  ),
};

/** How many posts of others a feed has above a position, counted up to 99. */
export async function countNewer(
  executor: Executor,
  feed: keyof typeof newerPosts,
  viewerId: number | null,
  { publishedAt, id }: Pick<PostRow, 'publishedAt' | 'id'>,
): Promise<number> {
  const rows = await executor.query<{ count: number }>(newerPosts[feed], [viewerId, new Date(publishedAt), id]);
  return rows[0]!.count;
}
