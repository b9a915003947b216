import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpClient } from '#platform/payments';
import { misbehaving } from '#tests/support/misbehaving.ts';
import { bookPaid, checkLedger, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { cards } from '#tests/support/paying.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { sign } from '#tests/support/stripe-events.ts';
import { movementOf, recordedMoney } from '#tests/support/stripe-money-events.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What the provider tells of disputes and refunds, as recorded, arrives late, twice, at once, in any order, forged, or before
// we heard of the payment.

const provider = misbehaving();
/** What the provider answers for what it was told of by hand, by its path. */
const answers = new Map<string, object>();
const between = (transport: HttpClient): HttpClient => {
  const inner = provider.between(transport);
  return {
    getClientName: () => 'recorded',
    async makeRequest(...request) {
      const told = answers.get(new URL(request[2], 'http://provider').pathname);
      if (!told) return inner.makeRequest(...request);
      return {
        getStatusCode: () => 200,
        getHeaders: () => ({ 'content-type': 'application/json' }),
        getRawResponse: () => ({}),
        toStream: () => JSON.stringify(told),
        toJSON: async () => JSON.parse(JSON.stringify(told)),
      };
    },
  };
};

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let hour = 0;

async function tell(event: object, api = world.api, signature?: string): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature ?? sign(world, body) };
  return (await api.request('http://uli.test/api/webhooks/stripe', { method: 'POST', headers, body })).status;
}

/** A booking whose deposit is paid, what the provider calls it, and nothing of it told but what a test tells. */
async function paid(card: string = cards.paid, heard = true) {
  hour += 1;
  const date = new Date(Date.UTC(2026, 11, 1 + Math.floor(hour / 7), 9 + (hour % 7))).toISOString();
  const { id } = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, id, { card });
  if (heard) await settleAll(world);
  else await world.app.payments.sandbox!.passTime();
  await world.app.database.run('UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL');
  const [names] = await world.app.database.run<{ charge: string; intent: string; dispute: string }>(
    `SELECT charge.id AS charge, charge.data->>'payment_intent' AS intent, dispute.id AS dispute
       FROM sandbox_objects charge LEFT JOIN sandbox_objects dispute
            ON dispute.kind = 'dispute' AND dispute.data->>'charge' = charge.id
      WHERE charge.kind = 'charge' AND (charge.data->'metadata'->>'bookingId')::int = $1`,
    [id],
  );
  return { id, ...names! };
}
const newsOf = async (id: number) =>
  (
    await world.app.database.run<{ kind: string }>(
      `SELECT kind FROM mails WHERE booking_id = $1 AND recipient = 'ada@example.com' AND kind LIKE 'payment.%' ORDER BY id`,
      [id],
    )
  ).map(({ kind }) => kind.slice('payment.'.length));

beforeAll(async () => {
  world = await createWorld({}, between);
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('a dispute counts once, in whatever order, however often and in however many processes it is told', async () => {
  const second = openSecondProcess(world);
  for (const turn of [0, 1, 2, 3, 4]) {
    const about = await paid(cards.disputed);
    const told = [
      recordedMoney.disputeCreated(about),
      recordedMoney.disputeFundsWithdrawn(about),
      recordedMoney.disputeUpdated(about),
      recordedMoney.disputeFundsReinstated(about),
      recordedMoney.disputeWon(about),
    ];
    const turned = [...told.slice(turn), ...told.slice(0, turn)];
    await Promise.all(turned.flatMap((event) => [tell(event), tell(event, second.api), tell(event)]));
    expect(await moneyOf(cleo, about.id)).toMatchObject({ paid: 0, due: 6000, disputes: [{ status: 'open' }] });
    await world.app.payments.sandbox!.decideDispute(about.dispute, turn % 2 === 0);
    // The same once more, each under a new number.
    for (const event of turned.toReversed()) expect(await tell({ ...event, id: `${event.id}_again` })).toBe(200);
    const paidNow = turn % 2 === 0 ? 2000 : 0;
    expect(await moneyOf(cleo, about.id)).toMatchObject({ paid: paidNow, due: 6000 - paidNow, refunds: [] });
    expect(await newsOf(about.id)).toEqual(['paid', 'disputeOpened', turn % 2 === 0 ? 'disputeWon' : 'disputeLost']);
  }
  await second.close();
  expect(await checkLedger(world)).toEqual([]);
});

test('told of before the payment itself, a dispute enters both; forged, or while the provider is away, neither', async () => {
  const about = await paid(cards.disputed, false);
  const event = recordedMoney.disputeFundsWithdrawn(about);
  expect(await tell(event, world.api, 't=1,v1=00')).toBe(400);
  provider.now = 'away';
  expect(await tell(event)).toBe(503);
  provider.now = undefined;
  expect(await moneyOf(cleo, about.id)).toMatchObject({ payments: [], disputes: [] });
  expect(await tell(event)).toBe(200);
  expect(await moneyOf(cleo, about.id)).toMatchObject({
    paid: 0,
    payments: [{ amount: 2000 }],
    disputes: [{ status: 'open' }],
  });
  expect((await cleo.get(`/api/bookings/${about.id}`)).body.status).toBe('confirmed');
  expect(await checkLedger(world)).toEqual([]);
});

test('a bank that only asks takes nothing; books in another currency take what it is about; what began earlier is passed over', async () => {
  const about = { ...(await paid()), dispute: 'dp_recorded1' };
  const path = `/v1/disputes/${about.dispute}`;
  const say = async (event: { id: string; data: { object: object } }, more: object) => {
    answers.set(path, { ...event.data.object, ...more });
    expect(await tell({ ...event, id: `${event.id}_told` })).toBe(200);
    return moneyOf(cleo, about.id);
  };
  const asks = { status: 'warning_needs_response', balance_transactions: [] };
  expect(await say(recordedMoney.disputeCreated(about), asks)).toMatchObject({
    paid: 2000,
    payable: { amount: 4000 },
    disputes: [{ status: 'asked' }],
  });
  const taken = { amount: -1745, currency: 'gbp', net: -3245 };
  const books = { balance_transactions: [movementOf(about.dispute, taken)] };
  expect(await say(recordedMoney.disputeFundsWithdrawn(about), books)).toMatchObject({
    paid: 0,
    disputes: [{ amount: 2000, status: 'open' }],
  });
  // Half of it comes again, and an appeal is heard.
  const half = { id: 'txn_half', amount: 1000, currency: 'usd', created: 1_796_500_000 };
  const halved = { status: 'appeal_under_review', balance_transactions: [...books.balance_transactions, half] };
  expect(await say(recordedMoney.disputeUpdated(about), halved)).toMatchObject({
    paid: 1000,
    disputes: [{ status: 'open' }],
  });
  expect(
    await say(recordedMoney.disputeLost(about), { balance_transactions: halved.balance_transactions }),
  ).toMatchObject({
    paid: 1000,
    due: 5000,
    disputes: [{ status: 'lost' }],
  });
  // Answers that were on their way longer than others.
  await world.app.database.run(`UPDATE disputes SET read_number = 999999 WHERE dispute_id = $1`, [about.dispute]);
  expect(await say(recordedMoney.disputeCreated(about), asks)).toMatchObject({ disputes: [{ status: 'lost' }] });
  expect(await newsOf(about.id)).toEqual(['paid', 'disputeAsked', 'disputeOpened', 'disputeLost']);
});

test('refunds as recorded: made in the provider’s own pages, told in any order; what is nobody’s here changes nothing', async () => {
  const about = { ...(await paid()), refund: 're_3SYrecorded' };
  const say = (event: { data: { object: object } }) => {
    answers.set(`/v1/refunds/${about.refund}`, event.data.object);
    return tell(event);
  };
  const [created, updated, failed] = [
    recordedMoney.refundCreated(about),
    recordedMoney.refundUpdated(about),
    recordedMoney.refundFailed(about),
  ];
  expect(await say(updated)).toBe(200);
  expect(await moneyOf(cleo, about.id)).toMatchObject({
    paid: 0,
    refunds: [{ amount: 2000, cause: 'elsewhere', status: 'done' }],
  });
  expect(await tell(created)).toBe(200);
  expect(await tell(recordedMoney.chargeRefunded(about))).toBe(200);
  expect(await say(failed)).toBe(200);
  expect(await moneyOf(cleo, about.id)).toMatchObject({ paid: 2000, refunds: [{ status: 'failed' }] });
  // A plan's, say, or one of another program on the same account.
  const strange = { charge: 'ch_strange', intent: 'pi_strange' };
  answers.set('/v1/payment_intents/pi_strange', { id: 'pi_strange', object: 'payment_intent', metadata: {} });
  expect(await tell(recordedMoney.refundCreated({ ...strange, refund: 're_strange' }))).toBe(200);
  expect(await tell(recordedMoney.disputeCreated({ ...strange, dispute: 'dp_strange' }))).toBe(200);
  expect(await tell({ ...recordedMoney.disputeCreated({ ...about, dispute: 'dp_x' }), account: 'acct_own' })).toBe(200);
  expect(await moneyOf(cleo, about.id)).toMatchObject({ disputes: [] });
});

test('an account as recorded makes us ask: what it says itself counts for nothing', async () => {
  const [{ account }] = await world.app.database.run<any>(
    'SELECT account_id AS account FROM payout_accounts WHERE user_id = $1',
    [ada.id],
  );
  const event = recordedMoney.accountUpdated(account);
  const held = { ...event.data.object, charges_enabled: false };
  answers.set(`/v1/accounts/${account}`, held);
  expect(await tell(event)).toBe(200);
  expect((await ada.get('/api/payouts')).body.account).toMatchObject({ state: 'checked' });
});
