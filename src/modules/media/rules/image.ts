import { mediaTypeOf, sizesOf, widths, type Format } from './sizes.ts';

/** What of a stored picture a page needs; `thumbhash` is base64. */
export interface ShownMedia {
  readonly id: number;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly avif: boolean;
}

/** A picture as a page shows it: `url` is the JPEG, `sources` are for `<source>`, the best first. */
export interface Image {
  id: number;
  url: string;
  width: number;
  height: number;
  thumbhash: string;
  sources: { type: string; srcSet: string }[];
}

/** A file of a picture that everything can read, for where it is shown small; where it may be a portrait, `Avatar` asks for less. */
export function smallAddressOf({ key, width }: Pick<ShownMedia, 'key' | 'width'>): string {
  return `/media/${key}/${width > widths.small ? 'small' : 'large'}.webp`;
}

/** Its smallest file, for where it is shown as large as a thumb. */
export function thumbAddressOf({ key, width }: Pick<ShownMedia, 'key' | 'width'>): string {
  return `/media/${key}/${sizesOf(width)[0]!.name}.webp`;
}

/** Where the files of a stored picture are read. */
export function imageOf({ id, key, width, height, thumbhash, avif }: ShownMedia): Image {
  const source = (format: Format) => ({
    type: mediaTypeOf(format),
    srcSet: sizesOf(width)
      .map((size) => `/media/${key}/${size.name}.${format} ${size.width}w`)
      .join(', '),
  });
  const sources = avif ? [source('avif'), source('webp')] : [source('webp')];
  return { id, url: `/media/${key}/large.jpg`, width, height, thumbhash, sources };
}
