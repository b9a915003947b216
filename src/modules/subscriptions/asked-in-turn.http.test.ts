import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPayPage, payFor, subscribe } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// The provider is asked about fifty people a minute: whoever it says nothing of keeps nobody else from being asked.

const minute = 60_000;
let world: World;
let bea: Visitor;
let people = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  people += 1;
  bea = await world.person(`bea-${people}`, { profession: 'Barber' });
  world.clock.at += 8 * 24 * 60 * minute;
  await subscribe(world, bea, 'basic');
});
afterEach(() => run(`UPDATE users SET stripe_customer_id = NULL WHERE username LIKE 'passer%'`));

const run = (sql: string, values: unknown[] = []) => world.app.database.run(sql, values);
const plan = async (who: Visitor) => (await who.get('/api/subscription')).body;

/** Fifty people whom the provider knows, and has nothing to say of. */
const fifty = (inSql: string) =>
  run(
    `WITH passers AS (
       INSERT INTO users (username, password_hash, full_name, email, created_at, stripe_customer_id)
       SELECT format('passer-%s-%s', $2::int, n), 'x', 'Passer', format('passer-%s-%s@example.com', $2::int, n), $1::timestamptz,
              format('cus_%s_%s', $2::int, n) FROM generate_series(1, 50) AS n RETURNING id) ${inSql}`,
    [new Date(world.clock.at), people],
  );

/** Her payment was late and came; nobody told us. */
async function paysLate() {
  await run(`UPDATE subscriptions SET status = 'past_due' WHERE user_id = $1`, [bea.id]);
  await run(`UPDATE users SET subscription_status = 'past_due' WHERE id = $1`, [bea.id]);
  expect(await plan(bea)).toMatchObject({ late: true });
}

test('fifty pay pages left open keep nobody whose payment was late from being asked about', async () => {
  await paysLate();
  world.clock.at += 10 * minute;
  await fifty(
    `INSERT INTO checkouts (id, user_id, tier, url, opened_at, expires_at)
     SELECT 'cs_left_' || id, id, 'basic', 'http://uli.test/pay', $1::timestamptz - interval '5 minutes', $1::timestamptz + interval '1 day'
       FROM passers`,
  );
  for (const _ of [1, 2]) {
    await world.runJob('subscriptions.check');
    world.clock.at += minute;
  }
  expect(await plan(bea)).toMatchObject({ late: false, paid: true });
});

test('fifty plans of which nothing can be heard keep nobody from being asked about', async () => {
  await fifty(
    `INSERT INTO subscriptions (user_id, subscription_id, item_id, status, tier, period_start, period_end, cancels, read_number, read_at)
     SELECT id, 'sub_lost_' || id, 'si_1', 'past_due', 'basic', $1, $1::timestamptz + interval '1 month', false, 1,
            $1::timestamptz - interval '1 hour'
       FROM passers`,
  );
  await paysLate();
  world.clock.at += 10 * minute;
  for (const _ of [1, 2]) {
    await world.runJob('subscriptions.check');
    world.clock.at += minute;
  }
  expect(await plan(bea)).toMatchObject({ late: false, paid: true });
});

test('whoever left a pay page and then paid on it is heard of within ten minutes, though asked about before', async () => {
  const cat = await world.person(`cat-${people}`, { profession: 'Barber' });
  await openPayPage(cat, 'premium');
  world.clock.at += 2 * minute;
  await world.runJob('subscriptions.check');
  expect((await payFor(cat, 'premium')).body.outcome).toBe('done');
  world.clock.at += 10 * minute;
  await world.runJob('subscriptions.check');
  expect(await plan(cat)).toMatchObject({ paid: true, tier: 'premium' });
});
