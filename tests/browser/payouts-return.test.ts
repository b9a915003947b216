import { expect, test } from 'vitest';
import { openArtist } from '#tests/support/artist.ts';
import { verifyByHand } from '#tests/support/by-hand.ts';
import { isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('who comes back connected stays so, also where the page was asked before and answers after', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada');
  await verifyByHand(stage.program, ada.id);
  const window = await signedIn(stage.browser, url, 'ada');
  const page = await openAlive(window, '/settings/payments');
  await page.getByRole('button', { name: 'Connect payouts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payout account' }).waitFor();
  const { body: unfinished } = await ada.call('GET', '/api/payouts');
  expect(unfinished.account.state).toBe('unfinished');
  const told = page.waitForResponse('**/api/payouts/refresh');
  let late = 0;
  await page.route('**/api/payouts', async (route) => {
    await told;
    late += 1;
    await route.fulfill({ json: unfinished });
  });
  await page.getByRole('button', { name: 'Connect this account' }).click();
  await page.getByText('Payouts are connected', { exact: true }).waitFor();
  await expect.poll(() => late).toBeGreaterThan(0);
  await isSound(page);
  await page.getByRole('button', { name: 'Disconnect payouts' }).waitFor();
  expect(await page.getByText('Payouts are not connected yet').count()).toBe(0);
  await window.close();
});
