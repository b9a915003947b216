import { bookableSql, priceTodaySql } from '#modules/catalogue/tables';
import type { media } from '#modules/media/tables';
import { apartSql, mutedSql } from '#modules/safety/tables';
import { statement, type Executor } from '#platform/database';
import { conditionsOf, like, Values, whereOf, type After, type Search } from './search.store.ts';

/** Which posts to look for: the words and the price are theirs, the rest is about who made them. */
export interface WorkSearch extends Search {
  /** Only work of these. */
  readonly makerIds?: readonly number[] | undefined;
}

/** A post that fits; its key is when it was published, in epoch milliseconds. */
export interface FoundPost extends After {
  readonly userId: number;
}

/** Posts that fit, the newest first, at most `limit`. */
export function findWork(
  executor: Executor,
  search: WorkSearch,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<FoundPost[]> {
  const values = new Values();
  const where = workConditions(search, values);
  if (after) {
    where.push(
      `(published_at, posts.id) < (${values.add(new Date(after.key))}::timestamptz, ${values.add(after.id)}::int)`,
    );
  }
  const text = `SELECT posts.id, posts.user_id AS "userId", (extract(epoch FROM published_at) * 1000)::float8 AS key
     FROM posts ${joinOf(search)} ${whereOf(where)}
    ORDER BY published_at DESC, posts.id DESC LIMIT ${values.add(limit)}::int`;
  return executor.run<FoundPost>(text, values.list);
}

/** How many fit, counted up to a number. */
export async function countWork(executor: Executor, search: WorkSearch, most: number): Promise<number> {
  const values = new Values();
  const where = whereOf(workConditions(search, values));
  const text = `SELECT count(*)::int AS count
     FROM (SELECT FROM posts ${joinOf(search)} ${where} LIMIT ${most}) AS found`;
  const [row] = await executor.run<{ count: number }>(text, values.list);
  return row!.count;
}

const joinOf = ({ words }: WorkSearch) =>
  words.length > 0 ? 'JOIN explore_work AS work ON work.post_id = posts.id' : '';

function workConditions(search: WorkSearch, values: Values): string[] {
  const { words, category, place, radius, minRating, maxPrice, currency, leaveOut, viewerId, makerIds } = search;
  const where = ['published_at IS NOT NULL'];
  for (const { word, category: meant } of words) {
    const pattern = `'%' || lower(unaccent(${values.add(like(word))})) || '%'`;
    const whole = `work.words LIKE ${pattern}`;
    // Trigrams forgive a slip in a word; of one or two letters everything would be alike.
    const alike = word.length > 2 ? ` OR lower(unaccent(${values.add(word)})) <% work.words` : '';
    // A trade in words that stand under no picture, as in another language, means the work of its people.
    const trade = meant
      ? ` OR (NOT EXISTS (SELECT FROM explore_work AS work WHERE work.words LIKE ${pattern})
              AND posts.user_id IN (SELECT user_id FROM explore_people WHERE category = ${values.add(meant)}))`
      : '';
    where.push(`(${whole}${alike}${trade})`);
  }
  const maker = conditionsOf({ words: [], category, place, radius, minRating, leaveOut: [] }, values);
  if (maker.length > 0) {
    where.push(`posts.user_id IN (SELECT user_id FROM explore_people AS person ${whereOf(maker)})`);
  }
  if (maxPrice !== undefined) {
    where.push(`EXISTS (SELECT FROM services WHERE services.id = posts.service_id AND ${bookableSql('services')}
      AND currency = ${values.add(currency)} AND ${priceTodaySql('services')} <= ${values.add(maxPrice)}::int)`);
  }
  if (makerIds) where.push(`posts.user_id = ANY(${values.add(makerIds)}::int[])`);
  if (leaveOut.length > 0) where.push(`posts.user_id <> ALL(${values.add(leaveOut)}::int[])`);
  if (viewerId !== undefined) {
    const viewer = `${values.add(viewerId)}::int`;
    where.push(`NOT ${apartSql(viewer, 'posts.user_id')}`, `NOT ${mutedSql(viewer, 'posts.user_id')}`);
  }
  return where;
}

/** A post as a grid shows it: its first picture, who made it, and what can be booked to get it. */
export interface WorkRow extends Pick<
  typeof media.$inferSelect,
  'id' | 'key' | 'width' | 'height' | 'thumbhash' | 'avif'
> {
  readonly postId: number;
  readonly alt: string;
  readonly pictures: number;
  readonly userId: number;
  readonly username: string;
  readonly fullName: string;
  readonly profession: string | null;
  readonly profileImage: string | null;
  readonly serviceId: number | null;
  readonly serviceName: string | null;
  readonly duration: number | null;
  readonly price: number | null;
  readonly currency: string | null;
}

const rowsOf = statement(
  'explore.work_rows',
  `SELECT posts.id AS "postId", first.alt,
          (SELECT count(*)::int FROM post_images WHERE post_images.post_id = posts.id) AS pictures,
          media.id, media.key, media.width, media.height, media.thumbhash, media.avif,
          maker.id AS "userId", maker.username, maker.full_name AS "fullName", maker.profession,
          maker.profile_image AS "profileImage",
          service.id AS "serviceId", service.name AS "serviceName", service.duration,
          ${priceTodaySql('service')} AS price, service.currency
     FROM posts
     JOIN post_images AS first ON first.post_id = posts.id AND first.position = 0
     JOIN media ON media.id = first.media_id
     JOIN users AS maker ON maker.id = posts.user_id AND NOT maker.absent
     LEFT JOIN services AS service
       ON service.id = posts.service_id AND service.published AND service.removed_at IS NULL
    WHERE posts.id = ANY($1::int[])
    ORDER BY posts.published_at DESC, posts.id DESC`,
);

/** What a grid shows of these posts, the newest first. */
export function readWork(executor: Executor, ids: readonly number[]): Promise<WorkRow[]> {
  return executor.query<WorkRow>(rowsOf, [ids]);
}
