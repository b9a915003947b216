import sharp from 'sharp';
import { expect, test } from 'vitest';
import { previewWords } from '#modules/profiles/rules';
import { drawPreview } from './draw-preview.ts';
import { drawableText } from './drawable-text.ts';

test.each([
  'Ada Obi',
  'Ṣadé Ọlá Ɓala',
  'Анна Иванова',
  'محمد العربي',
  '山田 太郎',
  '👩🏾‍🎨 ✂️',
  '',
  '<script>alert(1)</script>',
])('a preview of %j is a picture of 1200 × 630', async (name) => {
  const picture = await drawPreview(previewWords(name, ['Braider · London', '@somebody'], null), undefined);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test.each(['山田 太郎', 'محمد العربي', '👩🏾‍🎨', ''])(
  'a preview of %j is not blank where its heading stands',
  async (name) => {
    const picture = await drawPreview(previewWords(name, [], null), undefined);
    const heading = await sharp(picture).extract({ left: 64, top: 64, width: 600, height: 100 }).greyscale().toBuffer();
    const { channels } = await sharp(heading).stats();
    expect(channels[0]!.min).toBeLessThan(100);
  },
);

test('a photo stands on the right', async () => {
  const red = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const picture = await drawPreview(previewWords('Ada', [], null), red);
  const pixel = await sharp(picture).extract({ left: 1100, top: 300, width: 1, height: 1 }).raw().toBuffer();
  expect([...pixel.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test('what cannot be drawn is left out; a name of nothing else is no name', () => {
  expect(drawableText('Zoë 💅 Nails')).toBe('Zoë Nails');
  expect(drawableText('山田')).toBe('');
  expect(drawableText('★ !')).toBe('');
});
