import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What lies out of sight on a phone is led to.

const stage = setStage();
const phone = { width: 360 };

test('once a time is chosen, the sheet leads to repeat, note and code below the times', async () => {
  const shop = await openArtist(stage.program.url, 'shop');
  await registerAt(stage.program.url, 'cleo');
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', phone);
  const page = await openAlive(window, `/profile/${shop.id}`);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Book Fine line/ }).click();
  await chooseTime(sheet);
  const repeat = sheet.locator('summary', { hasText: 'Repeat this visit' });
  await sheet.getByRole('button', { name: 'Repeat, note, code' }).click();
  await expect.poll(() => repeat.evaluate((it) => it === document.activeElement)).toBe(true);
  const [field, footer] = [(await repeat.boundingBox())!, (await sheet.locator('button[type=submit]').boundingBox())!];
  expect(field.y).toBeGreaterThan(0);
  expect(field.y + field.height).toBeLessThan(footer.y);
  await isSound(page);
  await window.close();
});

test('a request for a series says what each visit costs and what all of them do', async () => {
  const shop = await openArtist(stage.program.url, 'asked');
  const mia = await registerAt(stage.program.url, 'mia');
  const [time = ''] = await freeTimes(shop);
  await bookAs(mia, shop, time, { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 });
  const page = await openAlive(
    await signedIn(stage.browser, stage.program.url, 'asked', phone),
    '/bookings?tab=professional',
  );
  await page.getByText('£120 each, £360 in all.', { exact: true }).waitFor();
  await isSound(page);
  await page.context().close();
});

test('a draft stands above the form of a new post, and below the one that goes on', async () => {
  const shop = await openArtist(stage.program.url, 'writes');
  const { body: draft } = await shop.call('POST', '/api/drafts', { caption: 'Fresh skin fade' });
  const window = await signedIn(stage.browser, stage.program.url, 'writes', phone);
  const page = await openAlive(window, '/create');
  const top = async (name: string | RegExp) => (await page.getByRole('heading', { name }).boundingBox())!.y;
  const field = async () => (await page.getByLabel('Caption').boundingBox())!.y;
  expect(await top('One draft')).toBeLessThan(await field());
  await isSound(page);
  await shop.call('POST', '/api/drafts', { caption: 'Another' });
  await page.goto(`/create?draft=${draft.id}`);
  await expect.poll(() => page.getByLabel('Caption').inputValue()).toBe('Fresh skin fade');
  expect(await top('One draft')).toBeGreaterThan(await field());
  await window.close();
});
