import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/** The links of the header cannot be written, the next time that somebody tries. */
const headerBreaksOnce = `
  const { map } = Array.prototype;
  Array.prototype.map = function (...given) {
    if (this.some((each) => each?.href === '/explore')) {
      Array.prototype.map = map;
      throw new Error('broken on purpose');
    }
    return map.apply(this, given);
  };
`;

test('what breaks in the frame around a page has the page drawn anew, with its look and its language', async () => {
  await registerAt(stage.program.url, 'cleo');
  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 1280, locale: 'fr-FR' });
  const page = await openAlive(window, '/bookings');
  const look = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const before = await look();
  await page.evaluate(() =>
    [globalThis, document.documentElement].map((each) => Object.assign(each, { isFirst: true })),
  );
  await page.evaluate(headerBreaksOnce);
  await page.getByRole('banner').getByRole('link', { name: 'Explorer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Découvrir des artistes' }).waitFor();
  // The same page in a new document element, not one that was fetched again.
  expect(await page.evaluate(() => ['isFirst' in globalThis, 'isFirst' in document.documentElement])).toEqual([
    true,
    false,
  ]);
  expect(await look()).toBe(before);
  await window.close();
});
