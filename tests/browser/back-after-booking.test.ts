import { expect, test } from 'vitest';
import { freeTimes, openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever goes back after booking reads that the time is theirs; others that it is gone', async () => {
  const { url } = stage.program;
  const shop = await openArtist(url, 'back_ada', { autoConfirm: true });
  const [start] = await freeTimes(shop);
  const form = `/u/back_ada/book?service=${shop.serviceIds[0]}&slot=${start}&step=you`;
  const window = await openWindow(stage.browser, url, { scripts: false });
  const page = await window.newPage();
  await page.goto(form);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByRole('button', { name: /^Book / }).click();
  await page.waitForURL(/\/b\/[\w-]+\?new/);
  await page.goBack();

  await page.getByText(/^You have booked .+\. Here you choose another time\.$/).waitFor();
  expect(await page.getByText('is no longer free').count()).toBe(0);
  await page.getByRole('link', { name: 'See your visit' }).click();
  await page.waitForURL(/\/b\/[\w-]+$/);

  const others = await (await openWindow(stage.browser, url, { scripts: false })).newPage();
  await others.goto(form);
  await others.getByText(/ is no longer free\. Choose another time\.$/).waitFor();
  expect(await others.getByText('You have booked').count()).toBe(0);
  await window.close();
  await others.context().close();
});
