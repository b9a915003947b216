import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookPaid, giveBack, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { openPayPage, subscribe } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What the program never writes the database refuses as well, in whatever way it comes.

let world: World;
let ada: Visitor & { serviceId: number };

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  const cleo = await world.person('cleo');
  const { id } = await bookPaid(world, cleo, ada, { date: '2026-12-08T10:00:00Z' });
  await payBooking(cleo, id);
  await settleAll(world);
  await giveBack(ada, id, 500);
  for (const name of ['bea', 'cat'])
    await subscribe(world, await world.person(name, { profession: 'Braider' }), 'basic');
  await openPayPage(await world.person('dot', { profession: 'Braider' }), 'premium');
});
afterAll(() => world.close());

const other = { tier: `'gold'`, by: `'nobody'`, currency: `'usd'`, country: `'gb'` };

test.each([
  ['refunds', 'by', other.by, 'refunds_by_check'],
  ['refunds', 'attempts', '-1', 'refunds_attempts_check'],
  ['payments', 'currency', other.currency, 'payments_currency_check'],
  ['subscriptions', 'tier', other.tier, 'subscriptions_tier_check'],
  ['subscriptions', 'next_tier', other.tier, 'subscriptions_next_tier_check'],
  ['subscriptions', 'subscription_id', `'sub_same'`, 'subscriptions_subscription_id_unique'],
  ['checkouts', 'tier', other.tier, 'checkouts_tier_check'],
  ['payout_accounts', 'country', other.country, 'payout_accounts_country_check'],
])('%s take no %s that is %s', async (table, column, value, constraint) => {
  const rows = await world.app.database.run(`SELECT FROM ${table}`);
  expect(rows.length).toBeGreaterThan(0);
  const refused = world.app.database.run(`UPDATE ${table} SET ${column} = ${value}`);
  await expect(refused).rejects.toMatchObject({ constraint });
});

test('nothing is entered in another spelling of a currency, nor written to the log about what is no thing of ours', async () => {
  const entered = world.app.database.run(
    `INSERT INTO ledger_entries (booking_id, kind, amount, currency, by, at)
     SELECT booking_id, 'change', 100, 'usd', 'system', at FROM ledger_entries LIMIT 1`,
  );
  await expect(entered).rejects.toThrow(/currency/);
  const written = world.app.database.run(
    `INSERT INTO audit_log (at, actor_name, action, subject_kind, subject_id) VALUES (now(), 'Max', 'look', 'thing', 1)`,
  );
  await expect(written).rejects.toMatchObject({ constraint: 'audit_log_subject_check' });
});
