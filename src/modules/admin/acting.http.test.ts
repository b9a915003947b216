import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { publish } from '#tests/support/posts.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

// Max looks after the installation and is signed in as Ada, who asked for help.

let studio: Studio;
let max: Visitor;
const reason = 'She cannot find her hours';

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  max = await studio.person('max');
  await appoint(studio, max);
});
afterAll(() => studio.close());

const begin = (userId: number) => max.post(`/api/admin/users/${userId}/session`, { reason });
const log = async () => (await max.get('/api/admin/audit?limit=100')).body;

test('an admin sees what somebody sees, is named in it, is no admin meanwhile, and is themselves again', async () => {
  const { ada } = studio;
  expect((await begin(ada.id)).status).toBe(200);
  expect((await max.get('/api/user')).body).toMatchObject({ username: 'ada', actedBy: 'max', isAdmin: false });
  expect((await max.get('/api/admin/users')).status).toBe(403);
  expect((await ada.get('/api/user')).body.actedBy).toBeNull();
  expect((await max.post('/api/acting/stop')).status).toBe(200);
  expect((await max.get('/api/user')).body).toMatchObject({ username: 'max', actedBy: null, isAdmin: true });
  expect((await max.post('/api/acting/stop')).status).toBe(409);
  expect((await log()).slice(0, 2)).toMatchObject([
    { action: 'stop_signing_in_as', actorName: 'max', subjectId: ada.id },
    { action: 'sign_in_as', actorName: 'max', subjectId: ada.id, reason },
  ]);
});

test('what they do is written down as done by the admin for the person', async () => {
  const { ada, cleo } = studio;
  await begin(cleo.id);
  const post = await publish(ada);
  expect((await max.post(`/api/posts/${post}/comments`, { content: 'Thank you' })).status).toBe(201);
  await max.post('/api/acting/stop');
  const deeds = (await log()).filter(({ action }: { action: string }) => action === 'acted');
  expect(deeds).toMatchObject([
    {
      actorId: max.id,
      actorName: 'max',
      subjectKind: 'user',
      subjectId: cleo.id,
      details: { method: 'POST', path: `/api/posts/${post}/comments` },
    },
  ]);
});

test('password, address, second step, devices, money and the account itself stay closed', async () => {
  const { ada, cleo } = studio;
  const { id: visit } = (await studio.book(cleo, '2026-12-01T10:00:00Z')).body;
  const money = async () => [
    (await ada.get('/api/payouts')).body,
    (await ada.get(`/api/bookings/${visit}/money`)).body,
  ];
  const before = await money();
  await begin(ada.id);
  const password = 'six-or-more';
  const refused = [
    await max.post('/api/password/change', { password, newPassword: 'another-one' }),
    await max.post('/api/email/change', { password, email: 'max@example.com' }),
    await max.post('/api/second-step', { password }),
    await max.post('/api/passkeys/options', { password }),
    await max.post('/api/subscription/checkout', { tier: 'basic' }),
    await max.post('/api/subscription/portal'),
    await max.delete('/api/subscription'),
    await max.post('/api/user/deletion', { password }),
    await max.post('/api/user/exports'),
    await max.delete('/api/sessions'),
    await max.post('/api/payouts', { country: 'GB' }),
    await max.delete('/api/payouts'),
    await max.post('/api/payouts/dashboard'),
    await max.put('/api/payouts/policy', { freeCancellationMinutes: 0, lateCancelPercent: 100, noShowPercent: 100 }),
    await max.put('/api/payouts/vat', { number: 'GB123', percent: 20 }),
    await max.put('/api/subscription', { tier: 'premium' }),
    await max.post('/api/subscription/resume'),
    await max.get('/api/subscription/invoices'),
    await max.post(`/api/bookings/${visit}/checkout`, { agreed: true }),
    await max.post(`/api/bookings/${visit}/refunds`, { amount: 500, expectedReturnable: 500, reason: 'Sorry' }),
    await max.post(`/api/bookings/${visit}/refunds/1/retry`),
    await max.post(`/api/bookings/${visit}/paid-in-person`, { version: 0, amount: 500, way: 'cash' }),
    await max.post(`/api/bookings/${visit}/write-off`, { version: 0 }),
    await max.post(`/api/bookings/${visit}/unmark-money`, { version: 0 }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'only_oneself']));
  expect(await money()).toEqual(before);
  await max.post('/api/acting/stop');
});

test('what stays closed to whoever acts for somebody is described as such', async () => {
  const { paths } = (await max.get('/api/openapi.json')).body;
  const described = (method: string, path: string) => Object.keys(paths[path][method].responses);
  const percent = { lateCancelPercent: 100, noShowPercent: 100 };
  const asked: [method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object][] = [
    ['post', '/api/payouts', { country: 'GB' }],
    ['delete', '/api/payouts'],
    ['post', '/api/payouts/dashboard'],
    ['put', '/api/payouts/policy', { freeCancellationMinutes: 0, ...percent }],
    ['put', '/api/payouts/vat', { number: 'GB123', percent: 20 }],
    ['post', '/api/subscription/checkout', { tier: 'basic' }],
    ['put', '/api/subscription', { tier: 'premium' }],
    ['delete', '/api/subscription'],
    ['post', '/api/subscription/resume'],
    ['post', '/api/subscription/portal'],
    ['get', '/api/subscription/invoices'],
    ['post', '/api/user/exports'],
    ['get', '/api/user/exports/{exportId}/file'],
    ['patch', '/api/passkeys/{passkeyId}', { name: 'Mine' }],
    ['delete', '/api/passkeys/{passkeyId}'],
    ['delete', '/api/sessions'],
    ['delete', '/api/sessions/{sessionId}'],
    ['delete', '/api/email/change'],
    ['post', '/api/second-step/confirm', { code: '123456' }],
  ];
  await begin(studio.ada.id);
  for (const [method, path, body] of asked) {
    const { status } = await max[method](path.replace(/\{\w+\}/, '1'), body as never);
    expect([method, path, status, described(method, path)]).toEqual([
      method,
      path,
      403,
      expect.arrayContaining(['403']),
    ]);
  }
  await max.post('/api/acting/stop');
});

test('it ends after an hour; nobody acts as an admin, as themselves, or as somebody who is suspended', async () => {
  const { ada } = studio;
  const mia = await studio.person('mia');
  await appoint(studio, mia);
  expect((await begin(mia.id)).body.code).toBe('not_as_admin');
  expect((await begin(max.id)).body.code).toBe('oneself');
  const sid = await studio.person('sid');
  await max.put(`/api/admin/users/${sid.id}/suspension`, { days: 1, reason: 'Spam' });
  expect((await begin(sid.id)).body.code).toBe('person_gone');
  await begin(ada.id);
  studio.clock.at += 3_600_000;
  expect((await max.get('/api/user')).status).toBe(401);
});
