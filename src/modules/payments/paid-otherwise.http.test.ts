import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askToPay, bookPaid, moneyOf, paidArtist, settleAll } from '#tests/support/money.ts';
import { cards, payPageOf, tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Somebody pays something else than they were asked for, say because the provider adds a tax: Max, who looks after the
// installation, reads of it.

const minute = 60_000;
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let max: Visitor;
let day = 1;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
  max = await world.person('max');
  await world.app.database.run('UPDATE users SET is_admin = true WHERE id = $1', [max.id]);
});
afterAll(() => world.close());
beforeEach(() => world.app.database.run('DELETE FROM payment_event_failures'));

const waiting = async () => (await max.get('/api/admin/webhook-failures')).body;

/** A booking on whose page 20.00 were asked for and something else was paid. */
async function paidOtherwise(paid: { amount: number; currency: string }): Promise<number> {
  const { id } = await bookPaid(world, cleo, ada, { date: `2026-12-0${(day += 1)}T10:00:00Z` });
  const page = payPageOf((await askToPay(cleo, id)).body.url);
  await cleo.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await world.app.database.run(
    `UPDATE sandbox_objects SET data = (data::jsonb || jsonb_build_object('amount_total', $2::int, 'currency', $3::text))::json
      WHERE id = $1`,
    [page, paid.amount, paid.currency],
  );
  return id;
}

test.each([
  ['another amount', { amount: 2160, currency: 'usd' }, 'USD 21.60'],
  ['another currency', { amount: 3000, currency: 'jpy' }, 'JPY 3000'],
])('%s needs a person, who reads both; nobody is sent to pay again, and it is said once', async (_, paid, said) => {
  const id = await paidOtherwise(paid);
  await settleAll(world);
  const need = [{ type: `booking ${id}`, failure: `PaidOtherwise, ${said} instead of USD 20.00`, tries: 1 }];
  expect(await waiting()).toMatchObject(need);
  expect((await max.get('/api/admin/overview')).body.needs).toContainEqual(
    expect.objectContaining({ name: 'webhooks', count: 1 }),
  );
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, payments: [] });
  expect((await askToPay(cleo, id)).status).toBe(409);
  expect((await cleo.post(`/api/bookings/${id}/checkout/refresh`)).status).toBe(200);
  for (const passed of [6 * minute, 60 * minute]) {
    world.clock.at += passed;
    await world.runJob('payments.check');
    await tellAll(world);
  }
  expect(await waiting()).toMatchObject(need);
  // Dismissed, it stays away.
  await world.app.database.run('DELETE FROM payment_event_failures');
  await world.runJob('payments.check');
  expect(await waiting()).toEqual([]);
});

test('of what nobody told, the minutely look tells', async () => {
  const id = await paidOtherwise({ amount: 1800, currency: 'usd' });
  await world.app.database.run('UPDATE sandbox_events SET taken_at = due_at WHERE taken_at IS NULL');
  world.clock.at += 2 * minute;
  await world.runJob('payments.check');
  expect(await waiting()).toMatchObject([
    { type: `booking ${id}`, failure: 'PaidOtherwise, USD 18.00 instead of USD 20.00' },
  ]);
});

test('what an admin gives back of it in the provider’s pages is nobody’s business here', async () => {
  const id = await paidOtherwise({ amount: 2160, currency: 'usd' });
  await settleAll(world);
  const [intent] = await world.app.database.run<{ id: string }>(
    `SELECT id FROM sandbox_objects WHERE kind = 'payment_intent' AND (data->'metadata'->>'bookingId')::int = $1`,
    [id],
  );
  await world.app.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intent!.id, amount: 2000 }));
  await settleAll(world);
  expect(await waiting()).toMatchObject([{ type: `booking ${id}` }]);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, refunds: [] });
});
