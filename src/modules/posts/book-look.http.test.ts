import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
let cleo: Visitor;
let service: number;
let post: number;
let hour = 9;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  bea = await world.person('bea');
  cleo = await world.person('cleo');
  service = (await ada.post('/api/services', { name: 'Braids', duration: 60, price: 15_000 })).body.id;
  await ada.put('/api/availability', {
    timeZone: 'UTC',
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '20:00' })),
    overrides: [],
    slotStep: 60,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 0,
    maxAdvance: 60,
  });
  post = await publish(ada, { serviceId: service });
});
afterAll(() => world.close());

const book = (visitor: Visitor, more: object) => {
  const date = `2026-11-30T${String(hour++).padStart(2, '0')}:00:00Z`;
  return visitor.post('/api/bookings', { artistId: ada.id, serviceId: service, date, ...more });
};
const bookings = async () => (await ada.get(`/api/posts/${post}`)).body.insights.bookings;

test('the look goes into the booking, is seen by both, and counts for the post while the booking stands', async () => {
  const { status, body } = await book(cleo, { postId: post });
  expect(status).toBe(201);
  const { imageUrl } = (await ada.get(`/api/posts/${post}`)).body;
  expect(body.look).toEqual({ postId: post, imageUrl, alt: 'Braids' });
  const [upcoming] = (await ada.get(`/api/bookings/artist/${ada.id}/upcoming`)).body;
  expect(upcoming.look).toEqual(body.look);
  expect(await bookings()).toBe(1);
  await cleo.post(`/api/bookings/${body.id}/cancel`, {});
  expect(await bookings()).toBe(0);
});

test('a series counts once, a guest sees the look on their page', async () => {
  const before = await bookings();
  const guest = { fullName: 'Gina', email: 'gina@example.com' };
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
  const { body } = await book(world.nobody(), { postId: post, guest, ...series });
  expect((await world.nobody().get(`/api/manage/${body.manageToken}`)).body.look.postId).toBe(post);
  expect(await bookings()).toBe(before + 1);
});

test('another artist’s look is refused, one that was deleted meanwhile is left out', async () => {
  const others = await publish(bea);
  const { status, body } = await book(cleo, { postId: others });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['postId']]);
  await bea.delete(`/api/posts/${others}`);
  const without = await book(cleo, { postId: others });
  expect([without.status, without.body.look]).toEqual([201, null]);
});

test('a booking outlives the post whose look it was', async () => {
  const gone = await publish(ada);
  const { body } = await book(cleo, { postId: gone });
  await ada.delete(`/api/posts/${gone}`);
  const kept = await cleo.get(`/api/bookings/${body.id}`);
  expect([kept.status, kept.body.look]).toEqual([200, null]);
});

test('Discover prefers the near artist with a free time, and the kind of work one booked', async () => {
  const far = await publish(bea);
  await world.app.database.run('UPDATE users SET latitude = 51.47, longitude = -0.07 WHERE id IN ($1, $2)', [
    ada.id,
    cleo.id,
  ]);
  await world.app.database.run(`UPDATE users SET category = 'braids' WHERE id = $1`, [ada.id]);
  const { body } = await cleo.get('/api/posts?feed=discover');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([post, far]);
  expect(body[0].why.map(({ term }: { term: string }) => term)).toEqual(['fit', 'near']);
});
