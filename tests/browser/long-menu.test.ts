import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, type Artist } from '#tests/support/artist.ts';
import { verifyByHand } from '#tests/support/by-hand.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let ada: Artist;

/** How bright the ground of a menu is at its lower edge and in its middle, between what it lists: 0 to 255. */
async function brightness(page: Page, menu: Locator): Promise<{ edge: number; middle: number }> {
  const { x, y, width, height } = (await menu.boundingBox())!;
  const at = async (top: number) => {
    // Within its round corners.
    const clip = { x: x + 24, y: top, width: width - 48, height: 2 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    return channels[0]!.max;
  };
  return { edge: await at(y + height - 4), middle: await at(y + height / 2) };
}

beforeAll(async () => {
  ada = await openArtist(stage.program.url, 'ada');
  const { body: uploaded } = await ada.call('POST', '/api/media', formOf([await photo(400, 300)]));
  await ada.call('POST', '/api/posts', { caption: 'Fresh parts.', images: [{ id: uploaded[0].id, alt: 'Braids' }] });
});

/** The menu of a post on a phone of that height, where there is as little room over its button as under it. */
async function openMenu(username: string, height: number) {
  const viewer = await registerAt(stage.program.url, username);
  // A feed without the notice about an unverified address.
  await verifyByHand(stage.program, viewer.id);
  const window = await signedIn(stage.browser, stage.program.url, username, { width: 360, theme: 'light' });
  const page = await openAlive(window, '/?feed=discover');
  await page.setViewportSize({ width: 360, height });
  const button = page.getByRole('button', { name: /^More about the post/ });
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  const menu = page.getByRole('menu');
  const report = menu.getByRole('menuitem', { name: 'Report' });
  await report.waitFor();
  return { window, page, button, menu, report };
}

test('a menu that fits a phone shows all of itself, beside its button where there is too little room over and under it', async () => {
  const { window, page, button, menu } = await openMenu('dora', 760);
  expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(1);
  const [whole, trigger] = [(await menu.boundingBox())!, (await button.boundingBox())!];
  expect(whole.y).toBeGreaterThanOrEqual(12);
  expect(whole.y + whole.height).toBeLessThanOrEqual(760 - 68);
  // What opened it stays in sight.
  expect(whole.x + whole.width).toBeLessThanOrEqual(trigger.x);
  await isSound(page);
  await window.close();
});

test('a menu that does not fit a phone shows at its edge that there is more, and the last of it can be reached', async () => {
  const { window, page, menu, report } = await openMenu('cleo', 400);
  const isCut = () => menu.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(await isCut()).toBe(true);
  const cut = await brightness(page, menu);
  expect(cut.middle - cut.edge).toBeGreaterThan(15);
  await isSound(page);

  await menu.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(async () => Math.abs((await brightness(page, menu)).edge - cut.middle)).toBeLessThan(4);
  await report.click();
  await page.getByRole('dialog', { name: 'Report this post by' }).waitFor();
  await window.close();
});

test('a menu that opens across a ticket lies over its notch', async () => {
  const mia = await registerAt(stage.program.url, 'mia');
  await verifyByHand(stage.program, mia.id);
  await bookAs(mia, ada, (await freeTimes(ada))[0]!);
  const looking = { width: 360, theme: 'light' as const, locale: 'es-ES' };
  const window = await signedIn(stage.browser, stage.program.url, 'mia', looking);
  const page = await openAlive(window, '/?feed=discover');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('article button[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem').first().waitFor();
  const onTop = await page.evaluate(() => {
    const [menu, tear] = ['[role=menu]', '.ticket-tear'].map((part) => document.querySelector(part)!);
    const [over, under] = [menu!.getBoundingClientRect(), tear!.getBoundingClientRect()];
    const from = Math.max(over.top, under.top - 10) + 1;
    const to = Math.min(over.bottom, under.bottom + 10);
    const points = Array.from({ length: Math.max(0, Math.floor(to - from)) }, (_, at) => from + at);
    return points.map((y) => menu!.contains(document.elementFromPoint(under.left + 0.5, y)));
  });
  expect(onTop.length).toBeGreaterThan(20);
  expect(onTop).not.toContain(false);
  await window.close();
});
