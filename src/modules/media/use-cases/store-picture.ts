import { randomBytes } from 'node:crypto';
import type { App } from '#platform/app';
import { deleteMedia, insertMedia, readStoredBytes, type MediaRow } from '../media.store.ts';
import { allFileNames, fileName, mediaTypeOf } from '../rules/index.ts';
import { quotaOf, refuseFull } from './check-quota.ts';
import { inLine } from './in-line.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';

/**
 * Prepares and stores a picture, from its file or its bytes; it is an orphan until it is attached. Refuses `quota_full`, and
 * everything that `preparePicture` refuses.
 */
export async function storeImage(app: App, ownerId: number, input: string | Uint8Array): Promise<MediaRow> {
  return keepPicture(app, ownerId, await inLine(ownerId, () => preparePicture(input)));
}

async function keepPicture(app: App, ownerId: number, picture: PreparedPicture): Promise<MediaRow> {
  const { width, height, thumbhash, files } = picture;
  const key = randomBytes(16).toString('base64url');
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  // The row first: should the program die in between, the sweep finds it and whatever files there are.
  const added = {
    ownerId,
    key,
    width,
    height,
    thumbhash,
    bytes,
    createdAt: app.clock.now(),
  };
  const row = await insertMedia(app.database, added, quotaOf(app));
  if (!row) throw refuseFull(app, await readStoredBytes(app.database, ownerId, quotaOf(app).freeSince));
  try {
    for (const { size, format, content } of files)
      await app.storage.write(fileName(key, size, format), content, mediaTypeOf(format));
    return row;
  } catch (error) {
    await dropImages(app, [row]);
    throw error;
  }
}

/** Takes pictures away that nothing shows. What cannot go now is swept later: the first failure is the one to tell. */
export async function dropImages(app: App, rows: readonly MediaRow[]): Promise<void> {
  try {
    for (const { key } of rows) await app.storage.remove(allFileNames(key));
    await deleteMedia(
      app.database,
      rows.map(({ id }) => id),
    );
  } catch (error) {
    app.log.warn({ reason: (error as Error).message }, 'pictures of a failed upload are left to the sweep');
  }
}
