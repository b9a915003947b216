import { refuse } from '#kernel/refusal';
import { attachMedia, findMedia, releaseMedia, smallAddressOf } from '#modules/media';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { replacePicture } from '../profiles.store.ts';

/** Shows an uploaded picture of a person, or none, and lets the former go; answers its address. Refuses `pictures_gone`. */
export async function showPicture(
  app: App,
  transaction: Executor,
  userId: number,
  mediaId: number | null,
): Promise<string | null> {
  const before = await replacePicture(transaction, userId, null);
  if (before !== undefined) await releaseMedia(transaction, [before]);
  if (mediaId === null) return null;
  await attachMedia(app, transaction, userId, [mediaId]);
  await replacePicture(transaction, userId, mediaId);
  const [picture] = await findMedia(transaction, [mediaId]);
  if (!picture) throw refuse('pictures_gone');
  return smallAddressOf(picture);
}
