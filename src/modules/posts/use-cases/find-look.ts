import type { Executor } from '#platform/database';
import { listLooks } from '../posts.store.ts';

/** What can be booked of a post. */
export interface Look {
  readonly artistId: number;
  readonly serviceId: number | null;
  /** Its first picture. */
  readonly image: { readonly url: string; readonly alt: string };
}

/** The looks of published posts by the posts' ids; those that are not there are left out. */
export async function readLooks(executor: Executor, postIds: readonly number[]): Promise<Map<number, Look>> {
  const rows = await listLooks(executor, postIds);
  return new Map(
    rows.map(({ postId, key, alt, ...look }) => [postId, { ...look, image: { url: `/media/${key}/large.jpg`, alt } }]),
  );
}

/** The look of one published post; undefined when there is no such post. */
export async function findLook(executor: Executor, postId: number): Promise<Look | undefined> {
  return (await readLooks(executor, [postId])).get(postId);
}
