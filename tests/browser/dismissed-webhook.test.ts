import { expect, test } from 'vitest';
import { registerAt } from '#tests/support/artist.ts';
import { failEventByHand, makeAdmin } from '#tests/support/by-hand.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('an admin dismisses a webhook that nobody tells again, with a reason that stands in the log', async () => {
  const max = await registerAt(stage.program.url, 'max');
  await makeAdmin(stage.program, max.id);
  await failEventByHand(stage.program);
  const window = await signedIn(stage.browser, stage.program.url, 'max', { width: 360 });
  const page = await openAlive(window, '/admin/dashboard');
  await page.getByRole('link', { name: '1 webhook failed' }).click();
  await page.getByText('if one stays, look into the log').waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The bill was paid by hand');
  await isSound(page);
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('1 webhook failed').waitFor({ state: 'detached' });
  await page.goto('/admin/audit');
  await page.getByText('Webhook dismissed').waitFor();
  await page.getByText('The bill was paid by hand').waitFor();
  await page.getByText('evt_hand').waitFor();
  expect((await max.call('GET', '/api/admin/webhook-failures')).body).toEqual([]);
  await window.close();
});
