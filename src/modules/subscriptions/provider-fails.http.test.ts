import { afterAll, beforeAll, expect, test } from 'vitest';
import { misbehaving, type Misbehaviour } from '#tests/support/misbehaving.ts';
import { cards, payFor, payPageOf, subscribe, tellAll } from '#tests/support/paying.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// The provider is away, breaks, answers nonsense, or does what it was asked and its answer is lost: nothing is charged twice,
// and whoever pays reads what happened.

const provider = misbehaving();
let world: World;
beforeAll(async () => {
  world = await createWorld({}, provider.between);
});
afterAll(() => world.close());

const plan = async (who: Visitor) => (await who.get('/api/subscription')).body;
const professional = (name: string) => world.person(name, { profession: 'Braider' });

async function goesWrong<Result>(how: Misbehaviour, work: () => Promise<Result>): Promise<Result> {
  provider.now = how;
  try {
    return await work();
  } finally {
    provider.now = undefined;
  }
}

/** How many things of a kind the provider has of somebody, by what they are marked with. */
async function countOf(kind: string, who: Visitor): Promise<number> {
  const [row] = await world.app.database.run<{ count: number }>(
    `SELECT count(*)::int AS count FROM sandbox_objects
      WHERE kind = $1 AND (data->'metadata'->>'userId' = $2)`,
    [kind, String(who.id)],
  );
  return row!.count;
}

test('a provider that fails is said to, and the next try gets the page', async () => {
  const ada = await professional('ada');
  for (const how of ['away', 'timeout', 'broken', 'nonsense'] as const) {
    const failed = await goesWrong(how, () => ada.post('/api/subscription/checkout', { tier: 'basic' }));
    expect([how, failed.status, failed.body.code]).toEqual([how, 503, 'provider_away']);
    expect(failed.body.message).toContain('Nothing was charged');
    expect(failed.headers.get('retry-after')).toBe('2');
  }
  expect((await ada.post('/api/subscription/checkout', { tier: 'basic' })).status).toBe(200);
  expect([await countOf('customer', ada), await countOf('checkout.session', ada)]).toEqual([1, 1]);
}, 60_000);

test('whatever is done and not heard of is done once: every answer lost in turn', async () => {
  // The SDK asks again at once where an answer is lost, by the same key.
  for (const call of [1, 2]) {
    const who = await professional(`lost-${call}`);
    provider.calls = 0;
    provider.onlyCall = call;
    await goesWrong('lost', () => who.post('/api/subscription/checkout', { tier: 'basic' }));
    provider.onlyCall = undefined;
    expect(provider.calls).toBe(3);
    expect((await payFor(who, 'basic')).body.outcome).toBe('done');
    await tellAll(world);
    expect(await plan(who)).toMatchObject({ paid: true, tier: 'basic' });
    expect([await countOf('customer', who), await countOf('subscription', who)]).toEqual([1, 1]);
  }
}, 60_000);

test('a program that ends between any two steps of subscribing leaves nothing half', async () => {
  const outcomes: string[] = [];
  for (let call = 1; call <= 3; call += 1) {
    const who = await professional(`ends-${call}`);
    provider.calls = 0;
    provider.onlyCall = call;
    // The provider does it; this process never gets to the next line.
    const ended = new Promise<void>((resolve) => (provider.onWrong = resolve));
    provider.now = 'silent';
    const left = who.post('/api/subscription/checkout', { tier: 'basic' });
    outcomes.push(await Promise.race([ended.then(() => 'ended'), left.then(() => 'answered')]));
    provider.now = undefined;
    provider.onlyCall = undefined;
    const second = openSecondProcess(world);
    const again = await second.api.request('http://uli.test/api/subscription/checkout', {
      method: 'POST',
      headers: { Cookie: who.cookie(), 'Content-Type': 'application/json' },
      body: JSON.stringify({ tier: 'basic' }),
    });
    const { url } = (await again.json()) as { url: string };
    await second.close();
    await who.post(`/api/sandbox/pay/${payPageOf(url)}`, { number: cards.paid });
    await tellAll(world);
    expect(await plan(who)).toMatchObject({ paid: true });
    expect([await countOf('customer', who), await countOf('subscription', who)]).toEqual([1, 1]);
  }
  // The customer, then the page: the price is known by now, and there is no third thing to ask for.
  expect(outcomes).toEqual(['ended', 'ended', 'answered']);
}, 60_000);

test('a page whose address never reached us is not given out again once it is over', async () => {
  const who = await professional('over');
  provider.calls = 0;
  // The customer is the first, the prices are known by now.
  provider.onlyCall = 2;
  const ended = new Promise<void>((resolve) => (provider.onWrong = resolve));
  provider.now = 'silent';
  void who.post('/api/subscription/checkout', { tier: 'basic' });
  await ended;
  provider.now = undefined;
  provider.onlyCall = undefined;
  world.clock.at += 25 * 3_600_000;
  await tellAll(world);
  expect((await payFor(who, 'basic')).body.outcome).toBe('done');
  expect(await countOf('checkout.session', who)).toBe(2);
});

test('a message that cannot be acted on is told again until it can', async () => {
  const bea = await professional('bea');
  await payFor(bea, 'premium');
  await goesWrong('broken', () => tellAll(world));
  expect(await plan(bea)).toMatchObject({ paid: false });
  await tellAll(world);
  expect(await plan(bea)).toMatchObject({ paid: false });
  world.clock.at += 30_000;
  await tellAll(world);
  expect(await plan(bea)).toMatchObject({ paid: true, tier: 'premium' });
}, 60_000);

test('a process that ends while it takes a message leaves it to the next one', async () => {
  const cat = await professional('cat');
  await payFor(cat, 'basic');
  const ended = new Promise<void>((resolve) => (provider.onWrong = resolve));
  provider.now = 'silent';
  void tellAll(world);
  await ended;
  provider.now = undefined;
  expect(await plan(cat)).toMatchObject({ paid: false });
  world.clock.at += 30_000;
  await tellAll(world);
  expect(await plan(cat)).toMatchObject({ paid: true });
  expect(await countOf('subscription', cat)).toBe(1);
}, 60_000);

test('changing and cancelling say so when they fail, and count once when their answer is lost', async () => {
  const dan = await professional('dan');
  world.clock.at += 8 * 86_400_000;
  await subscribe(world, dan, 'basic');
  const failed = await goesWrong('broken', () => dan.put('/api/subscription', { tier: 'premium' }));
  expect([failed.status, failed.body.code]).toEqual([503, 'provider_away']);
  expect(await plan(dan)).toMatchObject({ tier: 'basic', paid: true });
  await dan.put('/api/subscription', { tier: 'basic' });
  provider.calls = 0;
  provider.onlyCall = 1;
  await goesWrong('lost', () => dan.delete('/api/subscription'));
  provider.onlyCall = undefined;
  await tellAll(world);
  expect(await plan(dan)).toMatchObject({ tier: 'basic', cancels: true });
  expect((await dan.get('/api/subscription/invoices')).body).toHaveLength(1);
  const away = await goesWrong('away', () => dan.get('/api/subscription/invoices'));
  expect([away.status, away.body.code]).toEqual([503, 'provider_away']);
}, 60_000);
