import { expect, test } from 'vitest';
import { callerAt, freeTimes, openArtist, registerAt } from '#tests/support/artist.ts';
import { connectByHand, makeAdmin } from '#tests/support/by-hand.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { bookAs, isSound, openAlive, signedIn } from '#tests/support/signed-in.ts';
import { setStage } from '#tests/support/stage.ts';

const stage = setStage();

test('a payment that an admin refunds whole is no longer shown as paid', async () => {
  const { url } = stage.program;
  const ada = await openArtist(url, 'ada', { autoConfirm: true });
  await connectByHand(stage.program, ada.id);
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
  await ada.call('PATCH', `/api/services/${ada.serviceIds[0]}`, { advance });
  const [slot = ''] = await freeTimes(ada);
  const nobody = callerAt(url);
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { manageToken } = await bookAs(nobody, ada, slot, { guest });
  const { body: session } = await nobody.call('POST', `/api/manage/${manageToken}/checkout`, { agreed: true });
  await nobody.call('POST', `/api/sandbox/pay/${payPageOf(session.url)}`, { number: cards.paid });
  const money = async () => (await nobody.call('GET', `/api/manage/${manageToken}/money`)).body;
  await expect.poll(money, { timeout: 20_000 }).toMatchObject({ paid: 2000 });

  const max = await registerAt(url, 'max');
  await makeAdmin(stage.program, max.id);
  const window = await signedIn(stage.browser, url, 'max', { width: 360 });
  const page = await openAlive(window, '/admin/payments');
  const row = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await row.getByText('Paid', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund £20 to Grace Hopper?' });
  await dialog.getByText(/, Booking \d+\. It goes back to the card/).waitFor();
  await dialog.getByLabel('Reason').fill('The chair broke');
  await isSound(page);
  await dialog.getByRole('button', { name: 'Refund £20' }).click();
  await row.getByText('Refunded', { exact: true }).waitFor();
  expect(await row.getByText('Paid', { exact: true }).count()).toBe(0);
  await isSound(page);
  await window.close();
});
