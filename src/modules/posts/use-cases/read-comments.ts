import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Page } from '#platform/http';
import * as store from '../comments.store.ts';
import type { CommentRow, RootRow } from '../comments.store.ts';
import { findPost } from '../posts.store.ts';
import { mentionedNames } from '../rules/index.ts';

/** Comments with what belongs to them. */
export interface Comments {
  readonly roots: readonly RootRow[];
  readonly repliesOf: ReadonlyMap<number | null, readonly CommentRow[]>;
  /** Who is named in them, by username in lower case. */
  readonly named: ReadonlyMap<string, Named>;
}

export interface Named {
  readonly id: number;
  readonly username: string;
}

const firstReplies = 3;

/** The comments of a post, one more than the page holds; the pinned one stands before the first page, beyond its number. */
export async function readComments(app: App, actor: Actor, postId: number, page: Page) {
  const viewerId = actor?.id ?? null;
  if (!(await findPost(app.database, viewerId, postId))) throw refuse('not_found');
  const [pinned, roots] = await Promise.all([
    page.after ? undefined : store.findPinned(app.database, viewerId, postId),
    store.listRoots(app.database, viewerId, postId, page),
  ]);
  return { pinned, roots };
}

/** A single comment with what belongs to it. */
export async function readComment(app: App, actor: Actor, id: number): Promise<Comments> {
  const row = await store.findComment(app.database, actor?.id ?? null, id);
  if (!row) throw refuse('not_found');
  return loadComments(app.database, actor, [row]);
}

/** Reads in bulk what belongs to comments. */
export async function loadComments(executor: Executor, actor: Actor, roots: readonly RootRow[]): Promise<Comments> {
  const answered = roots.filter(({ repliesCount }) => repliesCount > 0).map(({ id }) => id);
  const replies =
    answered.length > 0 ? await store.listFirstReplies(executor, actor?.id ?? null, answered, firstReplies) : [];
  const named = await loadNamed(executor, [...roots, ...replies]);
  return { roots, repliesOf: Map.groupBy(replies, ({ parentId }) => parentId), named };
}

/** The replies to a comment, one more than the page holds. */
export async function readReplies(app: App, actor: Actor, commentId: number, page: Page): Promise<CommentRow[]> {
  const viewerId = actor?.id ?? null;
  if (!(await store.findComment(app.database, viewerId, commentId))) throw refuse('not_found');
  return store.listReplies(app.database, viewerId, commentId, page);
}

/** Who is named in comments. */
export async function loadNamed(
  executor: Executor,
  rows: readonly Pick<CommentRow, 'content'>[],
): Promise<Map<string, Named>> {
  const names = [...new Set(rows.flatMap(({ content }) => mentionedNames(content)))];
  const people = names.length > 0 ? await store.listNamed(executor, names) : [];
  return new Map(people.map((person) => [person.username.toLowerCase(), person]));
}
