import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
});
afterAll(() => world.close());

const someOfThem =
  'root operator moderator owner staff uli.support paypal str1pe adrninistrator no_reply r00t ul1-team';

test.each(someOfThem.split(' '))(
  '%s cannot be used to impersonate the operator or a payment provider',
  async (name) => {
    const wished = { fullName: 'Eve', username: name, email: 'eve@evil.example', password: 'correct horse battery' };
    expect(await world.nobody().post('/api/register', wished)).toMatchObject({
      status: 409,
      body: { code: 'username_taken' },
    });
    const customUrl = name.replaceAll(/[._]/g, '-');
    expect(await ada.patch('/api/user', { customUrl })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  },
);

test('an existing reserved name or address stays with its owner', async () => {
  const owner = await world.person('olivia');
  await world.app.database.run(`UPDATE users SET username = 'owner', custom_url = 'the-owner' WHERE id = $1`, [
    owner.id,
  ]);
  const login = { username: 'owner', password: 'six-or-more' };
  expect((await world.nobody().post('/api/login', login)).status).toBe(200);
  const saved = await owner.patch('/api/user', { fullName: 'Olivia O', customUrl: 'the-owner' });
  expect(saved).toMatchObject({ status: 200, body: { username: 'owner', customUrl: 'the-owner' } });
});
