import sharp from 'sharp';
import { serveParent } from '../child.ts';

const widths = [480, 960, 1600];

sharp.cache(false);
// As many threads for one picture as the program gives it.
sharp.concurrency(1);

/** sharp alone makes the same files of a photo that lies in memory, and stores none; milliseconds. */
serveParent(async ({ photo }: { photo: Uint8Array }): Promise<number> => {
  const began = performance.now();
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: widths.at(-1) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  for (const each of widths) {
    const sized = each < width ? open().resize({ width: each }) : open();
    await sized.webp({ quality: 80, effort: 3 }).toBuffer();
  }
  await open().jpeg({ quality: 82, progressive: true }).toBuffer();
  return performance.now() - began;
});
