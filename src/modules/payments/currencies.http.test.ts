import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToPay,
  decideDisputes,
  giveBack,
  moneyOf,
  paidArtist,
  payBooking,
  settleAll,
} from '#tests/support/money.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

const asks = { prepay: 'deposit', depositAmount: null, depositPercent: 33, prepayFor: 'everyone' };

/** A visit of somebody's that costs so much, of which a third is due at once. */
async function book(price: number, currency: string): Promise<number> {
  const serviceId = await offer(ada, { price, currency, advance: asks });
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
  const { status, body } = await cleo.post('/api/bookings', { artistId: ada.id, serviceId, date });
  expect(status).toBe(201);
  return body.id;
}

/** What the provider was told of a booking, in its own units. */
const told = async (kind: 'payment_intent' | 'refund', id: number) =>
  (
    await world.app.database.run<{ amount: number }>(
      `SELECT (one.data->>'amount')::int AS amount FROM sandbox_objects one JOIN sandbox_objects intent
           ON intent.id = coalesce(one.data->>'payment_intent', one.id)
        WHERE one.kind = $1 AND (intent.data->'metadata'->>'bookingId')::int = $2`,
      [kind, id],
    )
  ).map(({ amount }) => amount);

test.each([
  // currency, price, deposit, the deposit as the provider counts it
  ['HUF', 10_000_00, 3_300_00, 3_300_00],
  ['RSD', 10_000_00, 3_300_00, 3_300_00],
  ['ISK', 10_000, 3_300, 330_000],
  ['UGX', 100_000, 33_000, 3_300_000],
  ['JPY', 10_000, 3_300, 3_300],
  ['MGA', 100_000_00, 33_000_00, 33_000],
  ['KWD', 6_001, 1_990, 1_990],
])(
  'a deposit in %s is asked for, heard of and returned in the provider’s units',
  async (currency, price, due, theirs) => {
    const id = await book(price, currency);
    expect(await moneyOf(cleo, id)).toMatchObject({
      currency,
      total: price,
      payable: { purpose: 'deposit', amount: due },
    });
    const { body } = await askToPay(cleo, id);
    const page = (await cleo.get(`/api/sandbox/pay/${payPageOf(body.url)}`)).body;
    expect(page).toMatchObject({ dueNow: due, amount: due, currency });
    expect(await payBooking(cleo, id)).toBe('done');
    await settleAll(world);
    expect(await told('payment_intent', id)).toEqual([theirs]);
    expect(await moneyOf(cleo, id)).toMatchObject({ paid: due, due: price - due, payments: [{ amount: due }] });
    await ada.post(`/api/bookings/${id}/cancel`, {});
    await settleAll(world);
    expect(await told('refund', id)).toEqual([theirs]);
    expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: due, status: 'done' }] });
  },
);

test('a refund in the provider’s own pages is heard of in our units', async () => {
  const id = await book(10_000, 'ISK');
  await payBooking(cleo, id);
  await settleAll(world);
  const [{ intent }] = await world.app.database.run<any>(
    `SELECT intent_id AS intent FROM payments WHERE booking_id = $1`,
    [id],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent, amount: 100_000 }));
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2_300, refunds: [{ amount: 1_000, cause: 'elsewhere' }] });
});

test('what a bank takes back and gives again is heard of in our units', async () => {
  const id = await book(10_000, 'ISK');
  await payBooking(cleo, id, { card: cards.disputed });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, disputes: [{ amount: 3_300, status: 'open' }] });
  await decideDisputes(world, id, true);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 3_300, disputes: [{ amount: 3_300, status: 'won' }] });
});

test('by hand only so much goes back as the provider can return', async () => {
  const id = await book(6_001, 'KWD');
  await payBooking(cleo, id);
  await settleAll(world);
  const back = (amount: number) => giveBack(ada, id, amount);
  const refused = await back(1_001);
  expect([refused.status, refused.body.fields.amount]).toEqual([400, expect.stringContaining('0.010')]);
  expect((await back(1_000)).status).toBe(200);
});
