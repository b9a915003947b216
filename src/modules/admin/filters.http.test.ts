import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let max: Visitor;
let ines: Visitor;

beforeAll(async () => {
  world = await createWorld();
  [max, ines] = [await world.person('max'), await world.person('ines')];
  await appoint(world, max, ines);
});
afterAll(() => world.close());

const kept = async (who: Visitor) => (await who.get('/api/admin/filters')).body;
const keep = (who: Visitor, more: object = {}) =>
  who.post('/api/admin/filters', { list: 'users', name: 'Braiders', q: 'braid', state: 'all', ...more });

test('an admin keeps a filter under a name, changes it under the same, and removes it; another admin has their own', async () => {
  const { status, body } = await keep(max);
  expect([status, body]).toMatchObject([201, { list: 'users', name: 'Braiders', q: 'braid', state: 'all' }]);
  expect((await keep(max, { q: '', state: 'suspended' })).body).toEqual({ ...body, q: '', state: 'suspended' });
  await keep(max, { list: 'posts', name: 'Away', q: '', state: 'taken' });
  expect((await kept(max)).map(({ name }: { name: string }) => name)).toEqual(['Away', 'Braiders']);
  expect(await kept(ines)).toEqual([]);
  expect((await ines.delete(`/api/admin/filters/${body.id}`)).status).toBe(404);
  expect((await max.delete(`/api/admin/filters/${body.id}`)).status).toBe(204);
  expect((await max.delete(`/api/admin/filters/${body.id}`)).status).toBe(404);
  expect((await kept(max)).length).toBe(1);
});

test('a filter has a name, and a list keeps twelve of them', async () => {
  expect((await keep(ines, { name: ' ' })).body.fields).toEqual({ name: 'Fill this in.' });
  expect((await keep(ines, { q: 'x'.repeat(101) })).body.fields).toEqual({ q: 'Use at most 100 characters.' });
  expect((await keep(ines, { list: 'audit' })).status).toBe(400);
  expect((await keep(ines, { state: 'a b' })).status).toBe(400);
  for (let number = 1; number <= 12; number++) {
    expect((await keep(ines, { name: `Filter ${number}` })).status).toBe(201);
  }
  expect(await keep(ines)).toMatchObject({ status: 409, body: { code: 'too_many_filters' } });
  expect((await keep(ines, { name: 'Filter 3', q: 'hair' })).status).toBe(201);
  expect((await keep(ines, { list: 'messages' })).status).toBe(201);
});
