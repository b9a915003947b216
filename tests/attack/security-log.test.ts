import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { securityEvents } from '#server/security-events';
import { admin } from '#tests/support/admins.ts';
import { describedRoutes } from '#tests/support/openapi.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// Whatever affects account security leaves a trace for later investigation. Finding M7: there was none.

let world: World;
let max: Visitor;
let ada: Visitor;
let count = 0;
const password = 'six-or-more';
const typed = 'typed-by-somebody';

beforeAll(async () => {
  world = await createWorld();
  max = await admin(world, 'max');
});
beforeEach(async () => {
  count += 1;
  ada = await world.person(`ada${count}`);
});
afterAll(() => world.close());

interface Row {
  readonly event: string;
  readonly user: number | null;
  readonly address: string | null;
  readonly device: string | null;
}

/** The events added since the last call, in order. */
async function during(act: () => Promise<unknown>): Promise<Row[]> {
  await world.app.securityLog.flush();
  const [last] = await world.owner.run<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM security_events');
  await act();
  await world.app.securityLog.flush();
  return world.owner.run<Row>(
    `SELECT concat_ws(' ', kind, outcome, detail) AS event, user_id AS "user", address, device
       FROM security_events WHERE id > $1 ORDER BY id`,
    [last!.id],
  );
}
const eventsOf = async (act: () => Promise<unknown>) =>
  (await during(act)).map(({ event, user }) => [event, user] as const);

/** Operations of these groups that leave no event, and why. */
const without: Readonly<Record<string, string>> = {
  'PATCH /api/user': 'changes what a profile shows',
  'POST /api/email/verify/resend': 'a mail to one’s own address, counted by the meter of mails',
  'POST /api/second-step': 'nothing changes before a first code',
  'POST /api/passkeys/options': 'nothing changes before the device answers',
  'PATCH /api/passkeys/{passkeyId}': 'changes a name that only its owner reads',
  'POST /api/login/passkey/options': 'asked by every visitor of the sign-in page',
  'POST /api/admin/filters': 'keeps one’s own narrowing of a list under a name',
  'DELETE /api/admin/filters/{filterId}': 'forgets one’s own narrowing of a list',
};
const watched =
  /\/api\/(register|login|logout|admin|acting|sessions|password|email|second-step|passkeys|deletion)\b|\/api\/user(\/|$)/;

test('every account security operation and admin action has an event kind, or a documented reason not to', () => {
  const document = world.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Uli', version: '1' } });
  const routes = describedRoutes(document).map(({ method, path }) => `${method} ${path}`);
  const missing = routes.filter(
    (key) => !key.startsWith('GET ') && watched.test(key) && !(key in securityEvents) && !(key in without),
  );
  expect(missing).toEqual([]);
  expect([...Object.keys(securityEvents), ...Object.keys(without)].filter((key) => !routes.includes(key))).toEqual([]);
});

test('signing in, failing to, and signing out', async () => {
  const window = world.nobody();
  const log = (given: object) => () => window.post('/api/login', given, { 'user-agent': 'Firefox/130 on Linux' });
  const username = `ada${count}`;
  expect(await eventsOf(log({ username, password: typed }))).toEqual([['sign_in refused wrong_credentials', ada.id]]);
  expect(await eventsOf(log({ username: typed, password }))).toEqual([['sign_in refused wrong_credentials', null]]);
  const [entered] = await during(log({ username, password }));
  expect(entered).toMatchObject({ event: 'sign_in done', user: ada.id, device: 'Firefox/130 on Linux' });
  expect(entered!.address).toEqual(expect.any(String));
  expect(await eventsOf(() => window.post('/api/logout'))).toEqual([['sign_out done', ada.id]]);
  const [newcomer] = await during(() => world.person(`eve${count}`));
  expect(newcomer).toMatchObject({ event: 'registered done', user: expect.any(Number) });
});

test('a requested reset, even for an unknown address', async () => {
  const ask = (email: string) => () => world.nobody().post('/api/password/forgot', { email });
  expect(await eventsOf(ask(`ada${count}@example.com`))).toEqual([['reset_asked done', ada.id]]);
  expect(await eventsOf(ask(`${typed}@example.com`))).toEqual([['reset_asked done', null]]);
});

test('changes of account security', async () => {
  const change = { password, newPassword: 'another one, longer' };
  expect(await eventsOf(() => ada.post('/api/password/confirm', { password: typed }))).toEqual([
    ['password_confirmed refused wrong_password', ada.id],
  ]);
  expect(await eventsOf(() => ada.delete('/api/sessions'))).toEqual([['sessions_ended done', ada.id]]);
  expect(await eventsOf(() => ada.post('/api/user/exports'))).toEqual([['export_begun done', ada.id]]);
  expect(await eventsOf(() => ada.post('/api/password/change', change))).toEqual([['password_changed done', ada.id]]);
});

test('a refused permission, once a minute', async () => {
  const pry = () => ada.get(`/api/bookings/client/${max.id}`);
  expect(await eventsOf(pry)).toEqual([['right_refused refused forbidden', ada.id]]);
  expect(await eventsOf(async () => [await pry(), await pry()])).toEqual([]);
  expect(await eventsOf(() => ada.get('/api/admin/users'))).toEqual([['right_refused refused forbidden', ada.id]]);
});

test('admin actions, and admins signed in as another user', async () => {
  const reason = typed;
  const path = `/api/admin/users/${ada.id}`;
  expect(await eventsOf(() => max.patch(path, { isVerified: true, reason }))).toEqual([['admin_deed done', max.id]]);
  expect(await eventsOf(() => max.post(`${path}/session`, { reason }))).toEqual([['acting_begun done', max.id]]);
  expect(await eventsOf(() => max.post('/api/acting/stop'))).toEqual([['acting_ended done', ada.id]]);
  expect(await eventsOf(() => max.post(`${path}/sessions/end`, { reason }))).toEqual([['admin_deed done', max.id]]);
  expect((await ada.get('/api/user')).status).toBe(401);
});

test('a limit that is reached', async () => {
  const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
  const cleo = await limited.person('cleo');
  for (let n = 0; n < 12; n += 1) await cleo.post('/api/password/confirm', { password: `guess-${n}` });
  await limited.app.securityLog.flush();
  const rows = await limited.owner.run('SELECT kind, detail FROM security_events ORDER BY id');
  expect(rows.slice(-2)).toEqual([
    { kind: 'password_confirmed', detail: 'wrong_password' },
    { kind: 'limit_met', detail: 'too_many_tries' },
  ]);
  await limited.close();
});

test('the log contains no user input', async () => {
  const [{ found }] = (await world.owner.run<{ found: number }>(
    `SELECT count(*)::integer AS found FROM security_events AS event WHERE event::text LIKE '%' || $1 || '%'`,
    [typed],
  )) as [{ found: number }];
  expect(found).toBe(0);
});

test('the program adds rows, but cannot change or delete them; old ones expire by the database’s clock', async () => {
  const asProgram = (sql: string) =>
    world.app.database.run(sql).then(String, (error: any) => error.cause?.code ?? error.code);
  expect(await asProgram('UPDATE security_events SET address = NULL')).toBe('42501');
  expect(await asProgram('DELETE FROM security_events')).toBe('42501');
  expect(await asProgram('TRUNCATE security_events')).toBe('42501');
  await world.owner.run(
    `INSERT INTO security_events (at, kind, outcome, address, device, route) SELECT now() - days * interval '1 day',
            'sign_in', 'refused', '203.0.113.9', 'Firefox', 'old ' || days FROM unnest('{29,31,399,401}'::integer[]) AS days`,
  );
  await world.runJob('accounts.sweep-security-log');
  const left = await world.owner.run(
    `SELECT route, address, device FROM security_events WHERE route LIKE 'old %' ORDER BY at DESC`,
  );
  expect(left).toEqual([
    { route: 'old 29', address: '203.0.113.9', device: 'Firefox' },
    { route: 'old 31', address: null, device: null },
    { route: 'old 399', address: null, device: null },
  ]);
});

test('users read their own events, and an admin all, by person and kind', async () => {
  await world.nobody().post('/api/login', { username: `ada${count}`, password: typed });
  await world.app.securityLog.flush();
  const own = await ada.get('/api/security/events');
  expect(own.body.map(({ kind, outcome, current }: any) => [kind, outcome, current])).toEqual([
    ['sign_in', 'refused', false],
    ['registered', 'done', true],
  ]);
  expect(JSON.stringify((await ada.get('/api/security/events?limit=1')).headers.get('link'))).toContain('next');
  const all = await max.get(`/api/admin/security-events?q=ada${count}&kind=sign_in`);
  expect(all.body).toEqual([
    expect.objectContaining({
      kind: 'sign_in',
      detail: 'wrong_credentials',
      user: expect.objectContaining({ id: ada.id }),
    }),
  ]);
  expect((await max.get('/api/admin/security-events?q=nobody-of-this-name')).body).toEqual([]);
  expect((await ada.get('/api/admin/security-events')).status).toBe(403);
});

test('a log that cannot be written fails no request, and loses nothing', async () => {
  const other = await createWorld();
  const cleo = await other.person('cleo');
  await other.app.securityLog.flush();
  await other.owner.run('ALTER TABLE security_events RENAME TO away');
  expect((await cleo.post('/api/password/confirm', { password })).status).toBe(204);
  await other.app.securityLog.flush();
  await other.owner.run('ALTER TABLE away RENAME TO security_events');
  await other.app.securityLog.flush();
  const kinds = await other.owner.run('SELECT kind FROM security_events ORDER BY id');
  expect(kinds).toEqual([{ kind: 'registered' }, { kind: 'password_confirmed' }]);
  await other.close();
});
