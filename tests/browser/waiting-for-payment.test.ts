import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { connectByHand, letPaymentLapse } from '#tests/support/by-hand.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('whoever has the page after paying open without having paid asks ever less often', async () => {
  await registerAt(stage.program.url, 'dora');
  const window = await signedIn(stage.browser, stage.program.url, 'dora');
  const page = await window.newPage();
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => void (request.url().includes('/api/subscription') && asked++));
  await page.goto('/subscription-success?session=none');
  const long = page.getByText('This takes longer than usual.');
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return long.isVisible();
    })
    .toBe(true);
  const before = asked;
  for (let seconds = 0; seconds < 60; seconds++) {
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch('/api/user'));
  }
  expect(asked - before).toBeGreaterThan(1);
  expect(asked - before).toBeLessThan(10);
  await window.close();
});

test('whoever has yet to pay reads at their booking until when, and pays there before anything else', async () => {
  const ada = await openArtist(stage.program.url, 'ada', { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const advance = { prepay: 'all', depositAmount: null, depositPercent: null, prepayFor: 'everyone' };
  await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance });
  const cleo = await registerAt(stage.program.url, 'cleo');
  const [first = '', , , , other = ''] = await freeTimes(ada);
  const { id } = await bookAs(cleo, ada, first);
  const window = await signedIn(stage.browser, stage.program.url, 'cleo');
  const page = await openAlive(window, `/booking-confirmation?booking=${id}`);
  await page.getByRole('heading', { name: 'Waiting for payment' }).waitFor();
  await page.getByText(/^Pay by .+, or the time is free again\.$/).waitFor();
  const pay = page.getByRole('link', { name: 'See and pay' });
  await pay.waitFor();
  const top = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!.y;
  expect((await pay.boundingBox())!.y).toBeLessThan(await top('Cancel'));
  // Nothing is booked yet that could stand in a calendar.
  expect(await page.getByText('Add to calendar').count()).toBe(0);
  await isSound(page);

  // Whoever comes too late reads why it is gone, with an account and without.
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const hers = await bookAs(callerAt(stage.program.url), ada, other, { guest });
  for (const late of [id, hers.id]) await letPaymentLapse(stage.program, late);
  for (const address of [`/booking-confirmation?booking=${id}`, `/b/${hers.manageToken}`]) {
    const lapsed = page.getByRole('heading', { name: 'This booking lapsed' });
    await expect.poll(() => page.goto(address).then(() => lapsed.count()), { timeout: 90_000 }).toBe(1);
    await page.getByText('The time was not paid for and is free again.').waitFor();
    await isSound(page);
  }
  await window.close();
});
