import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { openWindow, sidewaysScroll } from '#tests/support/browser.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test.each(['es', 'fr'])('what is free at short notice fits into a phone in %s', async (locale) => {
  const ada = await openArtist(stage.program.url, `gap-${locale}`, {
    services: [{ name: 'Knotless braids, medium', duration: 240, price: 14_000, currency: 'GBP' }],
  });
  const [date] = await freeTimes(ada);
  const gap = { serviceId: ada.serviceIds[0], date, percent: 30, override: true };
  expect((await ada.call('POST', '/api/openings', gap)).status).toBe(201);
  const window = await openWindow(stage.browser, stage.program.url, { width: 360, scripts: false, locale });
  const page = await window.newPage();
  await page.goto(`/u/${ada.username}`);
  await page.getByText('Knotless braids, medium').first().waitFor();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await window.close();
});

test('French words stand beside the button of a post on a phone, not under it', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada-vue');
  const adas = await signedIn(stage.browser, url, 'ada-vue', { width: 360 });
  const buffer = await readFile('public/demo/photos/braids-01-480.webp');
  const images = { name: 'photo.webp', mimeType: 'image/webp', buffer };
  const [{ id }] = await (await adas.request.post('/api/media', { multipart: { images } })).json();
  const post = { images: [{ id, alt: 'Braids' }], serviceId: ada.serviceIds[0] };
  expect((await adas.request.post('/api/posts', { data: post })).status()).toBe(201);
  await adas.close();

  await registerAt(url, 'lea', { language: 'fr' });
  const window = await signedIn(stage.browser, url, 'lea', { width: 360, locale: 'fr' });
  const page = await openAlive(window, '/');
  const words = page.getByText(/^Libre dès/).first();
  await words.waitFor();
  const under = await words.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const button = [...element.ownerDocument.querySelectorAll('article a, article button')].find(
      (each) => each.textContent === 'Réserver ce look',
    )!;
    return range.getBoundingClientRect().right > button.getBoundingClientRect().left;
  });
  expect(under).toBe(false);
  await window.close();
});
