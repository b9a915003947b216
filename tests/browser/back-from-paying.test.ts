import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { connectByHand, verifyByHand } from '#tests/support/by-hand.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

/**
 * Presses a button that leads to the payment service, and comes back to the page as a browser that kept it shows it. A browser
 * without windows keeps none, so the page never goes: what it was told on the way back is told to it here.
 */
async function leaveAndComeBack(page: Page, name: string): Promise<void> {
  await page.route('**/sandbox/**', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForResponse('**/sandbox/**');
  const button = page.getByRole('main').locator('button', { hasText: name });
  await button.click();
  await left;
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
}

test('whoever goes back from the payment page can press the same button again', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  const window = await signedIn(stage.browser, url, 'ada');
  const page = await openAlive(window, '/subscribe?tier=basic');
  await leaveAndComeBack(page, 'Subscribe');

  const checkout = await ada.call('POST', '/api/subscription/checkout', { tier: 'basic' });
  await ada.call('POST', `/api/sandbox/pay/${payPageOf(checkout.body.url)}`, { number: cards.paid });
  await expect.poll(async () => (await ada.call('GET', '/api/subscription')).body.paid).toBe(true);
  await leaveAndComeBack(await openAlive(window, '/settings/plan'), 'Card and invoices');

  await connectByHand(stage.program, ada.id);
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
  await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance });
  const cleo = await registerAt(url, 'cleo');
  const { id } = await bookAs(cleo, ada, (await freeTimes(ada)).at(-1)!);
  const hers = await openAlive(await signedIn(stage.browser, url, 'cleo'), `/checkout/${id}`);
  await hers.getByLabel('I agree to these terms.').check();
  await leaveAndComeBack(hers, 'Pay £20');

  const grace = await openArtist(url, 'grace');
  await verifyByHand(stage.program, grace.id);
  const others = await signedIn(stage.browser, url, 'grace');
  await leaveAndComeBack(await openAlive(others, '/settings/payments'), 'Connect payouts');
});
