import { expect, test } from 'vitest';
import { openWindow } from '#tests/support/browser.ts';
import { openArtist } from '#tests/support/artist.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a free time in explore asks what for, where somebody offers more than one thing', async () => {
  const services = [
    { name: 'Box braids', duration: 30, price: 12_000, currency: 'GBP' },
    { name: 'Consultation', duration: 15, price: 30_000, currency: 'GBP' },
  ];
  await openArtist(stage.program.url, 'twofold', { services });
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false });
  const page = await window.newPage();
  await page.goto('/explore?q=twofold');
  await page.getByRole('link', { name: /^Next free: / }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose a service' }).waitFor();
  await page.getByText(/^Your time: \w{3}\s\d+\s\w+, \d\d:\d\d$/).waitFor();
  await page.getByRole('link', { name: 'Book Box braids' }).click();
  // The time goes along.
  await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
  const ticket = page.getByRole('main');
  await ticket.getByText('Box braids').first().waitFor();
  expect(await ticket.getByText('Consultation').count()).toBe(0);
  await window.close();
});
