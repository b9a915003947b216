import { buffer } from 'node:stream/consumers';
import type { App } from '#platform/app';
import { findMedia, markAvif } from '../media.store.ts';
import { encodings, fileName, mediaTypeOf, sizesOf } from '../rules/index.ts';
import { inLine } from './in-line.ts';
import { loadSharp } from './prepare-picture.ts';

/** Adds the AVIF files of a picture: far smaller, and far too slow to make while somebody waits. */
export async function makeAvif(app: App, mediaId: number): Promise<void> {
  const [row] = await findMedia(app.database, [mediaId]);
  if (!row || row.avif) return;
  const stored = await app.storage.read(fileName(row.key, 'large', 'webp'));
  if (!stored) return;
  const largest = await buffer(stored.body);
  const sharp = await loadSharp();
  const names: string[] = [];
  let bytes = 0;
  for (const { name, width } of sizesOf(row.width)) {
    const content = await inLine(row.ownerId, () => sharp(largest).resize({ width }).avif(encodings.avif).toBuffer());
    names.push(fileName(row.key, name, 'avif'));
    await app.storage.write(names.at(-1)!, content, mediaTypeOf('avif'));
    bytes += content.length;
  }
  // Swept in the meantime: then its new files go, too.
  if (!(await markAvif(app.database, mediaId, bytes))) await app.storage.remove(names);
}
