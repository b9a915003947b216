import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

/**
 * Who may call what. Every route of the API has a row: the status that nobody, a stranger, the owner, the counterpart of
 * a booking and an admin get. A new route without a row fails the first test.
 */
type Caller = 'nobody' | 'stranger' | 'owner' | 'counterpart' | 'admin';
type Statuses = Record<Caller, number>;
interface Call {
  readonly path: (facts: Facts) => string;
  readonly body?: (facts: Facts, caller: Caller) => unknown;
  readonly statuses: Statuses;
}

interface Facts {
  readonly ada: number;
  readonly cleo: number;
  readonly service: number;
  readonly booking: number;
  readonly session: number;
  readonly token: string;
  readonly version: number;
}

const everybody = (status: number): Statuses => ({
  nobody: status,
  stranger: status,
  owner: status,
  counterpart: status,
  admin: status,
});
const signedIn = (status: number): Statuses => ({ ...everybody(status), nobody: 401 });

const weekdays = {
  timeZone: 'Europe/London',
  weekly: [{ weekday: 1, start: '09:00', end: '17:00' }],
  overrides: [],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 0,
  maxAdvance: 60,
};

/** Ada is the owner, Cleo the client of her booking, Sid a stranger, Max an admin. */
const calls: Record<string, Call> = {
  'POST /api/register': { path: () => '/api/register', body: () => ({}), statuses: everybody(400) },
  'POST /api/login': { path: () => '/api/login', body: () => ({}), statuses: everybody(400) },
  'GET /api/user': { path: () => '/api/user', statuses: signedIn(200) },
  'PATCH /api/user': { path: () => '/api/user', body: () => ({ bio: 'Hello' }), statuses: signedIn(200) },
  'GET /api/sessions': { path: () => '/api/sessions', statuses: signedIn(200) },
  'DELETE /api/sessions/{sessionId}': {
    path: ({ session }) => `/api/sessions/${session}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/password/forgot': {
    path: () => '/api/password/forgot',
    body: () => ({ email: 'no@example.com' }),
    statuses: everybody(204),
  },
  'POST /api/password/reset': {
    path: () => '/api/password/reset',
    body: () => ({ token: 'wrong', password: 'six-or-more' }),
    statuses: everybody(409),
  },
  'GET /api/outbox': { path: () => '/api/outbox', statuses: everybody(404) },
  'GET /api/outbox/{mailId}': { path: () => '/api/outbox/1', statuses: everybody(404) },
  'GET /api/users': { path: () => '/api/users', statuses: everybody(200) },
  'GET /api/users/{userId}': { path: ({ ada }) => `/api/users/${ada}`, statuses: everybody(200) },
  'GET /api/users/named/{username}': { path: () => '/api/users/named/ada', statuses: everybody(200) },
  'GET /api/users/at/{customUrl}': { path: () => '/api/users/at/ada-braids', statuses: everybody(200) },
  'GET /api/users/{userId}/services': { path: ({ ada }) => `/api/users/${ada}/services`, statuses: everybody(200) },
  'POST /api/services': {
    path: () => '/api/services',
    body: () => ({ name: 'Cut', duration: 30, price: 1000 }),
    statuses: signedIn(201),
  },
  'PATCH /api/services/{serviceId}': {
    path: ({ service }) => `/api/services/${service}`,
    body: () => ({ description: 'Short and neat' }),
    statuses: { ...signedIn(404), owner: 200 },
  },
  'PUT /api/services/order': {
    path: () => '/api/services/order',
    body: () => ({ serviceIds: [999_999] }),
    statuses: signedIn(409),
  },
  'POST /api/services/samples': { path: () => '/api/services/samples', statuses: signedIn(200) },
  'GET /api/users/{userId}/availability': {
    path: ({ ada }) => `/api/users/${ada}/availability`,
    statuses: everybody(200),
  },
  'PUT /api/availability': { path: () => '/api/availability', body: () => weekdays, statuses: signedIn(200) },
  'GET /api/users/{userId}/slots': {
    path: ({ ada, service }) => `/api/users/${ada}/slots?serviceId=${service}&from=2026-11-30&to=2026-12-01`,
    statuses: everybody(200),
  },
  'GET /api/users/{userId}/slots/why': {
    path: ({ ada, service }) => `/api/users/${ada}/slots/why?serviceId=${service}&at=2026-11-30T09:00:00Z`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'POST /api/holds': { path: () => '/api/holds', body: () => ({}), statuses: everybody(400) },
  'DELETE /api/holds/{holdId}': { path: () => '/api/holds/999999', statuses: everybody(404) },
  'POST /api/bookings': {
    path: () => '/api/bookings',
    body: ({ ada, cleo, service }, caller) => ({
      artistId: ada,
      serviceId: service,
      clientId: caller === 'counterpart' ? 1 : cleo,
      date: '2026-11-30T11:00:00Z',
    }),
    // Booking in somebody else's name.
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 403, admin: 403 },
  },
  'POST /api/bookings/preview': { path: () => '/api/bookings/preview', body: () => ({}), statuses: everybody(400) },
  'GET /api/bookings/{bookingId}': {
    path: ({ booking }) => `/api/bookings/${booking}`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 200 },
  },
  'GET /api/bookings/{bookingId}/calendar.ics': {
    path: ({ booking }) => `/api/bookings/${booking}/calendar.ics`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 404 },
  },
  'PATCH /api/bookings/{bookingId}/status': {
    path: ({ booking }) => `/api/bookings/${booking}/status`,
    body: () => ({ status: 'no_show' }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 403, admin: 404 },
  },
  'POST /api/bookings/{bookingId}/cancel': {
    path: ({ booking }) => `/api/bookings/${booking}/cancel`,
    // Not a boolean: the two people get past the question of whose it is, and nobody else does.
    body: () => ({ cancelAll: 'yes' }),
    statuses: everybody(400),
  },
  'PATCH /api/bookings/{bookingId}': {
    path: ({ booking }) => `/api/bookings/${booking}`,
    body: () => ({ date: '2026-12-07T10:00:00Z', version: 999 }),
    statuses: { nobody: 401, stranger: 404, owner: 409, counterpart: 409, admin: 404 },
  },
  'GET /api/bookings/{bookingId}/slots': {
    path: ({ booking }) => `/api/bookings/${booking}/slots?from=2026-11-30&to=2026-12-01`,
    statuses: { nobody: 401, stranger: 404, owner: 200, counterpart: 200, admin: 404 },
  },
  'GET /api/bookings/{role}/{userId}/upcoming': {
    path: ({ ada }) => `/api/bookings/artist/${ada}/upcoming`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'GET /api/bookings/{role}/{userId}/history': {
    path: ({ ada }) => `/api/bookings/artist/${ada}/history`,
    statuses: { nobody: 401, stranger: 403, owner: 200, counterpart: 403, admin: 200 },
  },
  'GET /api/bookings/client/{userId}': {
    path: ({ cleo }) => `/api/bookings/client/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 200 },
  },
  'GET /api/bookings/reminders/{userId}': {
    path: ({ cleo }) => `/api/bookings/reminders/${cleo}`,
    statuses: { nobody: 401, stranger: 403, owner: 403, counterpart: 200, admin: 200 },
  },
  'GET /api/manage/{token}': { path: ({ token }) => `/api/manage/${token}`, statuses: everybody(200) },
  'GET /api/manage/{token}/calendar.ics': {
    path: ({ token }) => `/api/manage/${token}/calendar.ics`,
    statuses: everybody(200),
  },
  'GET /api/manage/{token}/slots': {
    path: ({ token }) => `/api/manage/${token}/slots?from=2026-11-30&to=2026-12-01`,
    statuses: everybody(200),
  },
  'POST /api/manage/{token}/cancel': { path: ({ token }) => `/api/manage/${token}x/cancel`, statuses: everybody(404) },
  'POST /api/manage/{token}/move': {
    path: ({ token }) => `/api/manage/${token}x/move`,
    body: () => ({ date: '2026-12-07T10:00:00Z', version: 1 }),
    statuses: everybody(404),
  },
  'POST /api/manage/{token}/claim': {
    path: ({ token }) => `/api/manage/${token}x/claim`,
    body: () => ({}),
    statuses: everybody(404),
  },
  // These two end what the others need, so they come last.
  'DELETE /api/services/{serviceId}': {
    path: ({ service }) => `/api/services/${service}`,
    statuses: { ...signedIn(404), owner: 204 },
  },
  'POST /api/logout': { path: () => '/api/logout', statuses: everybody(204) },
};

let world: World;
let facts: Facts;
const callers = new Map<Caller, Visitor>();

beforeAll(async () => {
  world = await createWorld({ ULI_URL: 'https://uli.test' });
  const ada = await world.person('ada', { accountType: 'business', timeZone: 'Europe/London' });
  const cleo = await world.person('cleo');
  const sid = await world.person('sid');
  const max = await world.person('max');
  await world.app.database.run('UPDATE users SET is_admin = true WHERE id = $1', [max.id]);
  await ada.patch('/api/user', { customUrl: 'ada-braids' });
  await ada.put('/api/availability', weekdays);
  const service = (await ada.post('/api/services', { name: 'Braids', duration: 60, price: 15_000 })).body;
  const wish = { artistId: ada.id, serviceId: service.id };
  const booking = (await cleo.post('/api/bookings', { ...wish, date: '2026-11-30T10:00:00Z' })).body;
  const guest = { fullName: 'Gina', email: 'gina@example.com' };
  const guests = (await world.nobody().post('/api/bookings', { ...wish, date: '2026-11-30T14:00:00Z', guest })).body;
  const tablet = world.nobody();
  await tablet.post('/api/login', { username: 'ada', password: 'six-or-more' });
  const sessions = (await ada.get('/api/sessions')).body;
  const session = sessions.find((each: { current: boolean }) => !each.current).id;
  facts = {
    ada: ada.id,
    cleo: cleo.id,
    service: service.id,
    booking: booking.id,
    session,
    token: guests.manageToken,
    version: booking.version,
  };
  callers
    .set('nobody', world.nobody())
    .set('stranger', sid)
    .set('counterpart', cleo)
    .set('admin', max)
    .set('owner', ada);
});
afterAll(() => world.close());

test('every route has a row, and every row a route', () => {
  const { paths } = world.api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Uli', version: '1' } });
  const routes = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(routes.length).toBeGreaterThan(30);
  expect(Object.keys(calls).toSorted()).toEqual(routes.toSorted());
});

test.each(Object.entries(calls))('%s', async (key, call) => {
  const [method = 'GET'] = key.split(' ');
  const got: Partial<Statuses> = {};
  const unclear: string[] = [];
  for (const [caller, visitor] of callers) {
    const path = call.path(facts);
    const body = call.body?.(facts, caller);
    const send = {
      GET: visitor.get,
      POST: visitor.post,
      PATCH: visitor.patch,
      PUT: visitor.put,
      DELETE: visitor.delete,
    }[method]!;
    const answer = await send(path, body as never);
    got[caller] = answer.status;
    if (answer.status >= 400 && !String(answer.body.message).endsWith('.')) unclear.push(`${key} as ${caller}`);
  }
  expect(unclear).toEqual([]);
  expect(got).toEqual(call.statuses);
});
