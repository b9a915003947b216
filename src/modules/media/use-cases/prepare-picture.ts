import type { Sharp, SharpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { refuse } from '#kernel/refusal';
import { decoderOf, encodings, pictureTypes, sizesOf, tallest, uploadLimits, widths } from '../rules/index.ts';
import type { Format, SizeName } from '../rules/index.ts';

export interface PreparedFile {
  readonly size: SizeName;
  readonly format: Format;
  readonly content: Buffer;
}

/** A picture turned upright, without its metadata, in its sizes; `thumbhash` is base64. */
export interface PreparedPicture {
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly files: readonly PreparedFile[];
}

const reading: SharpOptions = { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 };
/** Seconds that one picture may take. */
const patience = 30;

/** Loaded with the first picture: its native parts are large. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // A picture has one thread; several pictures have several.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * Makes what is stored of an uploaded picture, from its file or its bytes. Refuses `not_a_picture`, `too_many_pixels` and
 * `picture_damaged`. Whatever else the file held, a second file behind the picture say, is not in what it makes.
 */
export async function preparePicture(input: string | Uint8Array): Promise<PreparedPicture> {
  const sharp = await loadSharp();
  await checkKind(sharp, input);
  const { pixels, shape } = await readPixels(sharp, input);
  const open = () => sharp(pixels, { raw: shape });
  const files: PreparedFile[] = [];
  for (const { name, width } of sizesOf(shape.width)) {
    const sized = width < shape.width ? open().resize({ width }) : open();
    files.push({ size: name, format: 'webp', content: await sized.webp(encodings.webp).toBuffer() });
  }
  const jpeg = open().flatten({ background: '#fff' }).jpeg(encodings.jpg);
  files.push({ size: 'large', format: 'jpg', content: await jpeg.toBuffer() });
  return { width: shape.width, height: shape.height, thumbhash: await thumbhashOf(open()), files };
}

type SharpModule = Awaited<ReturnType<typeof loadSharp>>;

async function checkKind(sharp: SharpModule, input: string | Uint8Array): Promise<void> {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  const read = typeof input === 'string' ? fileTypeFromFile(input) : fileTypeFromBuffer(input);
  const kind = (await read.catch(() => undefined))?.mime;
  if (kind === undefined || !pictureTypes.has(kind)) throw refuse('not_a_picture');
  // Read without the limit, which would say no more than that something is wrong; only the head is decoded here.
  const head = await sharp(input, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) throw refuse('picture_damaged');
  if (head.format !== decoderOf[kind]) throw refuse('not_a_picture');
  if (head.width * head.height > uploadLimits.pixels)
    throw refuse('too_many_pixels', { values: { megapixels: uploadLimits.megapixels } });
}

/** Decodes once, at the largest size: all the others are made from it. */
async function readPixels(sharp: SharpModule, input: string | Uint8Array) {
  try {
    const { data, info } = await sharp(input, reading)
      .autoOrient()
      .resize({ width: widths.large, height: widths.large * tallest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: patience })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { pixels: data, shape: { width, height, channels: channels as 1 | 2 | 3 | 4 } };
  } catch {
    throw refuse('picture_damaged');
  }
}

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(100, 100, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
