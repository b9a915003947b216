import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  cleo = await world.person('cleo');
  await ada.patch('/api/user', { customUrl: 'ada-braids' });
});
afterAll(() => world.close());

const check = async (who: Visitor, wished: string) =>
  (await who.get(`/api/user/custom-url?wished=${encodeURIComponent(wished)}`)).body;

test.each([
  ['another’s custom address', 'Ada-Braids'],
  ['another’s username', 'ada'],
  ['a reserved word', 'settings'],
  ['what is no address', 'a b'],
])('%s is told in the words that saving it is refused with', async (_what, wished) => {
  const told = await check(cleo, wished);
  expect(told).toEqual({ free: false, sentence: expect.stringMatching(/\.$/) });
  const saved = await cleo.patch('/api/user', { customUrl: wished });
  expect(saved.body.fields).toEqual({ customUrl: told.sentence });
});

test('a free one, and one’s own, can be had', async () => {
  const free = { free: true, sentence: null };
  expect(await check(cleo, 'cleo-cuts')).toEqual(free);
  expect(await check(cleo, 'cleo')).toEqual(free);
  expect(await check(ada, 'ada-braids')).toEqual(free);
  expect((await cleo.patch('/api/user', { customUrl: 'cleo-cuts' })).status).toBe(200);
});

test('asks for a session and for an address', async () => {
  expect((await world.nobody().get('/api/user/custom-url?wished=free-one')).status).toBe(401);
  expect((await cleo.get('/api/user/custom-url')).body.fields).toHaveProperty('wished');
  expect((await cleo.get(`/api/user/custom-url?wished=${'x'.repeat(61)}`)).body.fields).toHaveProperty('wished');
});
