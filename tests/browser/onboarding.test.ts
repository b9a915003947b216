import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callerAt } from '#tests/support/artist.ts';
import { openWindow, watchConsole } from '#tests/support/browser.ts';
import { isAlive, isSound, openAlive } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
const photos = ['braids-01', 'braids-02', 'braids-03'].map((name) => `public/demo/photos/${name}-480.webp`);

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goOn = (page: Page) => button(page, 'Save and continue').click();
const arrive = (page: Page, step: string) => page.waitForURL(`**/onboarding/${step}`);

async function register(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByLabel('Repeat password').fill('six-or-more');
  await page.getByRole('switch', { name: 'I take bookings' }).check();
  await page.getByLabel('I accept the terms and conditions').check();
  await button(page, 'Register').click();
}

test('N07 a newcomer sets up a page on a phone, and a guest books it the same day', async () => {
  const window = await openWindow(stage.browser, stage.program.url, { timeZone: 'America/New_York' });
  await window.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openAlive(window, '/auth?tab=register');
  const complaints = watchConsole(page);
  await register(page);

  await arrive(page, 'trade');
  const progress = page.getByRole('navigation', { name: 'Set-up' });
  const here = progress.locator('[aria-current=step]');
  expect(await here.innerText()).toBe('Trade');
  await page.getByText('Braids', { exact: true }).click();
  expect(await page.getByRole('radio', { name: 'Braids' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Profession').inputValue()).toBe('Braider');
  await page.getByLabel('Profession').fill('Loctician');
  expect(await page.getByRole('radio', { name: /^New York/ }).isChecked()).toBe(true);
  await page.getByLabel('City').fill('Lagos');
  const lagos = page.getByRole('radio', { name: /^Lagos.*Your city’s time/ });
  await expect.poll(() => lagos.isChecked()).toBe(true);
  await isSound(page);
  await goOn(page);

  await arrive(page, 'services');
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await arrive(page, 'hours');
  await page.goBack();
  await arrive(page, 'services');
  // From the server it is the same page, also where a browser has no name for a currency that the server has one for.
  await page.reload();
  await isAlive(page);
  await progress.getByRole('link', { name: 'Trade (done)' }).waitFor();
  // Hours are there already, but nobody has agreed to them.
  expect(await progress.getByRole('link', { name: 'Hours', exact: true }).count()).toBe(1);
  const retwist = page.getByRole('group', { name: 'Loc retwist' });
  // A price that nobody gave is nobody's price.
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await goOn(page);
  await says(page, 'Tick at least one service, or skip this step.');
  await page.getByText('Loc retwist', { exact: true }).click();
  // In the money of the place just given, whatever the browser speaks.
  expect(await retwist.getByLabel('Price in NGN').inputValue()).toBe('150000');
  await page.getByLabel('Currency').selectOption('GBP');
  expect(await retwist.getByLabel('Price in GBP').inputValue()).toBe('80');
  await page.getByLabel('Currency').selectOption('NGN');
  await retwist.getByLabel('Price in NGN').fill('a lot');
  await goOn(page);
  await says(page, 'Write a price like 49.50.');
  await retwist.getByLabel('Price in NGN').fill('25000');
  await retwist.getByLabel('Minutes').fill('90');
  await button(page, 'Write your own').click();
  // Whoever asked for it types its name next.
  await page.keyboard.type('Wash and scalp massage');
  const own = page.getByRole('group', { name: 'Wash and scalp massage' });
  await goOn(page);
  await says(page, 'Write a price, or 0 if it is free.');
  await own.getByLabel('Price in NGN').fill('9000');
  await isSound(page);
  await goOn(page);

  await arrive(page, 'hours');
  await says(page, /Clients can book Monday to Friday, 09:00 to 17:00, Lagos time/);
  await page.getByRole('textbox', { name: 'Friday to', exact: true }).fill('1');
  await page.getByRole('textbox', { name: 'Friday to', exact: true }).fill('13:00');
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await button(page, 'Stay here').click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await isSound(page);
  await goOn(page);

  await arrive(page, 'works');
  await progress.getByRole('link', { name: 'Hours (done)' }).waitFor();
  await page.setInputFiles('input[type=file]', photos);
  await page.getByLabel('What does photo 1 show?').fill('Long locs, freshly retwisted.');
  await page.getByLabel('Caption of photo 1').fill('Six weeks on, still tight.');
  await page.getByLabel('Service of photo 1').selectOption({ index: 1 });
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await isSound(page);
  await goOn(page);

  await arrive(page, 'link');
  await isSound(page);
  await button(page, 'Copy').focus();
  await page.keyboard.press('Enter');
  await says(page, 'The address is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${stage.program.url}/u/ada`);
  // A shorter one is chosen here, and the set-up goes on.
  await page.getByText('Choose a shorter address').click();
  await page.getByLabel('Address', { exact: true }).fill('adas-locs');
  await isSound(page);
  await button(page, 'Save address').click();
  await page
    .getByText(/^localhost:\d+\/adas-locs$/)
    .first()
    .waitFor();
  await page.getByText('Choose another address').waitFor();
  // Whoever finishes means what stands in the field, also where it is folded away.
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('a');
  await page.getByText('Choose another address').click();
  await button(page, 'Finish').click();
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
  await address.fill('adas-braids');
  await button(page, 'Finish').focus();
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Set up your page' }).waitFor();
  const saved = await page.evaluate(async () => (await fetch('/api/user')).json());
  expect(saved.customUrl).toBe('adas-braids');
  await says(page, '2 steps left');
  expect(await page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/settings/profile');
  await isSound(page);
  await button(page, 'Hide this list').click();
  await says(page, 'The list is hidden');
  await page.goto('/');
  await isAlive(page);
  await says(page, 'Six weeks on, still tight.');
  expect(await page.getByRole('heading', { name: 'Set up your page' }).count()).toBe(0);
  await page.goto('/profile');
  await says(page, '2 steps left');

  const guests = await openWindow(stage.browser, stage.program.url, { scripts: false, timeZone: 'Africa/Lagos' });
  const guest = await guests.newPage();
  await guest.goto(link);
  await guest.getByRole('link', { name: 'Book Now' }).first().click();
  await guest.getByRole('link', { name: 'Book Loc retwist' }).click();
  await guest
    .getByRole('link', { name: /90 minutes$/ })
    .first()
    .click();
  await guest.getByLabel('Your name').fill('Grace Hopper');
  await guest.getByLabel('Email').fill('grace@example.com');
  await guest.getByRole('button', { name: /^Book / }).click();
  await guest.getByRole('heading', { level: 1, name: /^Requested\. Ada Obi confirms/ }).waitFor();
  await guests.close();

  await page.goto('/bookings?tab=professional');
  await says(page, 'Grace Hopper');
  await says(page, 'Loc retwist');
  expect(complaints).toEqual([]);
  await window.close();
});

test('N07 whoever skips everything finds what is left on the first page; visitors are asked to sign in', async () => {
  const somebody = callerAt(stage.program.url);
  const account = { fullName: 'Bea Lo', username: 'bea', email: 'bea@example.com', password: 'six-or-more' };
  await somebody.call('POST', '/api/register', { ...account, accountType: 'business' });
  const looking = { width: 1280, theme: 'dark', timeZone: 'America/New_York' } as const;
  const window = await openWindow(stage.browser, stage.program.url, looking);
  const page = await window.newPage();
  await page.goto('/onboarding');
  expect(page.url()).toContain('/auth?next=%2Fonboarding');
  await window.request.post('/api/login', { data: account });
  await page.goto('/onboarding');
  await isAlive(page);
  await arrive(page, 'trade');
  // Nobody has said by which clock: it is the device's, not the one that the account was given.
  await page.getByRole('radio', { name: /^New York.*This device’s time/, checked: true }).waitFor();
  expect(await page.getByRole('radio', { name: /^UTC/ }).isChecked()).toBe(false);
  expect(await page.getByText('The one your hours have followed so far').count()).toBe(0);
  const nobodyFinds = page.getByText('We do not know where this is, so people who look around do not find you.');
  await page.getByLabel('City').fill('Nowhere at all');
  await nobodyFinds.waitFor();
  await page.getByLabel('City').fill('Berlin');
  await nobodyFinds.waitFor({ state: 'hidden' });
  await page.reload();
  await isAlive(page);
  for (const step of ['services', 'hours', 'works', 'link']) {
    await page.getByRole('link', { name: 'Skip this step' }).click();
    await arrive(page, step);
    if (step === 'hours') await says(page, /Monday to Friday, 09:00 to 17:00, New York time/);
    expect(await page.getByRole('link', { name: 'Finish later' }).count()).toBe(step === 'link' ? 0 : 1);
  }
  const steps = page.getByRole('navigation', { name: 'Set-up' }).getByRole('link');
  expect(await steps.evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
    'Trade',
    'Services',
    'Hours',
    'Works',
    'Link',
  ]);
  await button(page, 'Finish').click();
  await says(page, '8 steps left');
  await page.getByRole('link', { name: 'Continue' }).click();
  await arrive(page, 'trade');
  await isSound(page);
  // Whoever copies the address from their profile has shared it.
  await page.goto('/profile');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('link', { name: 'Share your link' }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await says(page, '7 steps left');
  await page.reload();
  await says(page, '7 steps left');
  await window.close();
});
