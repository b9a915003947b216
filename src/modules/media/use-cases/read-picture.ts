import { buffer } from 'node:stream/consumers';
import type { App } from '#platform/app';
import type { StoredFile } from '#platform/storage';
import { encodings, fileName, mediaTypeOf, widths, type Format, type SizeName } from '../rules/index.ts';
import { inLine } from './in-line.ts';
import { loadSharp } from './prepare-picture.ts';

/** Nobody's in particular: who looks takes one turn with all others who look. */
const whoeverLooks = 0;

/** A file of a picture; undefined when there is none. */
export async function readPicture(
  app: App,
  key: string,
  asked: { name: string; size: SizeName; format: Format },
): Promise<StoredFile | undefined> {
  const stored = await app.storage.read(asked.name);
  if (stored || asked.size !== 'thumb') return stored;
  await makeThumb(app, key, asked.format);
  return app.storage.read(asked.name);
}

/** A picture may be older than this size. What it is made from is of the same kind: no AVIF comes before its time. */
async function makeThumb(app: App, key: string, format: Format): Promise<void> {
  const name = fileName(key, 'thumb', format);
  for (const size of ['small', 'large'] as const) {
    const larger = await app.storage.read(fileName(key, size, format));
    if (!larger) continue;
    const content = await buffer(larger.body);
    const thumb = await inLine(whoeverLooks, () => thumbOf(content, format));
    if (thumb) await app.storage.write(name, thumb, mediaTypeOf(format));
    // Taken away in the meantime: then this goes, too.
    const still = await app.storage.read(fileName(key, size, format));
    if (still) await still.body.cancel();
    else await app.storage.remove([name]);
    return;
  }
}

async function thumbOf(content: Buffer, format: Format): Promise<Buffer | undefined> {
  const picture = (await loadSharp())(content);
  if ((await picture.metadata()).width <= widths.thumb) return undefined;
  const smaller = picture.resize({ width: widths.thumb });
  return (format === 'avif' ? smaller.avif(encodings.avif) : smaller.webp(encodings.webp)).toBuffer();
}
