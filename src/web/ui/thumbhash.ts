import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** The average colour of a picture, as CSS, from its base64 thumbhash; undefined when it cannot be read. */
export function groundOf(thumbhash: string): string | undefined {
  const bytes = bytesOf(thumbhash);
  if (!bytes) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
}

/** The picture in a few pixels, as a data URL; some four kilobytes, so it is made where it is shown and never sent. */
export function blurOf(thumbhash: string): string | undefined {
  const bytes = bytesOf(thumbhash);
  return bytes && thumbHashToDataURL(bytes);
}

function bytesOf(thumbhash: string): Uint8Array | undefined {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));
    return bytes.length >= 5 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
