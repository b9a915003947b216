import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

// With a hundred thousand of each, a page that has to be sorted takes a second; one that is read along an index a few ms.

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test.each([
  ['users', 'created_at', 'true'],
  ['bookings', 'created_at', 'true'],
  ['bookings', 'starts_at', `ends_at <= now()`],
  ['payments', 'opened_at', 'true'],
  ['posts', 'coalesce(published_at, taken_from, shelved_from)', 'true'],
  ['reports', 'created_at', `(status = 'open') = true`],
  ['reports', 'created_at', `(status = 'open') = false`],
  ['decisions', 'appealed_at', 'appealed_at IS NOT NULL AND (settled_at IS NULL) = true'],
  ['decisions', 'appealed_at', 'appealed_at IS NOT NULL AND (settled_at IS NULL) = false'],
])('a page of %s by %s where %s is read in its order', async (table, at, where) => {
  const plan = await world.app.database.transaction(async (transaction) => {
    // An empty table is read whole and sorted otherwise.
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await transaction.run(`SET LOCAL enable_${way} = off`);
    const asked = `SELECT id FROM ${table} WHERE ${where} ORDER BY ${at} DESC, id DESC LIMIT 31`;
    return transaction.run<Record<string, string>>(`EXPLAIN (COSTS off) ${asked}`);
  });
  const lines = plan.map((row) => Object.values(row)[0]).join('\n');
  expect(lines).toMatch(/Index (Only )?Scan Backward/);
  expect(lines).not.toContain('Sort');
});
