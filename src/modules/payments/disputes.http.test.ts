import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToPay,
  bookPaid,
  checkLedger,
  decideDisputes,
  disputeNow,
  giveBack,
  moneyOf,
  payBooking,
  paidArtist,
  settleAll,
} from '#tests/support/money.ts';
import { cards, tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Whoever owns a card tells their bank that they did not pay: the bank takes the money back, and decides.

const hours = 3_600_000;
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

/** A booking whose deposit is paid with a card. */
async function paid(card: string = cards.disputed): Promise<number> {
  const date = `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id, { card });
  await settleAll(world);
  return id;
}
const newsOf = async (id: number) =>
  (
    await world.app.database.run<{ kind: string }>(
      `SELECT kind FROM mails WHERE booking_id = $1 AND recipient = 'ada@example.com' AND kind LIKE 'payment.%' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind.slice('payment.'.length));
const sentBack = async (id: number) =>
  (
    await world.app.database.run<{ amount: number }>(
      `SELECT (refund.data->>'amount')::int AS amount
         FROM sandbox_objects refund JOIN sandbox_objects intent ON intent.id = refund.data->>'payment_intent'
        WHERE refund.kind = 'refund' AND (intent.data->'metadata'->>'bookingId')::int = $1`,
      [id],
    )
  ).map(({ amount }) => amount);

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('what a bank takes back counts as not paid until it decides; given again it is paid, and nobody is asked twice', async () => {
  const id = await paid();
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 6000,
    paid: 0,
    due: 6000,
    payable: null,
    returnable: 0,
    payments: [{ amount: 2000 }],
    disputes: [{ amount: 2000, status: 'open' }],
  });
  // The visit stands, and what the bank has is asked for by nobody meanwhile, nor given back.
  expect((await cleo.get(`/api/bookings/${id}`)).body.status).toBe('confirmed');
  expect((await askToPay(cleo, id)).body.code).toBe('nothing_to_pay');
  const back = await giveBack(ada, id, 1);
  expect(back.body.code).toBe('refund_too_large');
  // Nor does the database let it be wanted, whoever writes.
  const wanted = world.app.database.run(
    `INSERT INTO refunds (payment_id, amount, cause, by, due_at, wanted_at)
     SELECT id, 1, 'booking', 'system', now(), now() FROM payments WHERE booking_id = $1`,
    [id],
  );
  await expect(wanted).rejects.toThrow('more is to go back than came');
  await decideDisputes(world, id, true);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    paid: 2000,
    due: 4000,
    payable: { purpose: 'rest', amount: 4000 },
    disputes: [{ status: 'won' }],
  });
  expect(await newsOf(id)).toEqual(['paid', 'disputeOpened', 'disputeWon']);
  expect((await ada.get('/api/payments?limit=2')).body).toMatchObject([
    { kind: 'dispute', amount: 2000, status: null, dispute: 'won', client: 'Cleo' },
    { kind: 'payment', amount: 2000, dispute: null },
  ]);
});

test('what a bank keeps is not given back as well, whoever cancels; what it gives again after that goes back', async () => {
  const [kept, given] = [await paid(), await paid()];
  for (const id of [kept, given]) {
    await ada.post(`/api/bookings/${id}/cancel`);
    await settleAll(world);
    expect(await moneyOf(cleo, id)).toMatchObject({ total: 0, paid: 0, due: 0, refunds: [] });
  }
  await decideDisputes(world, kept, false);
  await decideDisputes(world, given, true);
  await settleAll(world);
  expect(await moneyOf(cleo, kept)).toMatchObject({ paid: 0, due: 0, refunds: [], disputes: [{ status: 'lost' }] });
  expect(await moneyOf(cleo, given)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, status: 'done' }] });
  expect([await sentBack(kept), await sentBack(given)]).toEqual([[], [2000]]);
  expect(await newsOf(kept)).toEqual(['paid', 'disputeOpened', 'disputeLost']);
});

test('a refund that waits is held while a bank decides: dropped when it keeps the money, sent when it gives it again', async () => {
  const [kept, given] = [await paid(cards.paid), await paid(cards.paid)];
  for (const id of [kept, given]) {
    await ada.post(`/api/bookings/${id}/cancel`);
    await disputeNow(world, id);
    await tellAll(world);
    await settleAll(world);
    expect(await moneyOf(cleo, id)).toMatchObject({ refunds: [{ status: 'wanted' }], disputes: [{ status: 'open' }] });
  }
  await decideDisputes(world, kept, false);
  await decideDisputes(world, given, true);
  await settleAll(world);
  expect(await moneyOf(cleo, kept)).toMatchObject({ paid: 0, due: 0, refunds: [] });
  expect(await moneyOf(cleo, given)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, status: 'done' }] });
  expect([await sentBack(kept), await sentBack(given)]).toEqual([[], [2000]]);
});

test('lost, the visit is still owed: what is due rises by what the bank keeps', async () => {
  const id = await paid();
  await decideDisputes(world, id, false);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6000, paid: 0, due: 6000, payable: { amount: 6000 } });
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 6000, due: 0, refunds: [] });
});

test('twenty disputes that the provider does not answer for keep no other from being asked about', async () => {
  const missed = await paid();
  await decideDisputes(world, missed, true);
  await world.app.database.run('UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL');
  await world.app.database.run(
    `INSERT INTO disputes (payment_id, dispute_id, amount, status, cause, opened_at, read_number, read_at)
     SELECT payments.id, 'dp_unknown_' || n, 100, 'asked', 'fraudulent', $2, 1, $2
       FROM payments, generate_series(1, 20) AS n WHERE booking_id = $1`,
    [await paid(cards.paid), new Date(world.clock.at - hours)],
  );
  world.clock.at += 7 * hours;
  for (const _ of [1, 2]) await world.runJob('payments.check');
  expect(await moneyOf(cleo, missed)).toMatchObject({ paid: 2000, disputes: [{ status: 'won' }] });
  await world.app.database.run(`DELETE FROM disputes WHERE dispute_id LIKE 'dp_unknown%'`);
});

test('what a bank decided and nobody told of is asked for; what nobody answers in a week is lost', async () => {
  const [missed, unanswered] = [await paid(), await paid()];
  await decideDisputes(world, missed, true);
  await world.app.database.run('UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL');
  world.clock.at += 7 * hours;
  await world.runJob('payments.check');
  expect(await moneyOf(cleo, missed)).toMatchObject({ paid: 2000, disputes: [{ status: 'won' }] });
  world.clock.at += 7 * 24 * hours;
  await settleAll(world);
  expect(await moneyOf(cleo, unanswered)).toMatchObject({ paid: 0, disputes: [{ status: 'lost' }] });
  // The bank decided once: whoever says so again changes nothing.
  const [{ id }] = await world.app.database.run<any>(
    `SELECT dispute_id AS id FROM disputes JOIN payments ON payments.id = payment_id WHERE booking_id = $1`,
    [unanswered],
  );
  expect((await world.nobody().post(`/api/sandbox/dispute/${id}`, { won: true })).body.status).toBe('lost');
});

test('after all of it the ledger and the provider agree on every booking', async () => {
  expect(await checkLedger(world)).toEqual([]);
});
