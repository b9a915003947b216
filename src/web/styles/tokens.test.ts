import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [light, dark, systemDark] = readFileSync('src/web/styles/tokens.css', 'utf8')
  .split(/^\[data-theme='dark'\]|^@media/m)
  .map((block) => new Map([...block.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)].map(tokenOf)));

function tokenOf([, name, lightness, chroma, hue]: RegExpExecArray) {
  return [name!, luminance(Number(lightness) / 100, Number(chroma), Number(hue))] as const;
}

/** Of an OKLCH colour, relative as WCAG 2 has it (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function luminance(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  // A screen has 256 steps of each.
  const [r, g, b8] = [red, green, blue].map(stepped) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b8;
}

function stepped(linear: number): number {
  const inside = Math.min(Math.max(linear, 0), 1);
  const encoded = inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
  const shown = Math.round(encoded * 255) / 255;
  return shown <= 0.04045 ? shown / 12.92 : ((shown + 0.055) / 1.055) ** 2.4;
}

function contrast(tokens: ReadonlyMap<string, number> | undefined, text: string, ground: string): number {
  const [one, other] = [tokens!.get(text)!, tokens!.get(ground)!];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Foreground, background, what WCAG 2.2 AA asks for, and what the design reckons with in light and dark. */
const pairs = [
  ['ink', 'page', 4.5, 17.26, 17.01],
  ['ink', 'surface', 4.5, 18, 15.77],
  ['ink', 'sunken', 4.5, 16.13, 17.67],
  ['ink-2', 'page', 4.5, 8.14, 9.94],
  ['ink-2', 'surface', 4.5, 8.49, 9.22],
  ['ink-2', 'sunken', 4.5, 7.61, 10.33],
  ['ink-3', 'page', 4.5, 5.46, 7.21],
  ['ink-3', 'surface', 4.5, 5.69, 6.69],
  ['ink-3', 'sunken', 4.5, 5.1, 7.49],
  ['on-action', 'action', 4.5, 16.39, 15.85],
  ['on-action', 'action-hover', 4.5, 12.15, 12.46],
  ['action', 'page', 3, 16.24, 17.01],
  ['action', 'surface', 3, 16.93, 15.77],
  ['on-book', 'book', 4.5, 10.66, 10.66],
  ['on-book', 'book-hover', 4.5, 9.12, 12.32],
  ['book-line', 'page', 3, 3.9, 7.63],
  ['book-line', 'surface', 3, 4.06, 7.07],
  ['book-text', 'book-soft', 4.5, 6.46, 9.84],
  ['book-text', 'surface', 4.5, 7.29, 12.46],
  ['ink', 'book-soft', 4.5, 15.95, 12.45],
  ['camwood', 'page', 4.5, 7.12, 8.64],
  ['camwood', 'surface', 4.5, 7.42, 8.01],
  ['camwood', 'camwood-soft', 4.5, 6.36, 6.56],
  ['link', 'page', 4.5, 6.59, 9.26],
  ['link', 'surface', 4.5, 6.87, 8.59],
  ['link', 'sunken', 4.5, 6.16, 9.62],
  ['focus', 'page', 3, 5.06, 9],
  ['focus', 'surface', 3, 5.28, 8.35],
  ['focus', 'sunken', 3, 4.73, 9.35],
  ['like', 'page', 3, 4.7, 6.59],
  ['like', 'surface', 3, 4.9, 6.11],
  ['danger', 'page', 4.5, 6.33, 8.23],
  ['danger', 'surface', 4.5, 6.6, 7.63],
  ['danger', 'danger-soft', 4.5, 5.77, 6.17],
  ['on-danger', 'danger', 4.5, 6.39, 7.67],
  ['success', 'surface', 4.5, 6.93, 10.11],
  ['success', 'success-soft', 4.5, 6.17, 7.94],
  ['warn', 'surface', 4.5, 6.91, 10.06],
  ['warn', 'warn-soft', 4.5, 6.12, 8.02],
  ['info', 'surface', 4.5, 7.06, 9.33],
  ['info', 'info-soft', 4.5, 6.19, 7.43],
  ['ink', 'info-soft', 4.5, 15.8, 12.56],
  ['ink', 'warn-soft', 4.5, 15.94, 12.57],
  ['ink', 'danger-soft', 4.5, 15.72, 12.75],
  ['ink', 'success-soft', 4.5, 16.01, 12.39],
  ['link', 'info-soft', 4.5, 6.03, 6.84],
  ['link', 'warn-soft', 4.5, 6.09, 6.84],
  ['link', 'danger-soft', 4.5, 6, 6.94],
  ['on-action', 'camwood', 4.5, 7.19, 8.06],
  ['page', 'ink', 4.5, 17.26, 17.01],
  ['mark', 'page', 3, 3.9, 11.44],
  ['mark', 'surface', 3, 4.06, 10.6],
  ['mark-on-action', 'action', 3, 10.03, 3.58],
  ['line-strong', 'page', 3, 3.58, 4.4],
  ['line-strong', 'surface', 3, 3.73, 4.08],
  ['line-strong', 'sunken', 3, 3.34, 4.58],
] as const;

test.each(pairs)('%s on %s can be read', (text, ground, needed, inLight, inDark) => {
  expect(contrast(light, text, ground)).toBeGreaterThanOrEqual(needed);
  expect(contrast(dark, text, ground)).toBeGreaterThanOrEqual(needed);
  expect(contrast(light, text, ground)).toBeCloseTo(inLight, 1);
  expect(contrast(dark, text, ground)).toBeCloseTo(inDark, 1);
});

/** What stands on a page itself, and what it needs there. */
const onAPage = pairs.filter(([, ground]) => ground === 'page').map(([text, , needed]) => [text, needed] as const);

test.each(['camwood-soft', 'book-soft'])('%s can be the ground of a professional’s page', (ground) => {
  for (const [text, needed] of [...onAPage, ['ink-3', 4.5], ['success', 4.5], ['book-text', 4.5]] as const) {
    expect([text, contrast(light, text, ground)]).toEqual([text, expect.toSatisfy((ratio: number) => ratio >= needed)]);
    expect([text, contrast(dark, text, ground)]).toEqual([text, expect.toSatisfy((ratio: number) => ratio >= needed)]);
  }
});

test('whoever follows the system’s dark has the same colours as whoever chose it', () => {
  expect(dark!.size).toBe(light!.size);
  expect(systemDark).toEqual(dark);
});
