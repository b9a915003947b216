import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever asks why a time is not offered is asked about what is offered, not about a sample', async () => {
  const ada = await registerAt(stage.program.url, 'ada', { accountType: 'business' });
  const service = { name: 'Balayage', duration: 120, price: 140_00, currency: 'EUR' };
  const { body } = await ada.call('POST', '/api/services', service);
  await ada.call('POST', '/api/services', { ...service, name: 'Hidden', published: false });
  const window = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(window, '/settings/availability');
  const why = page.getByRole('region', { name: 'Why is this time not offered?' }).getByLabel('Service');
  expect(await why.inputValue()).toBe(String(body.id));
  // What one has hidden can be asked about; the samples that nobody took up are in the way.
  expect(await why.locator('option').allInnerTexts()).toEqual(['Balayage', 'Hidden']);
  await page.goto('/settings/offers');
  await page.getByRole('button', { name: 'Add an offer' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Balayage' }).waitFor();
  expect(await dialog.getByText('Basic Consultation').count()).toBe(0);
  await window.close();
});
