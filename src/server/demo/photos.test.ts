import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoPhoto, demoPhotos, landingPhotoNames } from './photos.ts';

const folder = 'public/demo/photos';

/** Width and height in the frame header of a lossy WebP. */
function sizeOfWebp(path: string): [number, number] {
  const bytes = readFileSync(path);
  expect(bytes.toString('latin1', 8, 15)).toBe('WEBPVP8');
  return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
}

describe('demo photos', () => {
  it('lie in the folder in the sizes they are listed with, and nothing else does', () => {
    const files = demoPhotos.flatMap((photo) => photo.files);
    for (const { path, width, height } of files.filter(({ type }) => type === 'image/webp')) {
      expect([path, ...sizeOfWebp(`public${path}`)]).toEqual([path, width, height]);
    }
    expect(files.map(({ path }) => path.replace('/demo/photos/', '')).toSorted()).toEqual(
      readdirSync(folder).toSorted(),
    );
  });

  it('weigh less than 4 MB together with the portraits', () => {
    const files = readdirSync('public/demo', { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
    expect(bytes).toBeLessThan(4_000_000);
  });

  it('give the landing page AVIF files of 90 kB at most', () => {
    for (const name of landingPhotoNames) {
      const avif = demoPhoto(name).files.filter(({ type }) => type === 'image/avif');
      expect(avif).toHaveLength(2);
      for (const { path } of avif) expect(statSync(`public${path}`).size).toBeLessThanOrEqual(90_000);
    }
  });

  it('weigh less as AVIF than as WebP, all in all', () => {
    const files = demoPhotos.filter(({ files: { length } }) => length === 4).flatMap((photo) => photo.files);
    const weightOf = (kind: string) =>
      files.filter(({ type }) => type === kind).reduce((sum, { path }) => sum + statSync(`public${path}`).size, 0);
    expect(weightOf('image/avif')).toBeLessThan(0.7 * weightOf('image/webp'));
  });

  it('say in words what they show', () => {
    for (const { alt, dominantColor } of demoPhotos) {
      expect(alt).toMatch(/^[A-Z].{30,}\.$/);
      expect(dominantColor).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
