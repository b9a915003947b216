import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ SMTP_URL: 'smtp://user:not-told@localhost:2525', CONTACT_EMAIL: 'hello@example.com' });
});
afterAll(() => world.close());

test('an admin reads how the place is set up without its secrets, and closes and opens registrations', async () => {
  const max = await world.person('max');
  expect((await max.get('/api/admin/settings')).status).toBe(403);
  await appoint(world, max);
  const { body } = await max.get('/api/admin/settings');
  expect(body).toMatchObject({ registrationsOpen: true });
  expect(body.environment).toEqual(
    expect.arrayContaining([
      { variable: 'CONTACT_EMAIL', value: 'hello@example.com', isSet: true },
      { variable: 'SMTP_URL', value: null, isSet: true },
      { variable: 'STRIPE_SECRET_KEY', value: null, isSet: false },
    ]),
  );
  expect(JSON.stringify(body)).not.toContain('not-told');
  const reason = 'We move house';
  const set = (registrationsOpen: boolean) => max.patch('/api/admin/settings', { registrationsOpen, reason });
  expect((await set(false)).body.registrationsOpen).toBe(false);
  const newcomer = { fullName: 'Nia', username: 'nia', email: 'nia@example.com', password: 'six-or-more' };
  const register = () => world.nobody().post('/api/register', newcomer);
  expect(await register()).toMatchObject({ status: 403, body: { code: 'registrations_closed' } });
  expect((await max.get('/api/admin/audit')).body[0]).toMatchObject({ action: 'change_settings', reason });
  await set(true);
  expect((await register()).status).toBe(201);
});
