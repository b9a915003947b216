import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import type { Answer, Visitor } from '#tests/support/world.ts';

// M1: a repeat returns the original response. Nothing reveals a manage link to a client who does not hold the current one.

let studio: Studio;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const key = () => ({ 'Idempotency-Key': `key-${next}-abcdefgh` });
const linksIn = ({ body }: Answer) =>
  [...JSON.stringify(body).matchAll(/"manageToken":"([^"]+)"/g)].map(([, token]) => token!);
const manage = (token: string, action = '') => `/api/manage/${token}${action}`;

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

async function bookTwice(more: object, between: (token: string) => Promise<unknown>) {
  const date = freshDate();
  const headers = key();
  const wish = { guest: grace, ...more };
  const guest = studio.nobody();
  const first = await studio.book(guest, date, wish, headers);
  expect(first.status).toBe(201);
  await between(first.body.manageToken);
  return { first, again: await studio.book(studio.nobody(), date, wish, headers) };
}

const series = { isRecurring: true, recurringPattern: 'daily', recurringCount: 2 };

describe.each([
  ['a visit', {}],
  ['a series', series],
])('%s that is booked with a key', (_, more) => {
  test('returns its link again while it is the guest’s', async () => {
    const { first, again } = await bookTwice(more, async () => {});
    next += 2;
    expect([again.status, linksIn(again)]).toEqual([201, linksIn(first)]);
  });

  test('reveals no link once an account has claimed it, and its owner keeps it', async () => {
    const { first, again } = await bookTwice(more, (token) => studio.cleo.post(manage(token, '/claim')));
    next += 2;
    expect([again.status, again.body.code, linksIn(again)]).toEqual([409, 'already_claimed', []]);
    expect(again.body).not.toHaveProperty('clientId');
    expect((await studio.cleo.get(`/api/bookings/${first.body.id}`)).body.status).toBe('confirmed');
  });

  test('reveals neither link nor address once its mail goes to another one', async () => {
    const { again } = await bookTwice(more, (token) =>
      studio.nobody().post(manage(token, '/email'), { email: 'right@example.com' }),
    );
    next += 2;
    expect([again.status, again.body.code, linksIn(again)]).toEqual([409, 'link_replaced', []]);
    expect(JSON.stringify(again.body)).not.toContain('right@example.com');
  });
});

type Way = (visit: { id: number; token: string; date: string; version: number }, who: Visitor) => Promise<Answer>;

/** Every route whose response can contain a manage link, called with the guest's first one. */
const ways: Record<string, Way> = {
  'POST /api/bookings': ({ date }, who) => studio.book(who, date, { guest: grace }, { 'Idempotency-Key': date }),
  'GET /api/manage/{token}': ({ token }, who) => who.get(manage(token)),
  'POST /api/manage/{token}/move': ({ token, date, version }, who) =>
    who.post(manage(token, '/move'), { date: date.replace('T12', 'T14'), version }),
  'POST /api/manage/{token}/email': ({ token }, who) =>
    who.post(manage(token, '/email'), { email: 'mine@example.com' }),
  'POST /api/manage/{token}/claim': ({ token }, who) =>
    who.post(manage(token, '/claim'), { password: 'violet-harbour' }),
  'POST /api/manage/{token}/cancel': ({ token }, who) => who.post(manage(token, '/cancel'), {}),
  'POST /api/manage/{token}/no-show/contest': ({ token }, who) =>
    who.post(manage(token, '/no-show/contest'), { statement: 'I was there.' }),
  'POST /api/guest-confirmations/{token}': ({ token }, who) => who.post(`/api/guest-confirmations/${token}`),
  'POST /api/guest-changes/{token}/undo': ({ token }, who) => who.post(`/api/guest-changes/${token}/undo`),
  'GET /api/bookings/{bookingId}': ({ id }, who) => who.get(`/api/bookings/${id}`),
  'PATCH /api/bookings/{bookingId}': ({ id, date, version }, who) =>
    who.patch(`/api/bookings/${id}`, { date: date.replace('T12', 'T15'), version }),
  'PATCH /api/bookings/{bookingId}/status': ({ id }, who) =>
    who.patch(`/api/bookings/${id}/status`, { status: 'completed' }),
  'PUT /api/bookings/{bookingId}/services': ({ id, version }, who) =>
    who.put(`/api/bookings/${id}/services`, { serviceId: studio.serviceId, additionIds: [], version }),
  'POST /api/bookings/{bookingId}/move-request': ({ id, version }, who) =>
    who.post(`/api/bookings/${id}/move-request`, { answer: 'declined', version }),
  'POST /api/bookings/{bookingId}/no-show/contest': ({ id }, who) =>
    who.post(`/api/bookings/${id}/no-show/contest`, { statement: 'I was there.' }),
  'POST /api/bookings/{bookingId}/no-show/keep': ({ id }, who) => who.post(`/api/bookings/${id}/no-show/keep`),
  'POST /api/bookings/{bookingId}/cancel': ({ id }, who) => who.post(`/api/bookings/${id}/cancel`),
};
/** These answer a professional, or list a user's own data; none of them is called with a link. */
const forOthers = [
  /^GET \/api\/bookings\/(artist|client|reminders|\{role\})/,
  /^POST \/api\/calendar\//,
  /^GET \/api\/calendar/,
];

test('every route whose response can contain a manage link is in the table of ways', async () => {
  const { body } = await studio.nobody().get('/api/openapi.json');
  const resolve = (schema: unknown): string =>
    JSON.stringify(schema, (name, value) =>
      name === '$ref' ? body.components.schemas[String(value).split('/').at(-1)!] : value,
    ) ?? '';
  const found = Object.entries<Record<string, { responses: Record<string, unknown> }>>(body.paths).flatMap(
    ([path, calls]) =>
      Object.entries(calls)
        .filter(([, call]) =>
          Object.entries(call.responses ?? {}).some(
            ([status, response]) => status.startsWith('2') && resolve(response).includes('"manageToken"'),
          ),
        )
        .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const missing = found.filter((way) => !(way in ways) && !forOthers.some((pattern) => pattern.test(way)));
  expect(missing).toEqual([]);
});

describe.each([
  ['was claimed', (token: string) => studio.cleo.post(manage(token, '/claim'))],
  [
    'goes to another address',
    (token: string) => studio.nobody().post(manage(token, '/email'), { email: 'b@example.com' }),
  ],
])('of a visit that %s', (_, change) => {
  test.each(Object.keys(ways))('%s reveals no new link to the holder of the old one', async (name) => {
    const date = freshDate();
    const guest = studio.nobody();
    const { body } = await studio.book(guest, date, { guest: grace }, { 'Idempotency-Key': date });
    await change(body.manageToken);
    // For ten seconds, pressing a form twice counts as once.
    studio.clock.at += 11_000;
    const visit = { id: body.id, token: body.manageToken, date, version: body.version };
    for (const who of [guest, studio.nobody(), await studio.person(`stranger${next++}`)]) {
      const answer = await ways[name]!(visit, who);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(linksIn(answer)).toEqual([]);
    }
  });
});
