import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever asks why a time is not offered is asked about what is offered, not about a draft', async () => {
  const ada = await registerAt(stage.program.url, 'ada', { accountType: 'business' });
  const service = { name: 'Balayage', duration: 120, price: 140_00, currency: 'EUR' };
  const { body } = await ada.call('POST', '/api/services', service);
  const window = await signedIn(stage.browser, stage.program.url, 'ada');
  const page = await openAlive(window, '/settings/availability');
  const why = page.getByRole('region', { name: 'Why is this time not offered?' }).getByLabel('Service');
  expect(await why.inputValue()).toBe(String(body.id));
  expect(await why.locator('option').allInnerTexts()).toContain('Basic Consultation');
  await window.close();
});
