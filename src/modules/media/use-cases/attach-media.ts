import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { findMedia, markAttached, markReleased } from '../media.store.ts';
import { imageOf, type Image } from '../rules/index.ts';

/** The pictures are shown from now on, and get their AVIF files. Refuses `pictures_gone` unless all are this person's and free. */
export async function attachMedia(
  app: App,
  transaction: Executor,
  ownerId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await markAttached(transaction, ownerId, ids, app.clock.now());
  if (attached.length !== ids.length) throw refuse('pictures_gone');
  for (const mediaId of attached) await app.jobs.send(transaction, 'media.avif', { mediaId });
}

/** Nothing shows the pictures any more: the sweep takes them, once they are older than a day. */
export async function releaseMedia(transaction: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await markReleased(transaction, ids);
}

/** Pictures as pages show them, by id. */
export async function readImages(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Image>> {
  const rows = ids.length > 0 ? await findMedia(executor, ids) : [];
  return new Map(rows.map((row) => [row.id, imageOf(row)]));
}
