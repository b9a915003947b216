import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePlan } from '#tests/support/studio.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let tunde: Visitor;
let cleo: Visitor;
const found = async (query = '', who: Visitor = cleo) => (await who.get(`/api/users?openings=true${query}`)).body;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { accountType: 'business', profession: 'Braider' });
  tunde = await world.person('tunde', { accountType: 'business', profession: 'Barber' });
  cleo = await world.person('cleo');
  for (const person of [ada, tunde]) {
    await openHours(person, { minNotice: 24 * 60 });
    await givePlan(world, person);
  }
});
afterAll(() => world.close());

test('whoever offers a gap is found by it, the soonest first, once, as far as they fit the search', async () => {
  const [braids, fade] = [await offer(ada, { price: 15_000 }), await offer(tunde, { price: 4_000 })];
  expect(await found()).toEqual([]);
  const gap = (who: Visitor, serviceId: number, date: string, percent: number | null = null) =>
    who.post('/api/openings', { serviceId, date, percent });
  await gap(ada, braids, '2026-11-27T12:00:00Z', 50);
  await gap(ada, braids, '2026-11-27T14:00:00Z');
  const { body: opening } = await gap(tunde, fade, '2026-11-26T15:40:00Z', 20);
  expect(await found('', world.nobody())).toMatchObject([
    {
      username: 'tunde',
      nextFree: '2026-11-26T15:40:00.000Z',
      freeServiceId: fade,
      timeZone: 'Europe/London',
      opening: { id: opening.id, service: 'Cut', total: 3_200, currency: 'USD', percent: 20 },
    },
    { username: 'ada', nextFree: '2026-11-27T12:00:00.000Z', opening: { total: 7_500, percent: 50 } },
  ]);
  // Who is free at an opening before they are in their hours is free then, as their page says.
  const next = (await cleo.get('/api/users?nextFree=true')).body as { username: string; nextFree?: string }[];
  expect(next.find(({ username }) => username === 'tunde')).toMatchObject({ freeService: 'Cut' });
  const nextOf = (username: string) => next.find((person) => person.username === username)?.nextFree;
  expect([nextOf('tunde'), nextOf('ada')]).toEqual(['2026-11-26T15:40:00.000Z', '2026-11-27T09:00:00.000Z']);
  // Nor is that said of a service that costs more than is searched for.
  await offer(ada, { price: 2_000 });
  expect((await gap(ada, braids, '2026-11-26T15:00:00Z')).status).toBe(201);
  const cheap = (await cleo.get('/api/users?nextFree=true&maxPrice=2500&currency=USD')).body;
  expect(cheap).toMatchObject([{ username: 'ada', nextFree: '2026-11-27T09:00:00.000Z' }]);
  const names = async (query: string) => (await found(query)).map(({ username }: { username: string }) => username);
  expect(await names('&category=braids')).toEqual(['ada']);
  expect(await names('&q=tunde')).toEqual(['tunde']);
  expect(await names('&maxPrice=3200&currency=USD')).toEqual(['tunde']);
  expect(await names(`&leaveOut=${ada.id}`)).toEqual(['tunde']);
  await ada.post('/api/blocks', { blockedId: cleo.id });
  expect(await names('')).toEqual(['tunde']);
});
