import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt, requestedOfAda, type Artist } from '#tests/support/artist.ts';
import { openWindow } from '#tests/support/browser.ts';
import { chooseTime } from '#tests/support/choose-time.ts';
import { formOf, photo } from '#tests/support/pictures.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const services = [
  { name: 'Fine line, palm size', duration: 90, price: 12_000, currency: 'GBP' },
  { name: 'Consultation', duration: 30, price: 0, currency: 'GBP' },
];
const bookButton = /^Book (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ at \d\d:\d\d$/;
const gone = 'This service is no longer offered';

const remove = (artist: Artist, service: number) =>
  artist.call('DELETE', `/api/services/${artist.serviceIds[service]}`);

test('a service that goes while a guest fills the form is told, and another one is booked with what was typed', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { services });
  const [first, second] = ada.serviceIds;
  const slot = (await freeTimes(ada))[4]!;
  const window = await openWindow(stage.browser, stage.program.url, { scripts: false });
  const page = await window.newPage();
  await page.goto(`/u/ada/book?service=${first}&slot=${slot}&step=you`);
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel(/^Notes for Ada Lovett/).fill('A fern, please.');
  await ada.call('PATCH', `/api/services/${first}`, { published: false });
  await page.getByRole('button', { name: bookButton }).click();

  await page.getByRole('alert').getByText(gone).waitFor();
  await page.getByText('Nothing was booked. What you wrote is kept: choose another service.').waitFor();
  await page.waitForLoadState();
  expect(await page.getByRole('link', { name: 'Back to Ada Lovett' }).count()).toBe(1);
  await isSound(page);
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
  expect(await page.getByLabel('Email').inputValue()).toBe('grace@example.com');
  expect(await page.getByLabel(/^Notes for Ada Lovett/).inputValue()).toBe('A fern, please.');
  await isSound(page);
  await page.getByRole('button', { name: bookButton }).click();
  await page.getByRole('heading', { level: 1, name: requestedOfAda }).waitFor();
  await page.getByText('Consultation').first().waitFor();

  // An old link to it leads to what there is instead; without any other service, too.
  await page.goto(`/u/ada/book?service=${first}`);
  await page.getByText(gone).waitFor();
  await page.getByRole('link', { name: 'Book Consultation' }).waitFor();
  await isSound(page);
  await page.goto(
    `/u/ada/book?service=${second}&slot=${(await freeTimes({ ...ada, serviceIds: [second!] }))[0]}&step=you`,
  );
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await remove(ada, 1);
  await page.getByRole('button', { name: bookButton }).click();
  await page.getByRole('alert').getByText(gone).waitFor();
  await page.getByText('Nothing was booked.').waitFor();
  await isSound(page);
  await window.close();
});

test('a service that goes while a client has the sheet open is told there, also under a post', async () => {
  const ada = await openArtist(stage.program.url, 'ada-sheet', { services });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const { id } = await bookAs(cleo, ada, (await freeTimes(ada))[0]!);
  await cleo.call('POST', `/api/bookings/${id}/cancel`, {});
  const media = await ada.call('POST', '/api/media', formOf([await photo(40, 30)]));
  const images = [{ id: media.body[0].id, alt: 'A fern' }];
  const post = await ada.call('POST', '/api/posts', { images, serviceId: ada.serviceIds[0] });

  const window = await signedIn(stage.browser, stage.program.url, 'cleo', { width: 360 });
  const look = await openAlive(window, `/post/${post.body.id}`);
  const page = await openAlive(window, '/bookings?tab=past');
  await page.getByRole('button', { name: 'Book again' }).click();
  const sheet = page.getByRole('dialog');
  await chooseTime(sheet);
  await sheet.getByLabel(/^Notes for Ada Lovett/).fill('As last time.');
  await remove(ada, 0);
  await sheet.getByRole('button', { name: bookButton }).click();
  await sheet.getByRole('alert').getByText(gone).waitFor();
  await sheet.getByText('What you wrote is kept').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(gone);
  await isSound(page);
  await sheet.getByRole('button', { name: 'Book Consultation' }).click();
  await chooseTime(sheet);
  expect(await sheet.getByLabel(/^Notes for Ada Lovett/).inputValue()).toBe('As last time.');
  expect(await sheet.getByText(gone).count()).toBe(0);
  await sheet.getByRole('button', { name: bookButton }).click();
  await page.getByRole('heading', { level: 1, name: requestedOfAda }).waitFor();
  const { body: open } = await cleo.call('GET', `/api/bookings/client/${cleo.id}/upcoming`);
  expect(open).toMatchObject([{ notes: 'As last time.', service: { name: 'Consultation' } }]);

  // The post was opened while it was still offered.
  await look.getByRole('button', { name: 'Book this look' }).click();
  await look.getByRole('dialog').getByText(gone).waitFor();
  await look.getByRole('dialog').getByRole('button', { name: 'Book Consultation' }).waitFor();
  await isSound(look);
  await window.close();
});
