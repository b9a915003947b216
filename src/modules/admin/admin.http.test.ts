import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await studio.app.database.run('UPDATE users SET is_admin = true WHERE id = $1', [max.id]);
  const before = (await max.get('/api/admin/overview')).body;
  const post = await publish(ada);
  await studio.book(cleo, '2026-12-01T10:00:00Z');
  const report = { subjectKind: 'post', subjectId: post, reason: 'spam' };
  expect((await cleo.post('/api/reports', report)).status).toBe(201);
  const { figures, reports, mails, databaseBytes } = (await max.get('/api/admin/overview')).body;
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
  expect(reports.open).toBe(1);
  expect(Date.parse(reports.oldestAt)).toBeLessThanOrEqual(studio.app.clock.now());
  expect(mails).toEqual({ late: 0, failed: 0 });
  expect(databaseBytes).toBeGreaterThan(1_000_000);
});
