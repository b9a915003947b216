import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWindow } from '#tests/support/browser.ts';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const rows = (page: Page) => page.locator('li[data-person]');

test('whoever only books is no artist: people with an account find them by name, strangers do not', async () => {
  for (const username of ['ada', 'tunde']) await openArtist(stage.program.url, username);
  await registerAt(stage.program.url, 'cleo');
  const member = await signedIn(stage.browser, stage.program.url, 'tunde', { width: 1280 });
  const page = await openAlive(member, '/explore');
  await rows(page).filter({ hasText: '@ada' }).waitFor();
  expect(await rows(page).filter({ hasText: '@cleo' }).count()).toBe(0);
  await page.getByPlaceholder('Search by name, username, or profession').fill('cleo');
  await rows(page).filter({ hasText: '@cleo' }).getByText('Not taking bookings').waitFor();
  await member.close();

  const visitor = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const found = await visitor.newPage();
  await found.goto('/explore');
  await rows(found).filter({ hasText: '@ada' }).waitFor();
  expect(await rows(found).filter({ hasText: '@cleo' }).count()).toBe(0);
  await found.goto('/explore?q=cleo');
  await found.getByRole('heading', { name: 'No artists found' }).waitFor();
  // Nor do search engines.
  const robots = found.locator('meta[name=robots][content=noindex]');
  await found.goto('/u/cleo');
  expect(await robots.count()).toBe(1);
  // What they do not do is not missed on their page.
  await found.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Artist', 'Services', 'Ratings'])
    expect(await found.getByText(words, { exact: true }).count()).toBe(0);
  await found.goto('/u/ada');
  expect(await robots.count()).toBe(0);
  await visitor.close();
});

test('whoever only books is not spoken to as an artist', async () => {
  await registerAt(stage.program.url, 'mina');
  const own = await signedIn(stage.browser, stage.program.url, 'mina', { width: 360 });
  const page = await openAlive(own, '/');
  await page.getByText('What you have booked, and new work from the people you follow.').waitFor();
  expect(await page.getByText('grow your business').count()).toBe(0);
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Post your first work' }).waitFor();
  for (const words of ['Artist', 'No bio yet']) expect(await page.getByText(words, { exact: true }).count()).toBe(0);
  await own.close();
});
