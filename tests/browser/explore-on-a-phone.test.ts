import { expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each(['a visitor', 'a signed-in person'])('%s sees who was found once the filters are sent', async (who) => {
  const name = who === 'a visitor' ? 'ada' : 'bea';
  await openArtist(stage.program.url, name, { fullName: 'Ada Lovett' });
  if (who !== 'a visitor') await registerAt(stage.program.url, 'cleo');
  const looking = { width: 360, touch: true };
  const window = await (who === 'a visitor'
    ? openWindow(stage.browser, stage.program.url, looking)
    : signedIn(stage.browser, stage.program.url, 'cleo', looking));
  const page = await openAlive(window, '/explore');
  await page.getByText('More filters').tap();
  await page.getByLabel('Where').fill('London');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/explore?near=London*');
  const found = page.getByRole('main').getByText('Ada Lovett').first();
  await found.waitFor();
  const inSight = () =>
    found.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(inSight).toBe(true);
  await page.getByText('More filters, 1 set').waitFor();

  // Their work is not found under the unfolded filters, either.
  await page.getByRole('link', { name: 'Work', exact: true }).tap();
  await page.waitForURL(/view=work/);
  const views = page.getByRole('navigation', { name: 'View as' });
  await expect
    .poll(() => views.evaluate((one) => Math.abs(one.getBoundingClientRect().top) < innerHeight / 3))
    .toBe(true);
  await window.close();
});

test('whoever goes on to the work before the answer is there finds the work of what they typed', async () => {
  await openArtist(stage.program.url, 'gwen', { fullName: 'Gwen Ashby' });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, touch: true });
  const page = await openAlive(window, '/explore');
  await page.route('**/explore?q=Gwen', async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await page.getByRole('searchbox').fill('Gwen');
  await page.getByRole('link', { name: 'Work', exact: true }).tap();
  await page.waitForURL(/explore\?(?=.*q=Gwen)(?=.*view=work)/);
  expect(await page.getByRole('searchbox').inputValue()).toBe('Gwen');
  await window.close();
});

test.each([true, false])('a town where nobody works yet answers that nobody is there, scripts %s', async (scripts) => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts });
  const page = await window.newPage();
  await page.goto('/explore?near=Tokyo');
  await page.getByRole('heading', { name: 'No artists found' }).waitFor();
  expect(await page.locator('main .skeleton').filter({ visible: true }).count()).toBe(0);
  await window.close();
});

test.each(['a visitor', 'a signed-in person'])('%s who types a town where nobody works is told so', async (who) => {
  await openArtist(stage.program.url, who === 'a visitor' ? 'dora' : 'edna', { fullName: 'Dora Lind' });
  if (who !== 'a visitor') await registerAt(stage.program.url, 'finn');
  const looking = { width: 360, touch: true };
  const window = await (who === 'a visitor'
    ? openWindow(stage.browser, stage.program.url, looking)
    : signedIn(stage.browser, stage.program.url, 'finn', looking));
  const page = await openAlive(window, '/explore');
  await page.getByText('More filters').tap();
  await page.getByLabel('Where').fill('Nowhereville');
  await page.keyboard.press('Enter');
  const told = page.getByText('We do not know yet where “Nowhereville” is, so here is everybody.');
  await told.waitFor();
  // Beside the people it speaks of, which the keyboard and the filters leave in sight.
  await expect.poll(() => told.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.getByLabel('Where').fill('London');
  await told.waitFor({ state: 'hidden' });
  await window.close();
});
