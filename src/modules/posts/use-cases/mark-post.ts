import type { Actor, Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { HeldSession, Page } from '#platform/http';
import { deleteUnwanted, insertUnwanted } from '../discover.store.ts';
import { deleteLike, insertLike } from '../likes.store.ts';
import { deleteSave, insertSave, listLikers } from '../marks.store.ts';
import { findPost } from '../posts.store.ts';

export interface Mark {
  readonly postId: number;
  /** Whose like it is to be, as the request says: one's own. */
  readonly userId: number;
}

/** Likes a post, or no longer; twice is harmless. Answers how many like it now. */
export async function setLike(app: App, session: HeldSession, mark: Mark, liked: boolean): Promise<number> {
  const change = liked ? insertLike : deleteLike;
  const count = await change(app.database, { ...mark, tokenHash: session.tokenHash, now: app.clock.now() });
  if (count !== undefined) return count;
  const person = await session.person();
  throw refuse(person.id === mark.userId ? 'not_found' : 'forbidden');
}

/** Keeps a post for oneself, or no longer; twice is harmless. */
export async function setSave(app: App, person: Person, postId: number, saved: boolean): Promise<void> {
  const found = saved
    ? await insertSave(app.database, person.id, postId, app.clock.now())
    : await deleteSave(app.database, person.id, postId);
  if (!found) throw refuse('not_found');
}

/** Wants to see less of a post and its like in Discover, or no longer; twice is harmless. */
export async function setUnwanted(app: App, person: Person, postId: number, less: boolean): Promise<void> {
  if (!less) return deleteUnwanted(app.database, person.id, postId);
  if (!(await insertUnwanted(app.database, person.id, postId, app.clock.now()))) throw refuse('not_found');
}

/** Who likes a post, the latest first; one row more than the page holds. */
export async function readLikers(app: App, actor: Actor, postId: number, page: Page) {
  const viewerId = actor?.id ?? null;
  if (!(await findPost(app.database, viewerId, postId))) throw refuse('not_found');
  return listLikers(app.database, viewerId, postId, page);
}
