import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
});
afterAll(() => world.close());

const own = async () => (await ada.get('/api/user')).body;

test('a newcomer has handed on nothing and sent away nothing', async () => {
  expect(await own()).toMatchObject({ linkShared: false, checklistDismissed: false });
});

test('what is set up is kept, and nobody else sees it', async () => {
  expect((await ada.patch('/api/user', { linkShared: true, checklistDismissed: true })).status).toBe(200);
  expect(await own()).toMatchObject({ linkShared: true, checklistDismissed: true });
  const { body } = await world.nobody().get(`/api/users/${ada.id}`);
  expect(body).not.toHaveProperty('linkShared');
  expect(body).not.toHaveProperty('checklistDismissed');
});

test('the list can be had again; a link that was handed on is out', async () => {
  await ada.patch('/api/user', { checklistDismissed: false });
  expect(await own()).toMatchObject({ linkShared: true, checklistDismissed: false });
  expect((await ada.patch('/api/user', { linkShared: false })).body.fields).toHaveProperty('linkShared');
});
