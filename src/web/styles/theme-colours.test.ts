import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split(`[data-theme='dark']`);

/** An OKLCH token as hex, by the matrices of CSS Color 4. */
function hexOf(theme: string, token: string): string {
  const found = new RegExp(`--${token}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`).exec(theme);
  const [lightness = 0, chroma = 0, hue = 0] = found!.slice(1).map(Number);
  const [l, angle] = [lightness / 100, (hue * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const cube = (value: number) => value ** 3;
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b);
  const middle = cube(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b);
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  const bytes = linear.map((value) => Math.round(Math.min(1, Math.max(0, gamma(value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

test('what no stylesheet reaches has the colours of the tokens', () => {
  const { icon } = themeColours;
  expect([themeColours.light, themeColours.dark]).toEqual([hexOf(light, 'page'), hexOf(dark, 'page')]);
  expect([icon.ground, icon.mark]).toEqual([hexOf(light, 'ink'), hexOf(dark, 'ink')]);
});

test('the manifest says the same', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ theme_color: themeColours.light, background_color: themeColours.light });
});
