import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('Ada registers, is signed in, and her answer holds no password', async () => {
  const ada = await world.person('ada', { profession: 'Braider' });
  const { status, body } = await ada.get('/api/user');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ada.id,
    username: 'ada',
    fullName: 'Ada',
    email: 'ada@example.com',
    isAdmin: false,
  });
  expect(ada.id).toBeGreaterThan(1000);
  expect(JSON.stringify(body)).not.toMatch(/argon2|six-or-more|stripe/i);
});
