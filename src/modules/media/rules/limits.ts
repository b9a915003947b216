const megabyte = 1_000_000;

/** What a person may upload: bytes and pixels of one picture, and how many at once. */
export const uploadLimits = {
  megabytes: 20,
  bytes: 20 * megabyte,
  megapixels: 60,
  pixels: 60_000_000,
  pictures: 10,
  /** Simultaneous uploads per person; a further request waits this many milliseconds for its turn. */
  atOnce: 2,
  turn: 2_000,
  /** Idle and total milliseconds after which an upload is cut off. */
  idle: 30_000,
  whole: 300_000,
} as const;

/** Bytes of the fields beside the pictures. */
export const fieldBytes = 60_000;

/** What may be uploaded, by the types that its first bytes tell. No SVG: it is a program. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
]);

/** How the decoder calls what the first bytes tell; where the two differ, the file pretends. */
export const decoderOf: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** A picture that nothing shows is kept so long, in milliseconds. */
export const orphanAge = 24 * 3_600_000;
