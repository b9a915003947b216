import { expect, test } from 'vitest';
import { freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { beganMinutesAgo, connectByHand, payByHand } from '#tests/support/by-hand.ts';
import { watchConsole } from '#tests/support/browser.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

const looks = [
  { width: 360, theme: 'light' as const },
  { width: 1280, theme: 'dark' as const },
];
const deposit = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
const policy = { freeCancellationMinutes: 0, lateCancelPercent: 50, noShowPercent: 50 };

test.each(looks)('a row says what was paid and which fee is open, $width $theme', async (looking) => {
  const { url } = stage.program;
  const ada = await openArtist(url, `ada${looking.width}`, { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  await ada.call('PUT', '/api/payouts/policy', policy);
  const cleo = await registerAt(url, `cleo${looking.width}`);
  const [first = '', , , second = '', , , third = '', , , fourth = ''] = await freeTimes(ada);
  const missed = await bookAs(cleo, ada, first);
  const partly = await bookAs(cleo, ada, second);
  const wholly = await bookAs(cleo, ada, third);
  await payByHand(stage.program, partly.id, 5000);
  await payByHand(stage.program, wholly.id, 12_000);
  await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance: deposit });
  const reserved = await bookAs(cleo, ada, fourth);
  await payByHand(stage.program, reserved.id, 2000);
  await beganMinutesAgo(stage.program, missed.id, 60);
  await ada.call('PATCH', `/api/bookings/${missed.id}/status`, { status: 'no_show' });

  const window = await signedIn(stage.browser, url, ada.username, looking);
  const page = await openAlive(window, '/bookings?tab=professional');
  const complaints = watchConsole(page);
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await row('£50 of £120 paid').waitFor();
  await row('£120 paid').first().waitFor();
  await row('Deposit paid £20').waitFor();
  await row('Deposit paid £20')
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await page
    .getByRole('alertdialog')
    .getByText(/gets £20 back at once\.$/)
    .waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Keep booking' }).click();
  await page.getByRole('region', { name: 'Marked in the last 24 hours' }).getByText('Fee of £60 open').waitFor();
  await isSound(page);
  await page.getByRole('tab', { name: 'Past' }).click();
  await page.getByRole('button', { name: 'Your clients’ visits' }).click();
  await page.getByText('Fee of £60 open').waitFor();
  expect(complaints).toEqual([]);

  const hers = await openAlive(await signedIn(stage.browser, url, `cleo${looking.width}`, looking), '/bookings');
  const booked = hers.getByRole('listitem');
  await booked.filter({ hasText: 'Deposit paid £20' }).waitFor();
  await booked.filter({ hasText: '£50 of £120 paid' }).waitFor();
  // Of several visits the tip says which one can be cancelled until then.
  const tips = hers.locator('section').filter({ hasText: 'Booking Tips' });
  await tips.getByText(/^Ada Lovett, .+:$/).waitFor();
  await isSound(hers);
  await hers.context().close();
  await window.close();
});

test.each(looks)('each service says what it asks in advance, $width $theme', async (looking) => {
  const services = ['Flash', 'Sleeve', 'Touch-up', 'Talk'].map((name) => {
    return { name, duration: 60, price: 12_000, currency: 'GBP' };
  });
  const bea = await openArtist(stage.program.url, `bea${looking.width}`, { services });
  const ask = (place: number, advance: object) =>
    bea.call('PATCH', `/api/services/${bea.serviceIds[place]}`, { advance: { ...deposit, ...advance } });
  await ask(0, { prepayFor: 'new' });
  await ask(1, { depositAmount: null, depositPercent: 25 });
  await ask(2, { prepay: 'all', depositAmount: null });
  const window = await signedIn(stage.browser, stage.program.url, bea.username, looking);
  const page = await openAlive(window, '/settings/services');
  const rows = page.getByRole('list', { name: 'Your services' }).getByRole('listitem');
  const says = (name: string, text: string) =>
    rows.filter({ hasText: name }).getByText(text, { exact: true }).waitFor();
  await says('Flash', 'New clients: deposit £20');
  await says('Sleeve', 'Deposit £30');
  await says('Touch-up', 'Paid in advance');
  // Nobody can pay it yet, and nothing else in the list would say so.
  await page.getByText('Deposits do not count yet').waitFor();
  expect(await page.getByRole('link', { name: 'Connect payouts' }).getAttribute('href')).toBe('/settings/payments');
  expect(await rows.filter({ hasText: 'Talk' }).innerText()).not.toMatch(/deposit|advance/i);
  await isSound(page);
  await window.close();
});

test('before a request that was paid for is declined, its professional reads what goes back', async () => {
  const dina = await openArtist(stage.program.url, 'dina');
  await connectByHand(stage.program, dina.id);
  const emil = await registerAt(stage.program.url, 'emil');
  const { id } = await bookAs(emil, dina, (await freeTimes(dina))[0]!);
  await payByHand(stage.program, id, 2000);
  const window = await signedIn(stage.browser, stage.program.url, 'dina');
  const page = await openAlive(window, '/bookings?tab=professional');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByText('Emil gets £20 back at once.').waitFor();
  await isSound(page);
  await window.close();
});
