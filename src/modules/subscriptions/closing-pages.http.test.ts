import { afterAll, beforeAll, expect, test } from 'vitest';
import { onTheWay } from '#tests/support/on-the-way.ts';
import { cards, openPayPage, payPageOf } from '#tests/support/paying.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// A page for the other plan is closed first; in the same moment somebody else may close it, or pay on it.

const way = onTheWay();
let world: World;

beforeAll(async () => {
  world = await createWorld({}, way.between);
});
afterAll(() => world.close());

const person = (name: string) => world.person(name, { profession: 'Braider' });

test('two windows that ask for the other plan at once both get its page', async () => {
  const ada = await person('ada');
  const first = await openPayPage(ada, 'basic');
  way.before = {
    path: '/expire',
    work: () => world.app.payments.ask((stripe) => stripe.checkout.sessions.expire(first)),
  };
  const asked = await ada.post('/api/subscription/checkout', { tier: 'premium' });
  expect(asked.status).toBe(200);
  expect((await ada.get(`/api/sandbox/pay/${first}`)).body.status).toBe('expired');
  expect((await ada.get(`/api/sandbox/pay/${payPageOf(asked.body.url)}`)).body.status).toBe('open');
});

test('who pays in one window while the other asks for another plan is not sent to pay twice', async () => {
  const bea = await person('bea');
  const first = await openPayPage(bea, 'basic');
  way.before = { path: '/expire', work: () => world.app.payments.sandbox!.pay(first, cards.paid) };
  const asked = await bea.post('/api/subscription/checkout', { tier: 'premium' });
  expect([asked.status, asked.body.code]).toEqual([409, 'plan_runs']);
  const open = await world.app.database.run(
    `SELECT FROM sandbox_objects WHERE kind = 'checkout.session' AND data->>'status' = 'open'
        AND data->>'client_reference_id' = $1`,
    [String(bea.id)],
  );
  expect(open).toEqual([]);
});
