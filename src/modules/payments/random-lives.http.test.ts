import fc from 'fast-check';
import { ways } from '#modules/bookings/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToPay,
  bookPaid,
  chargeOtherwise,
  checkLedger,
  decideDisputes,
  disputeNow,
  giveBack,
  markOff,
  markPaid,
  moneyOf,
  paidArtist,
  settleAll,
} from '#tests/support/money.ts';
import { cards, payPageOf, tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Random lives of bookings, through the API: whatever people do and the provider tells, in whatever order, the sums hold.

const minute = 60_000;
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let hours = 0;

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  ada = await paidArtist(world, 'ada', { maxAdvance: 730 });
  cleo = await world.person('cleo');
  // Lives take days each: nobody is to be logged out before the last of them.
  await world.app.database.run("UPDATE sessions SET expires_at = expires_at + interval '10 years'");
});
afterAll(() => world.close());

const acts = [
  'pay',
  'declined',
  'tip',
  'tell',
  'refunds',
  'expire',
  'clientCancels',
  'artistCancels',
  'completed',
  'noShow',
  'reopened',
  'atChair',
  'restAtChair',
  'letOff',
  'unmark',
  'givesBack',
  'move',
  'late',
  'payNoRefund',
  'retry',
  'dispute',
  'bankGives',
  'bankKeeps',
  'payOtherwise',
  'dismiss',
] as const;

/** Tries every refund again that a bank did not take. */
async function retryAll(id: number): Promise<void> {
  const { refunds, unapplied } = await moneyOf(ada, id);
  const all = [...refunds, ...unapplied.flatMap((payment: { refunds: object[] }) => payment.refunds)];
  for (const refund of all.filter(({ status }: { status: string }) => status === 'failed'))
    await ada.post(`/api/bookings/${id}/refunds/${refund.id}/retry`);
}

/** Lets everything be told and sent, also what did not arrive at first: of each of two payments, say. */
async function settleWhole(id: number): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await settleAll(world);
    await retryAll(id);
    await settleAll(world);
  }
}

/** Does one thing to a booking; refusals are answers like any other. */
async function act(what: (typeof acts)[number], id: number, pages: string[], amount: number): Promise<void> {
  const pay = async (body: object, number: string) => {
    const { body: answer } = await askToPay(cleo, id, body);
    if (answer.url) pages.push(payPageOf(answer.url));
    // Also pages from long ago, as somebody may have them open.
    for (const page of pages.slice(-3)) await cleo.post(`/api/sandbox/pay/${page}`, { number });
  };
  const status = (to: string) => ada.patch(`/api/bookings/${id}/status`, { status: to });
  switch (what) {
    case 'pay':
      return pay({ agreed: true }, cards.paid);
    case 'payNoRefund':
      return pay({ agreed: true }, cards.refundFails);
    case 'payOtherwise': {
      const { body } = await askToPay(cleo, id, { agreed: true });
      if (body.url)
        await chargeOtherwise(world, body.url, { amount: 100 + amount, currency: amount % 2 ? 'usd' : 'gbp' });
      const number = amount % 3 ? cards.paid : cards.refundFails;
      return void (body.url && (await cleo.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number })));
    }
    case 'dismiss':
      return void (await world.app.database.run('DELETE FROM payment_event_failures'));
    case 'retry':
      return retryAll(id);
    case 'dispute':
      return disputeNow(world, id);
    case 'bankGives':
    case 'bankKeeps':
      return decideDisputes(world, id, what === 'bankGives');
    case 'declined':
      return pay({ agreed: true }, cards.declined);
    case 'tip':
      return pay({ tip: amount }, cards.paid);
    case 'tell':
      return tellAll(world);
    case 'refunds':
      return world.runJob('payments.refunds');
    case 'expire':
      world.clock.at += 16 * minute;
      await world.runJob('bookings.expire');
      return world.runJob('payments.check');
    case 'clientCancels':
      return void (await cleo.post(`/api/bookings/${id}/cancel`));
    case 'artistCancels':
      return void (await ada.post(`/api/bookings/${id}/cancel`));
    case 'completed':
      return void (await status('completed'));
    case 'noShow':
      return void (await status('no_show'));
    case 'reopened':
      return void (await status('confirmed'));
    case 'atChair':
      return void (await markPaid(ada, id, { amount, tip: amount % 3 ? 0 : 300, way: ways[amount % 4]! }));
    case 'restAtChair':
      return void (await markPaid(ada, id));
    case 'letOff':
      return void (await markOff(ada, id, 'write-off'));
    case 'unmark':
      return void (await markOff(ada, id, 'unmark-money'));
    case 'givesBack':
      return void (await giveBack(ada, id, amount));
    case 'move': {
      const { body } = await cleo.get(`/api/bookings/${id}`);
      const date = new Date(Date.parse(body.date) + 60 * minute).toISOString();
      return void (await ada.patch(`/api/bookings/${id}`, { date, version: body.version, override: true }));
    }
    case 'late': {
      // The visit is near, then over.
      const { body } = await cleo.get(`/api/bookings/${id}`);
      world.clock.at = Math.max(world.clock.at, Date.parse(body.date) - (amount % 3) * 60 * minute + 30 * minute);
    }
  }
}

test('due is total − paid, ledger and provider agree, and what is over owes its fee at most', async () => {
  const step = fc.record({ what: fc.constantFrom(...acts), amount: fc.integer({ min: 1, max: 7_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), fc.boolean(), async (life, deposit) => {
      hours += 1;
      const start = Math.ceil(world.clock.at / 86_400_000 + 2) * 86_400_000 + (9 + (hours % 5)) * 60 * minute;
      const dueNow = deposit ? 2000 : 6000;
      const { id } = await bookPaid(world, cleo, ada, { date: new Date(start).toISOString(), dueNow });
      const pages: string[] = [];
      for (const { what, amount } of life) {
        await act(what, id, pages, amount);
        const { total, paid, due, lines } = await moneyOf(cleo, id);
        const sum = lines.reduce((all: number, { amount: each }: { amount: number }) => all + each, 0);
        expect(due).toBe(total - paid);
        expect(total + paid).toBe(sum);
      }
      await settleWhole(id);
      const { body } = await cleo.get(`/api/bookings/${id}`);
      const { total, due } = await moneyOf(cleo, id);
      const over = ['declined', 'expired'].includes(body.status);
      expect(over ? [total, due] : [0, 0]).toEqual([0, 0]);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(await checkLedger(world)).toEqual([]);
      // Its time is free for the next life.
      if (['awaiting_payment', 'pending', 'confirmed'].includes(body.status))
        await ada.post(`/api/bookings/${id}/cancel`);
      await settleWhole(id);
    }),
    // A life that fails is told as it was: its shrunk ones would begin where it ended.
    { numRuns: 30, endOnFailure: true },
  );
}, 120_000);
