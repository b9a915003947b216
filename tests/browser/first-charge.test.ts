import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArtist, registerAt } from '#tests/support/artist.ts';
import { endTrialIn, givePlan } from '#tests/support/by-hand.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const priceOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).last();

async function successOf(window: BrowserContext): Promise<string> {
  const page = await openAlive(window, '/subscription-success');
  await isSound(page);
  const shown = await page.getByRole('main').innerText();
  await page.close();
  expect(shown).not.toContain('free on this server');
  return shown;
}

test('who never opened a booking page and chooses Basic has nothing to pay for seven days', async () => {
  const { url } = stage.program;
  await registerAt(url, 'cleo');
  const window = await signedIn(stage.browser, url, 'cleo', { width: 390 });
  const page = await openAlive(window, '/subscribe?tier=basic');
  await page.getByText('Your 7 free days come first').waitFor();
  await priceOf(page, 'Due today').getByText('$0', { exact: true }).waitFor();
  const shown = await page.getByRole('main').innerText();
  expect(shown).not.toMatch(/First charge\s+Today/);
  await isSound(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pay for Uli Basic' }).waitFor();
  await priceOf(page, 'Due now').getByText('$0', { exact: true }).waitFor();
  await window.close();
});

test('the page after subscribing is true for a person with a given plan on a server with paid plans', async () => {
  const { url } = stage.program;
  const dora = await registerAt(url, 'dora');
  const hers = await signedIn(stage.browser, url, 'dora');
  expect(await successOf(hers)).toContain('Your free trial begins when you publish your first service.');
  await givePlan(stage.program, dora.id, 'premium');
  const given = await successOf(hers);
  expect(given).toContain('Premium is yours');
  expect(given).toContain('Premium is yours on this server, and nothing is charged.');
  await hers.close();

  const eve = await openArtist(url, 'eve');
  const window = await signedIn(stage.browser, url, 'eve');
  const trial = await successOf(window);
  expect(trial).toContain('You have no plan yet');
  expect(trial).toContain('Your free trial runs until');
  await endTrialIn(stage.program, eve.id, -1);
  expect(await successOf(window)).toContain('Your free trial or plan has ended.');
  const waiting = await openAlive(window, '/subscription-success?session=cs_test_1');
  await waiting.getByText('Your plan begins as soon as the payment service tells us that you paid.').waitFor();
  await window.close();
});
