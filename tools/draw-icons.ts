import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { themeColours } from '../src/web/styles/theme-colours.ts';

/** The line of the mark, as the favicon draws it: 28 wide and 24 high. */
const [, line] = /<path d="([^"]+)"/.exec(readFileSync('src/web/styles/icon.svg', 'utf8')) ?? [];
if (!line) throw new Error('The favicon has no line.');

/** The mark on a ground; `share` is how much of the width it takes. */
function drawn(size: number, share: number, round: boolean): Buffer {
  const scale = (size * share) / 28;
  const [left, top] = [(size - 28 * scale) / 2, (size - 24 * scale) / 2];
  const { ground, mark } = themeColours.icon;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${round ? size * 0.22 : 0}" fill="${ground}"/><path transform="translate(${left} ${top}) scale(${scale})" d="${line}" fill="none" stroke="${mark}" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  );
}

// What may be cut to a circle keeps the mark in the middle four fifths; a phone of Apple rounds the corners itself.
const icons = [
  { name: 'icon-192', size: 192, share: 0.62, round: true },
  { name: 'icon-512', size: 512, share: 0.62, round: true },
  { name: 'icon-maskable-512', size: 512, share: 0.5, round: false },
  { name: 'apple-touch-icon', size: 180, share: 0.58, round: false },
];
await Promise.all(
  icons.map(({ name, size, share, round }) =>
    sharp(drawn(size, share, round))
      .png({ compressionLevel: 9, palette: true })
      .toFile(`public/${name}.png`),
  ),
);
