import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFindings, openWindow, sidewaysScroll, watchConsole } from '#tests/support/browser.ts';
import { isAlive } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();
let window: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  window = await openWindow(stage.browser, stage.program.url, { width: 1280, timeZone: 'Europe/London' });
  page = await window.newPage();
  complaints = watchConsole(page);
});

const sections = ['services', 'availability', 'profile', 'appearance', 'data'].map((section) => `/settings/${section}`);
const settings = ['/settings', ...sections];

/** The page as somebody with a mouse or keyboard meets it: alive. */
async function open(path: string) {
  await page.goto(path);
  await isAlive(page);
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const time = (name: string) => page.getByRole('textbox', { name, exact: true });
const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
const services = () => page.getByRole('list', { name: 'Your services' });
const serviceNames = async () => {
  const rows = await services().getByRole('heading').allInnerTexts();
  return rows.map((row) => row.split('\n')[0]);
};

/** As the server has them. */
const savedNames = async () => {
  const { id } = await (await page.request.get('/api/user')).json();
  const kept: { name: string }[] = await (await page.request.get(`/api/users/${id}/services?drafts=true`)).json();
  return kept.map(({ name }) => name);
};

/** A date some days from now, as its field takes it; never a weekend. */
function weekdayAhead(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  while (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

test('a visitor is sent to sign in and would come back', async () => {
  await page.goto('/settings/availability');
  expect(page.url()).toContain('/auth?next=%2Fsettings%2Favailability');
});

test('whoever registers to take bookings finds three samples as drafts', async () => {
  await open('/auth?tab=register');
  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('six-or-more');
  await page.getByLabel('Repeat password').fill('six-or-more');
  await page.getByRole('switch', { name: 'I take bookings' }).check();
  await page.getByLabel('I accept the terms and conditions').check();
  await button('Register').click();
  await page.waitForURL('**/onboarding/trade');
  await open('/settings/services');
  await says('Samples to start from: Basic Consultation, Full Service and Premium Package');
  await says('Use, edit or delete them.');
  expect(await serviceNames()).toEqual(['Basic Consultation', 'Full Service', 'Premium Package']);
  expect(await services().getByText('Draft').count()).toBeGreaterThan(2);
});

test('a sample is edited and published; a price is taken as it is written', async () => {
  await button('Edit Full Service').click();
  await page.getByLabel('Name').fill('Knotless braids');
  await button('2 hours').click();
  await page.getByLabel('Price').fill('fifty');
  await page.getByLabel('Description').fill('Hair included.');
  await button('Save service').click();
  await says('Write a price like 49.50.');
  expect(await page.getByLabel('Price').inputValue()).toBe('fifty');
  expect(await page.getByLabel('Description').inputValue()).toBe('Hair included.');

  await page.getByLabel('Price').fill('€149,50');
  await page.getByRole('switch', { name: 'Show to clients' }).check();
  await button('Save service').click();
  await says('Knotless braids is saved');
  const row = services().getByRole('listitem').filter({ hasText: 'Knotless braids' });
  await expect.poll(() => row.innerText()).toMatch(/2 hours[\s\S]*€149\.50/);
  expect(await row.getByText('Draft').count()).toBe(0);
  // What is one's own now is not among what is called a sample, and stands above that.
  const samples = page.getByText('Samples to start from: Basic Consultation and Premium Package');
  const [list, below] = [await services().boundingBox(), await samples.boundingBox()];
  expect(below!.y).toBeGreaterThan(list!.y + list!.height);
});

test('what is typed survives closing the panel', async () => {
  await button('Add a service').click();
  await page.getByLabel('Name').fill('Silk press');
  await page.getByLabel('Price').fill('$60');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button('Add a service').click();
  await says('What you typed is still here.');
  expect(await page.getByLabel('Name').inputValue()).toBe('Silk press');
  await button('Save service').click();
  await says('Silk press is saved');
  await expect.poll(serviceNames).toEqual(['Basic Consultation', 'Knotless braids', 'Silk press', 'Premium Package']);
});

test('services are ordered by keyboard, which keeps the focus, and by dragging', async () => {
  await button('Move up Silk press').focus();
  for (const expected of [1, 0]) {
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await serviceNames()).indexOf('Silk press')).toBe(expected);
    await expect.poll(() => button('Move up Silk press').evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await says('Silk press is now number 1 of 4.');

  const grip = await page.getByTitle('Drag Premium Package to another place').boundingBox();
  const target = await page.getByTitle('Drag Silk press to another place').boundingBox();
  await page.mouse.move(grip!.x + 10, grip!.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 10, target!.y - 10, { steps: 8 });
  await page.mouse.up();
  const wished = ['Premium Package', 'Silk press', 'Basic Consultation', 'Knotless braids'];
  await expect.poll(serviceNames).toEqual(wished);
  // One order is sent after the other: of all the answers only the last is the one that is waited for.
  await expect.poll(savedNames).toEqual(wished);
  await open('/settings/services');
  expect(await serviceNames()).toEqual(wished);
});

test('a removed service comes back to its place; a hidden one is a draft', async () => {
  await button('Remove Silk press').click();
  await says('Silk press was removed');
  await expect.poll(serviceNames).not.toContain('Silk press');
  await button('Undo').click();
  await says('Silk press is back');
  await expect.poll(serviceNames).toEqual(['Premium Package', 'Silk press', 'Basic Consultation', 'Knotless braids']);
  await button('Unpublish Silk press').click();
  await says('Silk press is a draft now');
  await button('Publish Silk press').click();
  await says('Silk press can be booked now');
});

test('the detected zone is confirmed, and hours with a break are said in plain words before they are saved', async () => {
  await open('/settings/availability');
  await button('Yes, London').click();
  await says('London is your time zone');
  await button('Add a break on Monday').click();
  expect(await time('Monday to').inputValue()).toBe('12:00');
  expect(await time('Monday from 2').inputValue()).toBe('13:00');
  await time('Monday from 2').fill('1:30 pm');
  await time('Monday to 2').fill('1800');
  await button('Copy Monday to other days').click();
  await page.getByRole('checkbox', { name: 'Tuesday' }).check();
  await button('Copy hours').click();
  await says(
    'Monday and Tuesday, 09:00 to 12:00 and 13:30 to 18:00, and Wednesday to Friday, 09:00 to 17:00, London time',
  );
  await says('With these hours the first opening for');
  await button('Save hours').click();
  await says('Your hours are saved');
  await says(/Next free for Silk press: (Mon|Tue|Wed|Thu|Fri)\s\d+\s\w+.*,\s\d\d:\d\d/);
});

test('hours that cannot be are marked, kept, and mended with one press', async () => {
  await time('Friday to').fill('2');
  await time('Friday to').blur();
  expect(await time('Friday to').inputValue()).toBe('14:00');
  await time('Friday to').fill('2 am');
  await time('Thursday to').fill('late');
  await button('Save hours').click();
  await says('Look again at the marked places.');
  expect(await time('Thursday to').inputValue()).toBe('late');
  await button('Until 02:00 on Saturday').click();
  await time('Thursday to').fill('20:00');
  await says('Friday, 09:00 to 02:00 the next day');
  await button('Save hours').click();
  await says('Your hours are saved');
});

test('a day off is set, said, and named when somebody asks why', async () => {
  const dayOff = weekdayAhead(10);
  await button('Add dates').click();
  await page.getByLabel('First day').fill(dayOff);
  await page.getByLabel('Last day').fill(weekdayAhead(3));
  await button('Save dates').click();
  await says('The last day comes before the first.');
  await page.getByLabel('Last day').fill('');
  await button('Save dates').click();
  await says(/^Saved: .+ \(off\)$/);
  await says(/^Different on .+ \(off\)\.$/);

  await page.getByLabel('Date', { exact: true }).fill(dayOff);
  await page.getByRole('textbox', { name: 'Time', exact: true }).fill('10');
  await button('Find out why').click();
  await says(/^Ada Obi has .+ off\.$/);
  await page.getByRole('link', { name: 'Change this date' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('overrides');

  await page.getByRole('textbox', { name: 'Time', exact: true }).fill('10:07');
  // Another day than the one off, also where a weekend lies between them.
  await page.getByLabel('Date', { exact: true }).fill(weekdayAhead(13));
  await button('Find out why').click();
  await says(/Visits begin every 15\sminutes/);
});

test('what is not saved is not left by mistake', async () => {
  await page.getByRole('switch', { name: 'Sunday' }).check();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await button('Stay here').click();
  expect(page.url()).toContain('/settings/availability');
  expect(await page.getByRole('switch', { name: 'Sunday' }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await button('Leave without saving').click();
  await page.waitForURL('**/settings/profile');
});

test('a custom address is checked while it is typed, saved, and leads to the page', async () => {
  await page.getByLabel('Custom address').fill('a b');
  await says('Use 3 to 30 letters from a to z, digits and hyphens.');
  await page.getByLabel('Custom address').fill('settings');
  await says('This address is reserved. Choose another one.');
  await page.getByLabel('Full name').fill('');
  await button('Save profile').click();
  await says('Write your name.');
  expect(await page.getByLabel('Custom address').inputValue()).toBe('settings');

  await page.getByLabel('Full name').fill('Ada Obi');
  await page.getByLabel('Profession').fill('Braider');
  await page.getByLabel('Custom address').fill('Ada-Braids');
  await says(`${new URL(stage.program.url).host}/ada-braids`);
  await button('Save profile').click();
  await says('Your profile is saved');
  const link = page.getByRole('link', { name: 'Open your page' });
  expect(await link.getAttribute('href')).toBe('/ada-braids');
  const answer = await page.request.get('/ada-braids');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Braider');
});

test('an offer is shown to clients, and removed once somebody has said so twice', async () => {
  await open('/settings/offers');
  const row = page.getByRole('listitem').filter({ hasText: 'Summer Special' });
  await row.getByRole('button', { name: 'Publish' }).click();
  await row.getByText('Running').waitFor();
  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Summer Special?' });
  expect(await accessibilityFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep it' }).first().click();
  await question.waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await says('Summer Special was removed');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'Referral Discount' }).waitFor();
});

test('somebody who travels is asked once where their calendar is', async () => {
  const abroad = await openWindow(stage.browser, stage.program.url, { width: 1280, timeZone: 'Europe/Lisbon' });
  await abroad.request.post('/api/login', { data: { username: 'ada', password: 'six-or-more' } });
  const away = await abroad.newPage();
  await away.goto('/settings/availability');
  await away.getByText('You seem to be in Lisbon now, your calendar is in London').waitFor();
  await away.getByRole('button', { name: 'Keep London' }).click();
  await away.reload({ waitUntil: 'networkidle' });
  expect(await away.getByText('You seem to be in Lisbon').count()).toBe(0);
  await abroad.close();
});

test.each([
  { width: 360, theme: 'dark' as const },
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
])('every settings page is sound at $width, $theme', async (looking) => {
  const other = await openWindow(stage.browser, stage.program.url, { ...looking, timeZone: 'Europe/London' });
  await other.request.post('/api/login', { data: { username: 'ada', password: 'six-or-more' } });
  const sheet = await other.newPage();
  for (const path of settings) {
    await sheet.goto(path);
    await isAlive(sheet);
    expect(await sidewaysScroll(sheet)).toBeLessThanOrEqual(0);
    expect(await accessibilityFindings(sheet)).toEqual([]);
  }
  await sheet.goto('/settings/services');
  await isAlive(sheet);
  await sheet.getByRole('button', { name: 'Add a service' }).click();
  await sheet.getByRole('button', { name: 'Save service' }).click();
  await sheet.getByText('Give the service a name.').waitFor();
  expect(await accessibilityFindings(sheet)).toEqual([]);
  await other.close();
});

test('the browser had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
