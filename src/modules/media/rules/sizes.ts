/** The widths that a picture is stored in, in pixels; one smaller than a width has no larger file than itself. */
export const widths = { thumb: 240, small: 480, medium: 960, large: 1600 } as const;

export type SizeName = keyof typeof widths;
export type Format = 'webp' | 'avif' | 'jpg';

export interface Size {
  readonly name: SizeName;
  readonly width: number;
}

/** How tall a stored picture may be, measured by its width: longer ones are scaled down as a whole. */
export const tallest = 2;

/** The sizes of a picture whose largest file is so wide: each smaller one only where it is really smaller. */
export function sizesOf(width: number): Size[] {
  const smaller = (['thumb', 'small', 'medium'] as const).filter((name) => widths[name] < width);
  return [...smaller.map((name) => ({ name, width: widths[name] })), { name: 'large', width }];
}

/** Where a file of a picture lies in the storage. */
export function fileName(key: string, size: SizeName, format: Format): string {
  return `media/${key.slice(0, 2)}/${key}/${size}.${format}`;
}

/** Every file that a picture may have. */
export function allFileNames(key: string): string[] {
  const names = (['thumb', 'small', 'medium', 'large'] as const).flatMap((size) => [
    fileName(key, size, 'webp'),
    fileName(key, size, 'avif'),
  ]);
  return [...names, fileName(key, 'large', 'jpg')];
}

/** How a file is written, as sharp's options. */
export const encodings = {
  webp: { quality: 80, effort: 3 },
  avif: { quality: 52, effort: 3 },
  jpg: { quality: 82, progressive: true },
} as const;

const mediaTypes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;

export function mediaTypeOf(format: Format): string {
  return mediaTypes[format];
}

/** Reads `large.jpg` and its likes; undefined for anything that no picture has. */
export function readFileName(
  key: string,
  file: string,
): { name: string; type: string; size: SizeName; format: Format } | undefined {
  const match = /^(thumb|small|medium|large)\.(webp|avif|jpg)$/.exec(file);
  if (!match || !/^[\w-]{22}$/.test(key)) return undefined;
  const [, size, format] = match as unknown as [string, SizeName, Format];
  if (format === 'jpg' && size !== 'large') return undefined;
  return { name: fileName(key, size, format), type: mediaTypeOf(format), size, format };
}
