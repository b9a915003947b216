import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the later days open on one that has times, with the days in sight', async () => {
  const ada = await openArtist(stage.program.url, 'ada');
  const { body: hours } = await ada.call('GET', `/api/users/${ada.id}/availability`);
  const off = [13, 14, 15, 16].map((days) => ({ date: dateIn(days), intervals: [] }));
  await ada.call('PUT', '/api/availability', { ...hours, overrides: off });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, touch: true });
  const page = await window.newPage();
  await page.goto(`/u/ada/book?service=${ada.serviceIds[0]}`);
  await page.getByRole('link', { name: 'Later days' }).tap();
  await page.waitForURL('**date=*');
  await page.getByRole('heading', { name: 'Morning' }).waitFor();
  expect(await page.getByText(/^Nothing left/).count()).toBe(0);
  const days = page.getByRole('list', { name: 'Days' });
  expect((await days.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await window.close();
});

test.each([320, 360, 390, 412])(
  'at %i px a day stands half at the edge, so that more are seen to follow',
  async (width) => {
    const username = `bea${width}`;
    const bea = await openArtist(stage.program.url, username);
    const window = await openWindow(stage.browser, stage.program.url, { width, touch: true });
    const page = await window.newPage();
    await page.goto(`/u/${username}/book?service=${bea.serviceIds[0]}`);
    const days = page.getByRole('list', { name: 'Days' });
    const seen = await days.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const boxes = [...list.children].map((day) => day.getBoundingClientRect());
      const cut = boxes.find((box) => box.left < right && box.right > right);
      return { share: cut ? (right - cut.left) / cut.width : 0, width: boxes[0]!.width };
    });
    expect(seen.share).toBeGreaterThan(0.4);
    expect(seen.share).toBeLessThan(0.7);
    expect(seen.width).toBeGreaterThanOrEqual(44);
    await window.close();
  },
);
