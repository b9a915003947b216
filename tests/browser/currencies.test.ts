import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** As people type them, what is stored, and how everybody reads it. ICU counts most of these otherwise, each in its own way. */
const typed = [
  ['1234,50 RSD', 1234_50, 'RSD\u00a01,234.50'],
  ['5.000 HUF', 5000_00, 'Ft\u00a05,000'],
  ['150.000,50 IDR', 150_000_50, 'Rp\u00a0150,000.50'],
  ['5000 ISK', 5000, 'kr\u00a05,000'],
  ['25.000 IQD', 25_000, 'IQD\u00a025,000'],
  ['6.250 KWD', 6250, 'KWD\u00a06.250'],
] as const;

test('a price is typed, stored and read in the same units in the browser and on the server', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { services: [] });
  const page = await openAlive(await signedIn(stage.browser, url, 'ada'), '/settings/services');
  for (const [price, , words] of typed) {
    // One after the other, as people do.
    await page
      .getByRole('button', { name: /^Add a/ })
      .first()
      .click();
    await page.getByLabel('Name').fill(`For ${price}`);
    await page.getByLabel('Price').fill(price);
    await page.getByRole('button', { name: 'Save service' }).click();
    const row = page.getByRole('listitem').filter({ hasText: `For ${price}` });
    await expect.poll(() => row.innerText()).toContain(words);
  }
  const { body } = await ada.call('GET', `/api/users/${ada.id}/services`);
  expect(body.map((service: any) => service.price)).toEqual(typed.map(([, stored]) => stored));

  const sent = await (await fetch(`${url}/u/ada`)).text();
  const visitors = await (await openWindow(stage.browser, url)).newPage();
  await visitors.goto('/u/ada');
  const read = await visitors.locator('main').innerText();
  for (const [, , words] of typed) {
    expect(sent).toContain(words);
    expect(read).toContain(words);
  }
});
