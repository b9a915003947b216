import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

export interface Picture {
  readonly file: string;
  /** Of its window. */
  readonly width: number;
}

const gap = 24;
/** On a sheet everything is half as large. */
const scale = 0.5;
const tallest = 1_600;
const ground = '#8a8a94';

/** Lays pictures side by side, half as large, so that one look tells whether they belong together. */
export async function layContactSheet(pictures: readonly Picture[], file: string): Promise<void> {
  const small = await Promise.all(pictures.map((picture) => shrink(picture)));
  const height = Math.max(...small.map(({ info }) => info.height));
  const width = small.reduce((sum, { info }) => sum + info.width + gap, gap);
  let left = gap;
  const laid = small.map(({ data, info }) => {
    const at = left;
    left += info.width + gap;
    return { input: data, left: at, top: gap };
  });
  await mkdir(dirname(file), { recursive: true });
  await sharp({ create: { width, height: height + 2 * gap, channels: 3, background: ground } })
    .composite(laid)
    .png()
    .toFile(file);
}

async function shrink({ file, width }: Picture) {
  const resized = await sharp(file)
    .resize({ width: Math.round(width * scale) })
    .toBuffer();
  const { height, width: narrow } = await sharp(resized).metadata();
  const cut = { left: 0, top: 0, width: narrow, height: Math.min(height, tallest) };
  return sharp(resized).extract(cut).toBuffer({ resolveWithObject: true });
}
