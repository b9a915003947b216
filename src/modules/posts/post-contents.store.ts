import { statement, type Executor, type Statement } from '#platform/database';
import { postParts, type Mention, type PostImage } from './post-parts.store.ts';
import type { posts } from './posts.tables.ts';

/** What a post says and shows: the larger part of it, and the one that hardly ever changes. */
export interface PostContent extends Pick<typeof posts.$inferSelect, 'id' | 'caption' | 'place' | 'beforeAfter'> {
  readonly contentVersion: number;
  readonly images: readonly PostImage[];
  readonly mentions: readonly Mention[];
}

/** A post without its content, but with the number of it. */
type Contentless = Pick<PostContent, 'id' | 'contentVersion'>;

const mostKept = 4_000;
/** Those last shown, by the ids of their posts. A transaction has its own, which go with it. */
const keptBy = new WeakMap<Executor, Map<number, PostContent>>();

const contents = statement(
  'posts.contents',
  `SELECT posts.id, posts.content_version AS "contentVersion", posts.caption, posts.place,
          posts.before_after AS "beforeAfter", ${postParts} FROM posts WHERE posts.id = ANY($1::int[])`,
);

/**
 * Reads posts with their contents. Only contents that this process does not have yet are read: their numbers, which come with
 * every row, tell.
 */
export async function readWhole<Row extends Contentless>(
  executor: Executor,
  rows: Statement,
  values: readonly unknown[],
): Promise<(Row & PostContent)[]> {
  for (;;) {
    const read = await executor.query<Row>(rows, values);
    const whole = await withContents(executor, read);
    // A post that went between the two is missing from a page that would look like the last one.
    if (whole.length === read.length) return whole;
  }
}

async function withContents<Row extends Contentless>(executor: Executor, rows: readonly Row[]) {
  const kept = keptBy.get(executor) ?? new Map<number, PostContent>();
  keptBy.set(executor, kept);
  const found = new Map<number, PostContent>();
  const missing: number[] = [];
  for (const { id, contentVersion } of rows) {
    const content = kept.get(id);
    if (content?.contentVersion === contentVersion) found.set(id, content);
    else missing.push(id);
  }
  const read = missing.length > 0 ? await executor.query<PostContent>(contents, [missing]) : [];
  for (const content of read) found.set(content.id, content);
  for (const content of found.values()) keep(kept, content);
  return rows.flatMap((row) => {
    const content = found.get(row.id);
    return content ? [{ ...row, ...content }] : [];
  });
}

/** The one that was shown last is forgotten last. */
function keep(kept: Map<number, PostContent>, content: PostContent): void {
  kept.delete(content.id);
  kept.set(content.id, content);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
}
