import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publish, upload } from '#tests/support/posts.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { freeTimesOf } from './use-cases/free-times.ts';
import { createWorld, thursdayMorning, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let tunde: Visitor;
let cleo: Visitor;
let braids: number;
let post: number;
const inPounds = { currency: 'GBP' };

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { accountType: 'business', profession: 'Braider' });
  tunde = await world.person('tunde', { accountType: 'business', profession: 'Barber' });
  cleo = await world.person('cleo');
  for (const person of [ada, tunde]) await openHours(person);
  braids = await offer(ada, { name: 'Knotless', price: 140_00, ...inPounds });
  await offer(tunde, { name: 'Fade', price: 120_00, ...inPounds });
  const [image] = await upload(ada);
  post = await publish(ada, { serviceId: braids, images: [{ id: image }] });
  await world.runJob('explore.search-rows');
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.at = thursdayMorning;
  for (const { id } of (await ada.get('/api/users/' + ada.id + '/offers?drafts=true')).body)
    await ada.delete(`/api/offers/${id}`);
});

const winter = (more: object = {}) => ada.post('/api/offers', { title: 'Winter', percent: 20, ...more });

/** Everything that says what the braids cost, before anybody opens the booking page. */
async function prices() {
  const nobody = world.nobody();
  const [people, works, feed, single] = await Promise.all(
    [`/api/users?q=ada`, `/api/explore/work`, `/api/posts`, `/api/posts/${post}`].map((path) => nobody.get(path)),
  );
  return [
    people!.body[0].leastPrice.price,
    works!.body[0].service.price,
    (feed!.body.items ?? feed!.body)[0].service.price,
    single!.body.service.price,
  ];
}
const costing = (price: number) => [price, price, price, price];

test('what an offer leaves to pay stands wherever the price stands, and comes and goes with it', async () => {
  expect(await prices()).toEqual(costing(140_00));
  const { body } = await winter();
  expect(await prices()).toEqual(costing(112_00));
  await ada.patch(`/api/offers/${body.id}`, { percent: 50 });
  expect(await prices()).toEqual(costing(70_00));
  await ada.patch(`/api/services/${braids}`, { price: 160_00 });
  expect(await prices()).toEqual(costing(80_00));
  await ada.patch(`/api/services/${braids}`, { price: 140_00 });
  await ada.patch(`/api/offers/${body.id}`, { published: false });
  expect(await prices()).toEqual(costing(140_00));
});

test('a code is for who knows it: it changes no price that everybody reads', async () => {
  await winter({ code: 'FRIEND' });
  expect(await prices()).toEqual(costing(140_00));
});

test('an offer begins and ends with the days of its owner', async () => {
  // In London it is the 27th from 00:00 UTC on.
  await winter({ startsOn: '2026-11-27', endsOn: '2026-11-27' });
  expect(await prices()).toEqual(costing(140_00));
  for (const [at, price] of [
    ['2026-11-26T23:59:00Z', 140_00],
    ['2026-11-27T00:01:00Z', 112_00],
    ['2026-11-27T23:59:00Z', 112_00],
    ['2026-11-28T00:01:00Z', 140_00],
  ] as const) {
    world.clock.at = Date.parse(at);
    await world.runJob('catalogue.prices');
    expect([at, await prices()]).toEqual([at, costing(price)]);
  }
});

test('the last use of an offer ends it', async () => {
  await winter({ maxUses: 1 });
  expect(await prices()).toEqual(costing(112_00));
  const wish = { artistId: ada.id, expectedTotal: 112_00, serviceId: braids, date: '2026-11-30T10:00:00Z' };
  const { status, body } = await cleo.post('/api/bookings', wish);
  expect([status, body.total]).toEqual([201, 112_00]);
  await world.runJob('catalogue.prices');
  expect(await prices()).toEqual(costing(140_00));
});

test('people and work are found, and people put in order, by what booking costs today', async () => {
  const query = `currency=GBP&sort=price&leaveOut=${cleo.id}`;
  const names = async (more = '') =>
    (await world.nobody().get(`/api/users?${query}${more}`)).body.map(({ username }: { username: string }) => username);
  const works = async () => (await world.nobody().get('/api/explore/work?currency=GBP&maxPrice=11500')).body.length;
  expect(await names()).toEqual(['tunde', 'ada']);
  expect(await names('&maxPrice=11500')).toEqual([]);
  expect(await works()).toBe(0);
  await winter();
  expect(await names()).toEqual(['ada', 'tunde']);
  expect(await names('&maxPrice=11500')).toEqual(['ada']);
  expect(await works()).toBe(1);
});

test('whoever is free then for a price is found by what booking costs today', async () => {
  const free = async () =>
    (
      await world.nobody().get('/api/users?free=2026-12-01T10:00:00Z/2026-12-01T12:00:00Z&currency=GBP&maxPrice=11500')
    ).body.map(({ username }: { username: string }) => username);
  expect(await free()).toEqual([]);
  await winter();
  await world.runJob('explore.free-times');
  expect(await free()).toEqual(['ada']);
});

test('whoever changes a price and an offer at once has the one reckoned from the other', async () => {
  const { body } = await winter();
  for (let round = 1; round <= 12; round++) {
    const [price, percent] = [100_00 + round * 10_00, 10 + (round % 3) * 10];
    const [changed, offered] = await Promise.all([
      ada.patch(`/api/services/${braids}`, { price }),
      ada.patch(`/api/offers/${body.id}`, { percent }),
    ]);
    expect([changed.status, offered.status]).toEqual([200, 200]);
    expect(await prices()).toEqual(costing((price * (100 - percent)) / 100));
  }
});

test('a consultation that is free makes nobody free: not in what they say, not in the order, not below a price', async () => {
  const found = async (query: string) => (await world.nobody().get(`/api/users?${query}`)).body;
  const usual = (await found('q=ada'))[0].leastPrice.price;
  const talk = await offer(ada, { name: 'Consultation', price: 0, duration: 15, ...inPounds });
  expect((await found('q=ada'))[0].leastPrice.price).toBe(usual);
  const order = (await found('sort=price&currency=GBP')).map(({ username }: { username: string }) => username);
  expect(order.indexOf('tunde')).toBeLessThan(order.indexOf('ada'));
  const within = async (price: number) => (await found(`q=ada&currency=GBP&maxPrice=${price}`)).length;
  expect([await within(usual - 1), await within(usual)]).toEqual([0, 1]);
  // Whoever takes no money at all says so.
  await ada.patch(`/api/services/${braids}`, { addOn: true });
  expect((await found('q=ada'))[0].leastPrice.price).toBe(0);
  expect(await within(usual - 1)).toBe(1);
  await ada.patch(`/api/services/${braids}`, { addOn: false });
  await ada.delete(`/api/services/${talk}`);
});

test('what is only had with something else is no price of its own, and no free time', async () => {
  const found = async (query: string) => (await world.nobody().get(`/api/users?${query}`)).body;
  const usual = (await found('q=ada'))[0].leastPrice.price;
  const wash = await offer(ada, { name: 'Wash', price: 5_00, duration: 15, ...inPounds });
  const free = 'free=2026-12-01T09:00:00Z/2026-12-01T09:15:00Z';
  await freeTimesOf(world.app).sync();
  expect((await found('q=ada'))[0].leastPrice.price).toBe(5_00);
  expect((await found(`q=ada&${free}`))[0].freeServiceId).toBe(wash);
  await ada.patch(`/api/services/${wash}`, { addOn: true });
  await freeTimesOf(world.app).sync();
  expect((await found('q=ada'))[0].leastPrice.price).toBe(usual);
  expect((await found(`q=ada&${free}`))[0].freeServiceId).not.toBe(wash);
  expect((await found(`q=ada&maxPrice=1000&currency=GBP`)).length).toBe(0);
  // A look that is only had with something else is no service to book it by.
  await ada.patch(`/api/services/${braids}`, { addOn: true });
  expect((await world.nobody().get(`/api/posts/${post}`)).body.service).toBeNull();
  await ada.patch(`/api/services/${braids}`, { addOn: false });
  expect((await world.nobody().get(`/api/posts/${post}`)).body.service.id).toBe(braids);
  await ada.delete(`/api/services/${wash}`);
});
