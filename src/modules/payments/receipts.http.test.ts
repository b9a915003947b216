import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBooking } from '#modules/bookings';
import { speak } from '#platform/messages';
import { bookPaid, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { readReceipt, type Receipt } from './use-cases/read-receipt.ts';

// A receipt says for good what was true when the payment was made.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;

const receiptOf = (paymentId: number): Promise<Receipt> =>
  speak('en', () => readReceipt(world.app, paymentId, async (id) => (await findBooking(world.app.database, id))!));

async function pay(id: number, more?: object): Promise<void> {
  await payBooking(cleo, id, { more });
  await settleAll(world);
}

/** What it says of the seller and the tax. */
async function saidBy(paymentId: number): Promise<unknown[]> {
  const { lines, notes } = await receiptOf(paymentId);
  const isSeller = ([label]: readonly [string, string]) => label === 'Paid to' || label.includes('VAT');
  return [...lines.filter(isSeller).map(([label, text]) => `${label}: ${text}`), notes[0]];
}

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('whatever a professional changes, old receipts stay as they were; a new one says what is new', async () => {
  await world.app.database.run(
    `UPDATE users SET account_type = 'business', business_name = 'Ada Braids', business_address = 'Mill Lane 1' WHERE id = $1`,
    [ada.id],
  );
  await ada.put('/api/payouts/vat', { number: 'GB123456789', percent: 20 });
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-08T10:00:00Z' });
  await pay(id);
  const [{ id: first }] = (await moneyOf(cleo, id)).payments;
  const before = await saidBy(first);
  expect(before).toEqual([
    'Paid to: Ada Braids, Mill Lane 1',
    'VAT contained (20%): $3.33 (USD)',
    'VAT number GB123456789',
  ]);
  await world.app.database.run(
    `UPDATE users SET business_name = 'Braids and more', business_address = 'High Street 2' WHERE id = $1`,
    [ada.id],
  );
  await ada.put('/api/payouts/vat', { number: 'GB999999999', percent: 5 });
  await pay(id);
  const [, { id: second }] = (await moneyOf(cleo, id)).payments;
  expect(await saidBy(first)).toEqual(before);
  expect(await saidBy(second)).toEqual([
    'Paid to: Braids and more, High Street 2',
    'VAT contained (5%): $1.90 (USD)',
    'VAT number GB999999999',
  ]);
  await ada.put('/api/payouts/vat', { percent: null });
  expect(await saidBy(first)).toEqual(before);
});
