import { beforeAll, expect, test } from 'vitest';
import { openArtist, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { isSound } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
});

async function publish(): Promise<void> {
  const { body } = await ada.call('POST', '/api/media', formOf([await photo(60, 80)]));
  await ada.call('POST', '/api/posts', { images: [{ id: body[0].id, alt: 'Braids' }] });
}

/** How wide each picture of the works is, of the window's width. */
async function widths(width: number): Promise<number[]> {
  const window = await openWindow(stage.browser, stage.program.url, { width });
  const page = await window.newPage();
  await page.goto('/u/ada');
  const works = page.getByRole('region', { name: 'Recent Works' });
  await works.scrollIntoViewIfNeeded();
  const boxes = await works
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
  await isSound(page);
  await window.close();
  return boxes.map((box) => Math.round((100 * box) / width));
}

test('few works leave no hole beside them on a phone', async () => {
  await publish();
  expect(await widths(360)).toEqual([100]);
  await publish();
  expect(await widths(360)).toEqual([50, 50]);
  await publish();
  expect(await widths(360)).toEqual([100, 50, 50]);
  const [first, ...others] = await widths(1280);
  expect(others).toEqual([first, first]);
});
