import { beforeAll, expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

// What is proposed follows the place somebody works in; of a stranger only the browser is known.

const stage = setStage();

beforeAll(async () => {
  await registerAt(stage.program.url, 'berta', { accountType: 'business', timeZone: 'Europe/Berlin' });
});

test.each(['en-US', 'en-GB', 'de-DE'])(
  'in Berlin prices are in euros and payouts go to Germany, for a %s browser',
  async (locale) => {
    const window = await signedIn(stage.browser, stage.program.url, 'berta', { locale, timeZone: 'Europe/Berlin' });
    const services = await openAlive(window, '/onboarding/services');
    expect(await services.getByLabel('Currency').inputValue()).toBe('EUR');
    await services.getByRole('checkbox').first().press('Space');
    expect(await services.getByLabel('Price in EUR').first().inputValue()).toBe('50');
    const payments = await openAlive(window, '/settings/payments');
    expect(await payments.getByLabel('Country').inputValue()).toBe('DE');
    // The example of what clients read is a visit at ten by that place's clock.
    await payments.getByText(/^Once payouts are connected, for a visit on .+, 10:00(\sAM)? clients read$/).waitFor();
    await window.close();
  },
);

test('how much an offer takes off is asked for in its unit', async () => {
  const window = await signedIn(stage.browser, stage.program.url, 'berta', { timeZone: 'Europe/Berlin' });
  const page = await openAlive(window, '/settings/offers');
  await page.getByRole('button', { name: 'Add an offer' }).click();
  await page.getByLabel('How much, in %').fill('20');
  await page.getByLabel(/^An amount, in [A-Z]{3}$/).check();
  expect(await page.getByLabel(/^How much, in [A-Z]{3}/).inputValue()).toBe('20');
  await isSound(page);
  await window.close();
});

test.each([
  ['en-IN', 'INR'],
  ['fr-FR', 'EUR'],
  ['en-US', 'USD'],
])('explore begins for a %s browser in %s, and shows what the address says', async (locale, usual) => {
  const window = await openWindow(stage.browser, stage.program.url, { width: 1280, locale });
  const page = await window.newPage();
  const currency = page.locator('select[name=currency]');
  await page.goto('/explore');
  expect(await currency.inputValue()).toBe(usual);
  await page.goto('/explore?price=150&currency=GBP');
  expect(await currency.inputValue()).toBe('GBP');
  // What another reader's money would be stands in the address.
  await page.goto('/explore?price=150');
  await page.locator('input[name=price]').fill('160');
  await page.waitForURL(`**/explore?price=160&currency=${usual}`);
  await window.close();
});
