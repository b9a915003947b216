import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

beforeAll(async () => {
  await openArtist(stage.program.url, 'ada', { fullName: 'Ada Lovett' });
  await registerAt(stage.program.url, 'cleo');
});

const people: [string, () => Promise<BrowserContext>][] = [
  ['a visitor', () => openWindow(stage.browser, stage.program.url, { width: 1280 })],
  ['a signed-in person', () => signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 })],
];

test.each(people)(
  'for %s an hour without a day is one of today, and goes when any time will do',
  async (_who, open) => {
    const window = await open();
    const page = await openAlive(window, '/explore');
    const earliest = page.getByLabel('Earliest time', { exact: true });
    await page.getByText('More filters').click();
    await earliest.fill('00:15');
    await expect.poll(() => page.url()).toContain('/explore?when=today&from=00%3A15');
    expect(await page.getByRole('radio', { name: 'Today' }).isChecked()).toBe(true);
    await page.getByText('Any time', { exact: true }).click();
    await expect.poll(() => page.url()).not.toContain('from=');
    expect(await earliest.inputValue()).toBe('');
    await window.close();
  },
);

test.each(people)('%s who asks for what cannot be reads why, and goes on from there', async (_who, open) => {
  const window = await open();
  const page = await openAlive(window, '/explore?when=today&from=18:00&to=15:00');
  const why = page.getByRole('alert').filter({ hasText: 'The end must come after the beginning.' });
  await why.waitFor();
  await page.getByText('On the artist’s clock.').waitFor();
  await isSound(page);
  await page.getByLabel('Latest time', { exact: true }).fill('');
  await why.waitFor({ state: 'detached' });
  await page.getByLabel('Date', { exact: true }).fill('2035-01-01');
  const tooFar = page.getByRole('alert').filter({ hasText: 'We can look 60 days ahead.' });
  await tooFar.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByText('Ada Lovett').first().waitFor();
  await window.close();
});

test.each(people)(
  '%s who finds nothing by words alone is told to look at the words, not at filters',
  async (_who, open) => {
    const window = await open();
    const page = await openAlive(window, '/explore?q=zzzzzz');
    await page.getByRole('heading', { name: 'No artists found' }).waitFor();
    await page.getByText('Nothing matches “zzzzzz”.').waitFor();
    await isSound(page);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await page.getByText('Ada Lovett').first().waitFor();
    await window.close();
  },
);

test.each(people)('%s who typed a place behind the words is led to look there', async (_who, open) => {
  const window = await open();
  const page = await openAlive(window, '/explore');
  await page.getByRole('searchbox').fill('Ada Croydon');
  await page.getByText('Nothing matches “Ada Croydon”.').waitFor();
  await page.getByRole('link', { name: 'Look for “Ada” near Croydon' }).click();
  await page.getByText('Ada Lovett').first().waitFor();
  expect(new URL(page.url()).searchParams.get('near')).toBe('Croydon');
  expect(await page.getByRole('searchbox').inputValue()).toBe('Ada');
  // On a phone what was found lies below the filters that this has set.
  const found = page.getByRole('link', { name: 'Ada Lovett', exact: true });
  await expect.poll(async () => (await found.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height);

  await page.getByRole('searchbox').fill('zzzzzz');
  await page.getByText('Nobody within 25 km of Croydon fits all of this.').waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Everybody near Croydon' }).click();
  await found.waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  await page.getByRole('searchbox').fill('zzzzzz');
  await page.getByText('Nobody within 25 km of Croydon fits all of this.').waitFor();
  await page.getByRole('link', { name: 'Look everywhere' }).click();
  await page.getByText('Nothing matches “zzzzzz”.').waitFor();
  expect(new URL(page.url()).searchParams.has('near')).toBe(false);
  await window.close();
});

test.each(people)('%s who finds nobody free then is led to the same search at any time', async (_who, open) => {
  const window = await open();
  const page = await openAlive(window, '/explore?q=Ada&when=today&from=00:00&to=00:15');
  await page.getByRole('heading', { name: 'No artists found' }).waitFor();
  await isSound(page);
  await page.getByRole('link', { name: 'Look at any time' }).click();
  await page.getByRole('link', { name: 'Ada Lovett', exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=Ada');
  await page.goto('/explore?when=today&from=00:00&to=00:15');
  await page.getByRole('heading', { name: 'No artists found' }).waitFor();
  expect(await page.getByRole('link', { name: 'Look at any time' }).count()).toBe(0);
  await window.close();
});

test('a professional who looks for themselves is told why they are not there, and a client is not', async () => {
  for (const [who, told] of [
    ['ada', 1],
    ['cleo', 0],
  ] as const) {
    const window = await signedIn(stage.browser, stage.program.url, who);
    const page = await openAlive(window, `/explore?q=${who === 'ada' ? 'Ada+Lovett' : 'nobody+at+all'}`);
    await page.getByRole('heading', { name: 'No artists found' }).waitFor();
    expect(await page.getByText('You are not in your own list: others find you here.').count()).toBe(told);
    await window.close();
  }
});
