import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { cards } from '#tests/support/paying.ts';
import { startWorker } from '#tests/support/worker.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// kill -9 while payments and disputes are told of and while refunds are sent: each moves once, nothing is lost.

const visits = 24;

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
const booked: number[] = [];

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  booked.push(...(await bookAndPay(1, cards.paid)));
});
afterAll(() => world.close());

/** Visits from a day in December on, each paid for with a card; nothing is told yet. */
async function bookAndPay(day: number, card: string): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < visits; number += 1) {
    const date = new Date(Date.UTC(2026, 11, day + Math.floor(number / 8), 9 + (number % 8))).toISOString();
    const { id } = await bookPaid(world, cleo, ada, { date });
    await payBooking(cleo, id, { card });
    ids.push(id);
  }
  return ids;
}

const count = async (sql: string) =>
  (await world.app.database.run<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`))[0]!.count;

/** Runs a job in process after process, each killed a little later than the one before; then once to its end. */
async function killAgainAndAgain(job: string, done: () => Promise<number>): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const before = await done();
    const worker = startWorker(world, job);
    while (!worker.ended() && (await done()) === before) await pause(10);
    await pause(round * 4);
    await worker.kill();
    seen.push(await done());
    // What a dead process had in hand is due again.
    world.clock.at += 60_000;
  }
  await startWorker(world, job).finish();
  return seen;
}

test('each payment is entered once and lets its booking stand', async () => {
  const seen = await killAgainAndAgain('payments.sandbox', () => count(`ledger_entries WHERE kind = 'payment'`));
  expect(seen.some((number) => number > 0 && number < visits)).toBe(true);
  for (const id of booked) expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, due: 4000, refunds: [] });
  expect(await count(`bookings WHERE status = 'confirmed'`)).toBe(visits);
  expect(await count(`mails WHERE kind = 'payment.paid'`)).toBe(2 * visits);
  expect(await checkLedger(world)).toEqual([]);
}, 120_000);

test('each refund is sent once', async () => {
  for (const id of booked) await ada.post(`/api/bookings/${id}/cancel`);
  const seen = await killAgainAndAgain('payments.refunds', () => count(`ledger_entries WHERE kind = 'refund'`));
  expect(seen.some((number) => number > 0 && number < visits)).toBe(true);
  world.clock.at += 3_600_000;
  await settleAll(world);
  for (const id of booked) expect(await moneyOf(cleo, id)).toMatchObject({ total: 0, paid: 0, due: 0 });
  expect(await count(`sandbox_objects WHERE kind = 'refund'`)).toBe(visits);
  expect(await count(`mails WHERE kind = 'payment.refund'`)).toBe(visits);
  expect(await checkLedger(world)).toEqual([]);
}, 120_000);

test('each payment that is not what was asked for is entered once, and goes back once', async () => {
  const ids: number[] = [];
  for (let number = 0; number < visits; number += 1) {
    const date = new Date(Date.UTC(2026, 11, 9 + Math.floor(number / 8), 9 + (number % 8))).toISOString();
    const { id } = await bookPaid(world, cleo, ada, { date });
    await payOtherwise(world, cleo, id, { amount: 2160, currency: 'usd' });
    ids.push(id);
  }
  const entered = (kind: string) => count(`ledger_entries WHERE kind = '${kind}' AND unapplied_id IS NOT NULL`);
  const taken = await killAgainAndAgain('payments.sandbox', () => entered('payment'));
  expect(taken.some((number) => number > 0 && number < visits)).toBe(true);
  const sent = await killAgainAndAgain('payments.refunds', () => entered('refund'));
  expect(sent.some((number) => number > 0 && number < visits)).toBe(true);
  world.clock.at += 3_600_000;
  await settleAll(world);
  const unapplied = [{ amount: 2160, refunds: [{ amount: 2160, status: 'done' }] }];
  for (const id of ids) expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, payments: [], unapplied });
  expect(await count(`mails WHERE kind = 'payment.unapplied'`)).toBe(2 * visits);
  expect(await checkLedger(world)).toEqual([]);
}, 120_000);

test('each dispute is entered once when the bank takes the money, and once when it decides', async () => {
  const disputed = await bookAndPay(15, cards.disputed);
  const taken = await killAgainAndAgain('payments.sandbox', () => count(`ledger_entries WHERE kind = 'disputed'`));
  expect(taken.some((number) => number > 0 && number < visits)).toBe(true);
  await settleAll(world);
  for (const id of disputed) expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 6000, refunds: [] });
  for (const [place, id] of disputed.entries()) {
    await ada.post(`/api/bookings/${id}/cancel`);
    await decideDisputes(world, id, place % 2 === 0);
  }
  const decided = () => count(`mails WHERE kind IN ('payment.disputeWon', 'payment.disputeLost')`);
  const heard = await killAgainAndAgain('payments.sandbox', decided);
  expect(heard.some((number) => number > 0 && number < visits)).toBe(true);
  await killAgainAndAgain('payments.refunds', () => count(`ledger_entries WHERE kind = 'refund'`));
  world.clock.at += 3_600_000;
  await settleAll(world);
  const half = visits / 2;
  for (const kind of ['disputeWon', 'disputeLost'])
    expect(await count(`mails WHERE kind = 'payment.${kind}'`)).toBe(half);
  expect(await count(`mails WHERE kind = 'payment.disputeOpened'`)).toBe(visits);
  for (const [place, id] of disputed.entries()) {
    const refunds = place % 2 === 0 ? [{ amount: 2000, status: 'done' }] : [];
    expect(await moneyOf(cleo, id)).toMatchObject({ total: 0, paid: 0, due: 0, refunds });
  }
  expect(await checkLedger(world)).toEqual([]);
}, 180_000);
