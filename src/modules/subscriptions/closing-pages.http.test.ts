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

const openPages = (id: number) =>
  world.app.database.run<{ id: string }>(
    `SELECT id FROM sandbox_objects WHERE kind = 'checkout.session' AND data->>'status' = 'open'
        AND data->>'client_reference_id' = $1`,
    [String(id)],
  );

test('of two pages for different plans that are made at the same time the later one stays, and the other cannot be paid', async () => {
  const cat = await person('cat');
  // So that the provider knows them, and both windows ask for nothing but their page.
  await openPayPage(cat, 'basic');
  await world.app.database.run(`UPDATE checkouts SET settled_at = opened_at WHERE user_id = $1`, [cat.id]);
  let basic = '';
  way.after = { path: '/checkout/sessions', work: async () => (basic = await openPayPage(cat, 'basic')) };
  const premium = await openPayPage(cat, 'premium');
  expect(basic).not.toBe('');
  expect((await openPages(cat.id)).map(({ id }) => id)).toContain(premium);
  expect((await cat.get(`/api/sandbox/pay/${basic}`)).body.status).toBe('expired');
  expect((await cat.post(`/api/sandbox/pay/${basic}`, { number: cards.paid })).body.outcome).not.toBe('done');
  expect((await cat.post(`/api/sandbox/pay/${premium}`, { number: cards.paid })).body.outcome).toBe('done');
});

test('who pays on the one page while the other is made is not sent to pay twice', async () => {
  const dot = await person('dot');
  way.after = {
    path: '/checkout/sessions',
    work: async () => world.app.payments.sandbox!.pay(await openPayPage(dot, 'basic'), cards.paid),
  };
  const asked = await dot.post('/api/subscription/checkout', { tier: 'premium' });
  expect([asked.status, asked.body.code]).toEqual([409, 'plan_runs']);
  expect(await openPages(dot.id)).toEqual([]);
});

test('two windows that press at once leave one page to pay on, whichever they got', async () => {
  for (const name of ['eve', 'fay', 'gus', 'hal']) {
    const who = await person(name);
    const answers = await Promise.all(
      (['basic', 'premium', 'basic'] as const).map((tier) => who.post('/api/subscription/checkout', { tier })),
    );
    const said = answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
    expect(said.filter((one) => one !== 200 && one !== 'page_replaced')).toEqual([]);
    expect(await openPages(who.id)).toHaveLength(1);
  }
});
