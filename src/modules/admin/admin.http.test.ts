import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

test('an admin reads how many there are, how many came lately, and what needs a person; nobody else does', async () => {
  const { ada, cleo } = studio;
  const max = await studio.person('max');
  expect((await max.get('/api/admin/overview')).status).toBe(403);
  await appoint(studio, max);
  const before = (await max.get('/api/admin/overview')).body;
  const post = await publish(ada);
  await studio.book(cleo, '2026-12-01T10:00:00Z');
  const report = { subjectKind: 'post', subjectId: post, reason: 'spam' };
  expect((await cleo.post('/api/reports', report)).status).toBe(201);
  const { figures, needs, health, databaseBytes } = (await max.get('/api/admin/overview')).body;
  const countsOf = (name: string, list = figures) => {
    const { total, days } = list.find((figure: { name: string }) => figure.name === name);
    expect(days).toHaveLength(28);
    return [total, days.at(-1)];
  };
  for (const name of ['posts', 'bookings']) {
    const [total, today] = countsOf(name, before.figures);
    expect(countsOf(name)).toEqual([total + 1, today + 1]);
  }
  expect(countsOf('people')).toEqual([3, 3]);
  expect(countsOf('professionals')).toEqual([1, 1]);
  expect(countsOf('visits')).toEqual([0, 0]);
  expect(needs).toMatchObject([{ name: 'reports', count: 1 }]);
  expect(Date.parse(needs[0].oldestAt)).toBeLessThanOrEqual(studio.app.clock.now());
  const states = Object.fromEntries(health.map(({ name, state }: { name: string; state: string }) => [name, state]));
  expect(states).toMatchObject({ database: 'fine', mail: 'absent', webhooks: 'fine' });
  // What no setting can ever set up is not asked after.
  expect(Object.keys(states)).toEqual(['database', 'mail', 'jobs', 'webhooks']);
  expect(databaseBytes).toBeGreaterThan(1_000_000);
});

test('what fails is named with its code: letters, and what the payment provider says', async () => {
  const max = await studio.person('mia');
  const run = (sql: string, values: unknown[] = []) => studio.app.database.run(sql, values);
  await appoint(studio, max);
  const now = new Date(studio.app.clock.now());
  await run(
    `INSERT INTO mails (kind, recipient, status, created_at, due_at, failure)
     VALUES ('visit.booked', 'no@example.com', 'failed', $1, $1, 'ECONNREFUSED')`,
    [now],
  );
  await run(
    `INSERT INTO payment_event_failures (id, type, failed_at, failure) VALUES ('evt_1', 'invoice.paid', $1, 'Error, 57P01')`,
    [now],
  );
  await studio
    .nobody()
    .post('/api/contact', { name: 'Nia', email: 'nia@example.com', subject: 'Hello', message: 'Hi' });
  const { needs, health } = (await max.get('/api/admin/overview')).body;
  expect(needs.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['reports', 1],
    ['contact', 1],
    ['mails', 1],
    ['webhooks', 1],
  ]);
  const webhooks = health.find(({ name }: { name: string }) => name === 'webhooks');
  expect(webhooks).toMatchObject({
    state: 'failing',
    waiting: 1,
    failure: { what: 'invoice.paid', words: 'Error, 57P01', at: now.toISOString() },
  });
});
