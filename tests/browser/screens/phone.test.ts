import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { isAlive, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  await openArtist(stage.program.url, 'ada');
});

const onPhone = async (path: string) =>
  openAlive(await signedIn(stage.browser, stage.program.url, 'ada', { touch: true }), path);

/** Whether something lies in the window from edge to edge. */
const inWindow = (page: Page, role: 'menuitemradio' | 'menuitem') =>
  page
    .getByRole(role)
    .evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect()).every(({ left, right }) => left >= 0 && right <= innerWidth),
    );

test.each([
  ['New post', '/create'],
  ['Book someone', '/explore'],
  ['New booking for a client', '/calendar'],
  ['Block time', '/calendar'],
  ['Add opening', '/calendar'],
  ['Share my link', '/custom-url'],
])('G08 the sheet of Create closes when %s is chosen, and what opens is there to be used', async (choice, path) => {
  const page = await onPhone('/bookings');
  await page.getByRole('button', { name: 'Create', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Create', exact: true });
  await sheet.getByRole('link', { name: choice }).tap();
  await page.waitForURL(`**${path}*`);
  await isAlive(page);
  expect(await sheet.isVisible()).toBe(false);
  await page.context().close();
});

test('G08 on its side a phone shows the whole sheet of Create', async () => {
  const page = await onPhone('/bookings');
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Create', exact: true });
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close!.y).toBeGreaterThan(0);
  await sheet.getByRole('link', { name: 'Book someone' }).scrollIntoViewIfNeeded();
  await isSound(page);
  await page.context().close();
});

test('G11 on a phone language and theme open inside the menu, in the window from edge to edge', async () => {
  const page = await onPhone('/bookings');
  await page.getByRole('button', { name: 'Your account' }).tap();
  for (const name of ['Language', 'Theme']) {
    await page.getByRole('menuitem', { name, exact: true }).tap();
    const chosen = page.getByRole('menuitemradio', { checked: true }).last();
    await chosen.waitFor();
    expect(await inWindow(page, 'menuitemradio')).toBe(true);
    expect(await inWindow(page, 'menuitem')).toBe(true);
  }
  expect(await page.getByRole('menu').count()).toBe(1);
  await isSound(page);
  await page.context().close();
});
