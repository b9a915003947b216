import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToPay, bookPaid, checkLedger, moneyOf, paidArtist, settleAll } from '#tests/support/money.ts';
import { onTheWay } from '#tests/support/on-the-way.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Pages that are asked for, closed and paid in the same moment: one stands, and its payment knows it.

const way = onTheWay();
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let hour = 9;

beforeAll(async () => {
  world = await createWorld({}, way.between);
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

/** A visit that took place, for which a tip can be given. */
async function visit(): Promise<number> {
  const { id } = await bookPaid(world, cleo, ada, { date: `2026-12-10T${(hour += 1)}:00:00Z`, dueNow: 0 });
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  return id;
}

/** The pages of a booking that can be paid on at the provider, and those that its payments know as open. */
async function openPages(id: number) {
  const [there, here] = await Promise.all([
    world.app.database.run<{ id: string }>(
      `SELECT id FROM sandbox_objects WHERE kind = 'checkout.session' AND data->>'status' = 'open'
          AND data->>'client_reference_id' = $1`,
      [String(id)],
    ),
    world.app.database.run<{ id: string }>(
      `SELECT session_id AS id FROM payments WHERE booking_id = $1 AND status = 'open'`,
      [id],
    ),
  ]);
  return { there: there.map((page) => page.id), here: here.map((page) => page.id) };
}

test('six tips at once leave one page that can be paid on, and nobody hears of an outage', async () => {
  for (let times = 0; times < 3; times += 1) {
    const id = await visit();
    const asked = await Promise.all([500, 600, 700, 800, 900, 1000].map((tip) => askToPay(cleo, id, { tip })));
    const said = asked.map(({ status, body }) => body.code ?? status);
    expect(said.filter((one) => ![200, 'page_replaced', 'conflict'].includes(one))).toEqual([]);
    const { there, here } = await openPages(id);
    expect(there.length).toBeLessThanOrEqual(1);
    expect(here).toEqual(there);
    // Whoever is sent to a page that was replaced finds it closed; the next press has one.
    expect((await askToPay(cleo, id, { tip: 700 })).status).toBe(200);
    expect((await openPages(id)).there).toHaveLength(1);
  }
});

test('a tip whose page is replaced while it is made is refused, and its page is closed', async () => {
  const id = await visit();
  let second = '';
  way.after = {
    path: '/v1/checkout/sessions',
    work: async () => (second = payPageOf((await askToPay(cleo, id, { tip: 900 })).body.url)),
  };
  const first = await askToPay(cleo, id, { tip: 600 });
  expect([first.status, first.body.code]).toEqual([409, 'page_replaced']);
  expect(await openPages(id)).toEqual({ there: [second], here: [second] });
  await cleo.post(`/api/sandbox/pay/${second}`, { number: cards.paid });
  await settleAll(world);
  expect((await moneyOf(cleo, id)).payments).toMatchObject([{ purpose: 'tip', amount: 900 }]);
});

test('a page whose payment was closed while it was made is not handed out: there is another one', async () => {
  const id = await visit();
  way.after = {
    path: '/v1/checkout/sessions',
    work: () => world.app.database.run(`UPDATE payments SET status = 'closed' WHERE booking_id = $1`, [id]),
  };
  const { status, body } = await askToPay(cleo, id, { tip: 600 });
  expect(status).toBe(200);
  expect(await openPages(id)).toEqual({ there: [payPageOf(body.url)], here: [payPageOf(body.url)] });
});

test('a page that is closed, or paid, while it is being closed is no outage; what was paid counts', async () => {
  for (const paid of [false, true]) {
    const id = await visit();
    const first = payPageOf((await askToPay(cleo, id, { tip: 600 })).body.url);
    way.before = {
      path: '/expire',
      work: () =>
        paid
          ? world.app.payments.sandbox!.pay(first, cards.paid)
          : world.app.payments.ask((stripe) => stripe.checkout.sessions.expire(first)),
    };
    const second = await askToPay(cleo, id, { tip: 900 });
    expect(second.status).toBe(200);
    const page = payPageOf(second.body.url);
    expect(await openPages(id)).toEqual({ there: [page], here: [page] });
    expect((await moneyOf(cleo, id)).payments).toMatchObject(paid ? [{ purpose: 'tip', amount: 600 }] : []);
    await settleAll(world);
  }
  expect(await checkLedger(world)).toEqual([]);
});
