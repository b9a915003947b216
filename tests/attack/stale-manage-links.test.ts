import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import type { Answer } from '#tests/support/world.ts';

// Every route behind a guest's link, called with a link in every state. A new one must join the table.

let studio: Studio;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const ask = (method: string, path: string, body?: object): Promise<Answer> => {
  const nobody = studio.nobody();
  if (method === 'GET') return nobody.get(path);
  return method === 'PATCH' ? nobody.patch(path, body) : nobody.post(path, body);
};

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

interface Route {
  /** The request body. */
  readonly body?: (visit: { date: string; version: number }) => object;
  /** The status for the visit's current link, and for one of a cancelled visit; omitted if only the visit's own page knows. */
  readonly present: number;
  readonly cancelled: number;
}

const routes: Record<string, Route> = {
  'GET /api/manage/{token}': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/slots?from=2026-12-01&to=2026-12-02': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/money': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/messages': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/calendar.ics': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/rating': { present: 200, cancelled: 200 },
  'GET /api/manage/{token}/payments/7/receipt.pdf': { present: 404, cancelled: 404 },
  'POST /api/manage/{token}/cancel': { present: 200, cancelled: 409, body: () => ({}) },
  'POST /api/manage/{token}/move': {
    present: 200,
    cancelled: 409,
    body: ({ date, version }) => ({ date: date.replace('T12', 'T14'), version }),
  },
  'POST /api/manage/{token}/email': { present: 200, cancelled: 409, body: () => ({ email: 'other@example.com' }) },
  'POST /api/manage/{token}/claim': {
    present: 200,
    cancelled: 200,
    body: () => ({ password: `violet harbour ${next}` }),
  },
  'POST /api/manage/{token}/messages': { present: 201, cancelled: 201, body: () => ({ content: 'Hello' }) },
  'POST /api/manage/{token}/checkout': { present: 409, cancelled: 409, body: () => ({ agreed: true }) },
  'POST /api/manage/{token}/checkout/refresh': { present: 200, cancelled: 200 },
  'POST /api/manage/{token}/no-show/contest': {
    present: 409,
    cancelled: 409,
    body: () => ({ statement: 'I was there.' }),
  },
  'POST /api/manage/{token}/rating': { present: 409, cancelled: 409, body: () => ({ rating: 5 }) },
  'PATCH /api/manage/{token}/rating': { present: 404, cancelled: 404, body: () => ({ rating: 4 }) },
};

test('every route behind a manage link is in the table', async () => {
  const { body } = await studio.nobody().get('/api/openapi.json');
  const found = Object.entries<object>(body.paths)
    .filter(([path]) => path.startsWith('/api/manage/'))
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`));
  const listed = Object.keys(routes).map((route) => route.replace(/\?.*$/, '').replace('/7/', '/{paymentId}/'));
  expect(listed.toSorted()).toEqual(found.toSorted());
});

const book = async () => {
  const guest = { ...grace, email: `grace${next}@example.com` };
  return (await studio.bookAsGuest(freshDate(), { guest })).body as {
    id: number;
    manageToken: string;
    date: string;
    version: number;
  };
};

describe.each(Object.entries(routes))('%s', (route, { present, cancelled, body }) => {
  const [method = '', path = ''] = route.split(' ');
  const sent = (token: string, visit: { date: string; version: number }) =>
    ask(method, path.replace('{token}', token), body?.(visit));

  test('with the current link', async () => {
    const visit = await book();
    expect((await sent(visit.manageToken, visit)).status).toBe(present);
  });

  test('with the link from before an address change', async () => {
    const visit = await book();
    await ask('POST', `/api/manage/${visit.manageToken}/email`, { email: 'new@example.com' });
    studio.clock.at += 11_000;
    expect((await sent(visit.manageToken, visit)).status).toBe(404);
    expect((await studio.ada.get(`/api/bookings/${visit.id}`)).body).toMatchObject({
      ...untouched,
      guest: { email: 'new@example.com' },
    });
  });

  test('with the link from before the claim', async () => {
    const visit = await book();
    await studio.cleo.post(`/api/manage/${visit.manageToken}/claim`);
    const answer = await sent(visit.manageToken, visit);
    expect([answer.status, answer.body.code]).toEqual([409, 'already_claimed']);
    expect((await studio.cleo.get(`/api/bookings/${visit.id}`)).body).toMatchObject(untouched);
  });

  test('of a cancelled visit', async () => {
    const visit = await book();
    await ask('POST', `/api/manage/${visit.manageToken}/cancel`, {});
    expect((await sent(visit.manageToken, { ...visit, version: 2 })).status).toBe(cancelled);
    expect((await studio.ada.get(`/api/bookings/${visit.id}`)).body).toMatchObject({
      status: 'cancelled',
      date: visit.date,
    });
  });

  test('with the id of another booking in it', async () => {
    const [mine, other] = [await book(), await book()];
    const bytes = Buffer.from(mine.manageToken, 'base64url');
    bytes.writeUInt32BE(other.id);
    expect((await sent(bytes.toString('base64url'), other)).status).toBe(404);
    expect((await studio.ada.get(`/api/bookings/${other.id}`)).body).toMatchObject(untouched);
  });
});

const untouched = { status: 'confirmed', version: 1 };
