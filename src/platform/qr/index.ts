import { renderSVG } from 'uqr';

/** A text as a QR code: black on white, whatever the theme, because cameras read nothing else reliably. */
export function qrSvg(text: string): string {
  return renderSVG(text, { border: 2, ecc: 'M' });
}
