import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { encodings, fileName, mediaTypeOf, sizesOf } from '#modules/media/rules';
import type { App } from '#platform/app';
import { demoPhoto, type DemoPhoto } from './photos.ts';

/** A demo photo as a stored picture has it. */
export interface DemoPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly bytes: number;
  readonly alt: string;
}

/**
 * Stores a demo photo as an upload of it would be. Its two sizes as WebP and AVIF are those that lie in `public/demo`, made
 * ahead, so that a first start need not wait for them; the smallest is made when somebody looks at it.
 */
export async function storeDemoPicture(app: App, name: string): Promise<DemoPicture> {
  const photo = demoPhoto(name);
  const key = keyOf(photo);
  const stored = await Promise.all(
    (['webp', 'avif'] as const).flatMap((format) => {
      const files = photo.files.filter(({ type }) => type === mediaTypeOf(format));
      const sizes = sizesOf(photo.width).filter((size) => size.name !== 'thumb');
      return sizes.map(async (size, index) => {
        const content = await readFile(publicFile(files[index]!.path));
        await app.storage.write(fileName(key, size.name, format), content, mediaTypeOf(format));
        return content.length;
      });
    }),
  );
  const { width, height, thumbhash, alt } = photo;
  return { key, width, height, thumbhash, alt, bytes: stored.reduce((sum, length) => sum + length, 0) };
}

/** Makes the JPEG of each, which only old browsers and link previews read; after the port has opened. */
export async function makeDemoJpegs(app: App, names: readonly string[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const photo of names.map(demoPhoto)) {
    const largest = photo.files.findLast(({ type }) => type === 'image/webp')!;
    // One after the other: whoever looks at the first page comes first.
    const jpeg = await sharp(publicFile(largest.path)).jpeg(encodings.jpg).toBuffer();
    await app.storage.write(fileName(keyOf(photo), 'large', 'jpg'), jpeg, mediaTypeOf('jpg'));
  }
}

/** The same in every installation, and of the shape that stored pictures have. */
function keyOf({ name }: DemoPhoto): string {
  return createHash('sha256').update(`demo ${name}`).digest('base64url').slice(0, 22);
}

function publicFile(path: string): string {
  return resolve('public', `.${path}`);
}
