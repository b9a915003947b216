import sharp from 'sharp';
import { renderSVG } from 'uqr';

/** Large enough for a poster. */
const pngPixels = 1200;

/** A text as a QR code: black on white, whatever the theme, because cameras read nothing else reliably. */
export function qrSvg(text: string): string {
  return renderSVG(text, { border: 2, ecc: 'M' });
}

/** The same as a PNG. */
export async function qrPng(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp(Buffer.from(qrSvg(text)), { density: 300 }).resize(pngPixels, pngPixels, { kernel: 'nearest' });
  return new Uint8Array(await drawn.png().toBuffer());
}
