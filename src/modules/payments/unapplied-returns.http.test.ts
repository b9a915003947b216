import { afterAll, beforeAll, expect, test } from 'vitest';
import { misbehaving } from '#tests/support/misbehaving.ts';
import {
  bookPaid,
  checkLedger,
  decideDisputes,
  moneyOf,
  paidArtist,
  payBooking,
  payOtherwise,
  settleAll,
} from '#tests/support/money.ts';
import { cards, tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What was paid otherwise than asked for goes back once, whatever the provider, a bank or somebody in its pages does meanwhile.

const hour = 3_600_000;
const provider = misbehaving();
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 0;

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' }, provider.between);
  ada = await paidArtist(world, 'ada', { maxAdvance: 365 });
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

async function book(): Promise<number> {
  day += 1;
  const date = new Date(Date.UTC(2026, 11, day, 10)).toISOString();
  return (await bookPaid(world, cleo, ada, { date })).id;
}

/** A booking for which 21.60 came instead of 20.00. */
async function paidOtherwise(card?: string): Promise<number> {
  const id = await book();
  await payOtherwise(world, cleo, id, { amount: 2160, currency: 'usd', ...(card && { card }) });
  return id;
}

const entered = async (id: number) =>
  (
    await world.app.database.run<{ kind: string; amount: number }>(
      `SELECT kind, amount FROM ledger_entries WHERE booking_id = $1 AND unapplied_id IS NOT NULL ORDER BY id`,
      [id],
    )
  ).map(({ kind, amount }) => `${kind} ${amount}`);
const refundsOf = async (id: number) => (await moneyOf(ada, id)).unapplied[0].refunds;

test('a bank that does not take it leaves it to its professional, who sends it once more', async () => {
  const id = await paidOtherwise(cards.refundFails);
  await settleAll(world);
  await settleAll(world);
  const [failed] = await refundsOf(id);
  expect(failed).toMatchObject({ amount: 2160, status: 'failed' });
  expect((await ada.post(`/api/bookings/${id}/refunds/${failed.id}/retry`)).status).toBe(200);
  await settleAll(world);
  expect(await entered(id)).toEqual(['payment 2160', 'refund -2160', 'refund_failed 2160', 'refund -2160']);
  expect(await refundsOf(id)).toMatchObject([{ status: 'retried' }, { status: 'done' }]);
  expect(await checkLedger(world)).toEqual([]);
});

test.each(['timeout', 'lost', 'broken', 'busy'] as const)('a provider that is %s sends it once', async (how) => {
  const id = await paidOtherwise();
  await tellAll(world);
  provider.now = how;
  await world.runJob('payments.refunds');
  provider.now = undefined;
  world.clock.at += hour;
  await settleAll(world);
  expect(await entered(id)).toEqual(['payment 2160', 'refund -2160']);
  expect(await checkLedger(world)).toEqual([]);
});

test('a provider that refuses it for good leaves it to a person', async () => {
  const id = await paidOtherwise();
  await tellAll(world);
  provider.now = 'refuses';
  await world.runJob('payments.refunds');
  provider.now = undefined;
  const [refused] = await refundsOf(id);
  expect(refused).toMatchObject({ status: 'failed' });
  expect(await entered(id)).toEqual(['payment 2160']);
  await ada.post(`/api/bookings/${id}/refunds/${refused.id}/retry`);
  await settleAll(world);
  expect(await entered(id)).toEqual(['payment 2160', 'refund -2160']);
});

test.each([
  [true, ['payment 2160', 'disputed -2160', 'dispute_won 2160', 'refund -2160']],
  [false, ['payment 2160', 'disputed -2160']],
])(
  'a bank takes what came and not what was asked for; if it gives it again (%s) that goes back',
  async (won, lines) => {
    const id = await paidOtherwise(cards.disputed);
    await tellAll(world);
    await settleAll(world);
    expect(await entered(id)).toEqual(['payment 2160', 'disputed -2160']);
    // It concerns no balance, and nothing is sent while the bank has it.
    expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 6000, disputes: [] });
    await decideDisputes(world, id, won);
    await settleAll(world);
    world.clock.at += hour;
    await settleAll(world);
    expect(await entered(id)).toEqual(lines);
    expect(await checkLedger(world)).toEqual([]);
  },
);

test('of what a bank gives again only in part that part goes back', async () => {
  const id = await paidOtherwise(cards.disputed);
  await tellAll(world);
  const given = { id: 'txn_given', amount: 1160, currency: 'usd', created: 2_000_000_000 };
  await world.app.database.run(
    `UPDATE sandbox_objects
        SET data = jsonb_set(data::jsonb, '{balance_transactions}', data::jsonb->'balance_transactions' || $2::jsonb)
      WHERE id IN (SELECT dispute_id FROM disputes JOIN payments ON payments.id = payment_id WHERE booking_id = $1)`,
    [id, JSON.stringify(given)],
  );
  await decideDisputes(world, id, false);
  await tellAll(world);
  expect(await entered(id)).toEqual(['payment 2160', 'disputed -2160', 'dispute_won 1160']);
  expect(await refundsOf(id)).toMatchObject([{ amount: 1160, status: 'wanted', cause: 'unapplied' }]);
  expect(await checkLedger(world)).toEqual([]);
});

test('what somebody gives back in the provider’s pages meanwhile goes in the place of ours', async () => {
  const id = await paidOtherwise();
  await tellAll(world);
  const [intent] = await world.app.database.run<{ id: string }>(
    `SELECT id FROM sandbox_objects WHERE kind = 'payment_intent' AND (data->'metadata'->>'bookingId')::int = $1`,
    [id],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent!.id, amount: 1000 }));
  await tellAll(world);
  await settleAll(world);
  expect((await entered(id)).toSorted()).toEqual(['payment 2160', 'refund -1000', 'refund -1160']);
  expect(await checkLedger(world)).toEqual([]);
});

test('a bank or a refund that is heard of first lets the payment be entered before', async () => {
  const id = await paidOtherwise(cards.disputed);
  // The page's own message is lost.
  await world.app.database.run(
    `UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL AND payload LIKE '%"checkout.session.%'`,
  );
  await tellAll(world);
  await settleAll(world);
  expect(await entered(id)).toEqual(['payment 2160', 'disputed -2160']);
});

test('the database keeps such money apart, in its own currency, and lets no more go back than came', async () => {
  const id = await paidOtherwise();
  await settleAll(world);
  const other = await book();
  await payBooking(cleo, other);
  await settleAll(world);
  const enter = (kind: string, amount: number, currency: string, payment: string) =>
    world.app.database.run(
      `INSERT INTO ledger_entries (booking_id, kind, amount, currency, object_id, unapplied_id, by, at)
       SELECT booking_id, $2, $3, $4, 're_' || random(), id, 'system', now() FROM payments WHERE ${payment} AND booking_id = $1`,
      [payment.includes('unapplied') ? id : other, kind, amount, currency],
    );
  await expect(enter('refund', -1, 'USD', `status = 'unapplied'`)).rejects.toThrow('more went back than came');
  await expect(enter('payment', 100, 'JPY', `status = 'unapplied'`)).rejects.toThrow('its own currency');
  await expect(enter('price', 100, 'USD', `status = 'unapplied'`)).rejects.toThrow('ledger_entries_unapplied_check');
  await expect(enter('refund', -1, 'USD', `status = 'paid'`)).rejects.toThrow('its own currency');
});
