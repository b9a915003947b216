import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Max looks after the installation; Ada offers, Cleo has booked her.

const day = 86_400_000;
let studio: Studio;
let max: Visitor;
const run = (sql: string, values: unknown[] = []) => studio.app.database.run<Record<string, unknown>>(sql, values);
const login = (username: string) => studio.nobody().post('/api/login', { username, password: 'six-or-more' });

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  max = await studio.person('max');
  await appoint(studio, max);
});
afterAll(() => studio.close());

test('who is suspended reads why and until when, is seen by nobody, and what is booked stays', async () => {
  const { ada, cleo } = studio;
  const post = await publish(ada);
  const { body: booking } = await studio.book(cleo, '2026-12-01T10:00:00Z');
  const wished = { days: 7, reason: 'Pictures of somebody else’s work' };
  const { status, body } = await max.put(`/api/admin/users/${ada.id}/suspension`, wished);
  const until = new Date(studio.clock.at + 7 * day).toISOString();
  expect([status, body.suspension]).toMatchObject([200, { until, reason: wished.reason }]);

  expect((await ada.get('/api/user')).status).toBe(401);
  const refused = await login('ada');
  expect(refused).toMatchObject({ status: 403, body: { code: 'account_suspended', until, reason: wished.reason } });
  expect(refused.body.message).toMatch(/^This account is suspended until .+\. The reason: Pictures of somebody/);
  expect((await login('cleo')).status).toBe(200);

  expect((await cleo.get(`/api/users/${ada.id}`)).status).toBe(404);
  expect((await cleo.get('/api/users/named/ada')).status).toBe(404);
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(404);
  expect((await studio.book(cleo, '2026-12-01T12:00:00Z')).status).toBe(404);
  expect((await cleo.get(`/api/bookings/${booking.id}`)).body).toMatchObject({
    status: 'confirmed',
    artist: { fullName: 'Ada' },
  });
  expect((await lettersIn(studio.app, { kind: 'account.moderated' })).map(({ letter }) => letter.reason)).toEqual([
    wished.reason,
  ]);

  studio.clock.at += 7 * day;
  await studio.runJob('admin.end-suspensions');
  expect((await login('ada')).status).toBe(200);
  expect((await cleo.get(`/api/posts/${post}`)).status).toBe(200);
});

test('a suspension for good is ended by hand, once', async () => {
  const { cleo } = studio;
  const sid = await studio.person('sid');
  await max.put(`/api/admin/users/${sid.id}/suspension`, { days: null, reason: 'Spam' });
  expect((await login('sid')).body.message).toBe(
    'This account is suspended for good. If that is wrong, use the link in our email. The reason: Spam',
  );
  expect((await max.get('/api/admin/users?state=suspended')).body).toMatchObject([{ id: sid.id }]);
  const end = () => max.post(`/api/admin/users/${sid.id}/suspension/end`, { reason: 'It was somebody else' });
  expect((await end()).body.suspension).toBeNull();
  expect((await end()).status).toBe(409);
  expect((await login('sid')).status).toBe(200);
  expect((await cleo.get(`/api/users/${sid.id}`)).status).toBe(200);
});

test('people are found by name, username and address, page by page', async () => {
  const found = async (q: string) =>
    (await max.get(`/api/admin/users?q=${q}`)).body.map(({ username }: { username: string }) => username);
  expect(await found('CLEO@example')).toEqual(['cleo']);
  expect(await found('%25')).toEqual([]);
  expect((await max.get('/api/admin/users?state=admins')).body).toMatchObject([{ id: max.id, isAdmin: true }]);
  const { body, headers } = await max.get('/api/admin/users?limit=1');
  const next = /<(.+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  expect((await max.get(next!)).body[0].id).not.toBe(body[0].id);
});

test('somebody always looks after the installation, and nobody suspends themselves', async () => {
  const { cleo } = studio;
  const change = (who: Visitor, whom: Visitor, isAdmin: boolean) =>
    who.patch(`/api/admin/users/${whom.id}`, { isAdmin, reason: 'Our team' });
  expect(await change(max, max, false)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  expect(await max.put(`/api/admin/users/${max.id}/suspension`, { days: 1, reason: 'Rest' })).toMatchObject({
    body: { code: 'oneself' },
  });
  expect((await change(max, cleo, true)).body.isAdmin).toBe(true);
  // Each takes the right from the other at the same moment: one of them is late.
  const both = await Promise.all([change(max, cleo, false), change(cleo, max, false)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  await run('UPDATE users SET is_admin = (id = $1)', [max.id]);
});

test('one who cannot be let in again keeps nobody waiting, and the job says so', async () => {
  const [eve, fay] = [await studio.person('eve'), await studio.person('fay')];
  for (const { id, days } of [
    { id: eve.id, days: 1 },
    { id: fay.id, days: 2 },
  ])
    await max.put(`/api/admin/users/${id}/suspension`, { days, reason: 'Spam' });
  await studio.owner.run(
    `CREATE FUNCTION refuse_eve() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not her'; END $$`,
  );
  await studio.owner.run(`CREATE TRIGGER refuse_eve BEFORE UPDATE ON users FOR EACH ROW
             WHEN (OLD.id = ${eve.id} AND NEW.suspended_at IS NULL) EXECUTE FUNCTION refuse_eve()`);
  studio.clock.at += 3 * 86_400_000;
  await expect(studio.runJob('admin.end-suspensions')).rejects.toThrow('not her');
  const out = () => run('SELECT username FROM users WHERE suspended_at IS NOT NULL ORDER BY id');
  expect(await out()).toEqual([{ username: 'eve' }]);
  await studio.owner.run('DROP TRIGGER refuse_eve ON users');
  await studio.runJob('admin.end-suspensions');
  expect(await out()).toEqual([]);
});

test('every deed stands in the audit log, which nobody can change', async () => {
  const { ada } = studio;
  await max.patch(`/api/admin/users/${ada.id}`, { isVerified: true, reason: 'Showed her licence' });
  expect((await studio.nobody().get(`/api/users/${ada.id}`)).body.isVerified).toBe(true);
  const { body } = await max.get('/api/admin/audit?limit=100');
  expect(body[0]).toMatchObject({
    actorId: max.id,
    actorName: 'max',
    action: 'verify',
    subjectKind: 'user',
    subjectId: ada.id,
    reason: 'Showed her licence',
  });
  const actions = body.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(expect.arrayContaining(['suspend', 'suspension_over', 'end_suspension', 'make_admin']));
  for (const change of ["UPDATE audit_log SET reason = 'x'", 'DELETE FROM audit_log', 'TRUNCATE audit_log'])
    await expect(run(change)).rejects.toMatchObject({ code: '42501' });
  expect((await max.get('/api/admin/audit?limit=100')).body).toEqual(body);
});

test('what makes no sense is refused', async () => {
  const { cleo } = studio;
  const suspend = (body: object) => max.put(`/api/admin/users/${cleo.id}/suspension`, body);
  for (const body of [{ days: 7 }, { days: 7, reason: ' ' }, { days: 0, reason: 'x' }, { days: 1.5, reason: 'x' }])
    expect((await suspend(body)).status).toBe(400);
  expect((await suspend({ days: 1, reason: 'x'.repeat(501) })).status).toBe(400);
  expect((await max.get('/api/admin/users?state=bored')).status).toBe(400);
  expect((await max.get('/api/admin/audit?cursor=nonsense')).status).toBe(400);
  expect((await cleo.get('/api/admin/audit')).status).toBe(403);
});
