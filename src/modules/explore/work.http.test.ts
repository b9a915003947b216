import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, upload } from '#tests/support/posts.ts';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let tunde: Visitor;
let cleo: Visitor;
let serviceId: number;
const posts: Record<'braids' | 'fade' | 'salon', number> = { braids: 0, fade: 0, salon: 0 };

type Found = Answer<{ id: number }[]>;

const find = async (query: string, who: Visitor = world.nobody()) => {
  const { status, body }: Found = await who.get(`/api/explore/work?${query}`);
  expect(status).toBe(200);
  return body.map(({ id }) => Object.entries(posts).find(([, post]) => post === id)?.[0]);
};

beforeAll(async () => {
  world = await createWorld();
  const artist = { accountType: 'business', timeZone: 'Europe/London' };
  ada = await world.person('adaeze.braids', { ...artist, fullName: 'Adaeze Obi', profession: 'Braider' });
  tunde = await world.person('tunde', { ...artist, fullName: 'Túndé Bákàrè', profession: 'Barber' });
  cleo = await world.person('cleo', { fullName: 'Cleo Client' });
  await ada.put('/api/availability', {
    timeZone: 'Europe/London',
    weekly: [{ weekday: 1, start: '09:00', end: '17:00' }],
    overrides: [],
    slotStep: 15,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 60,
    maxAdvance: 60,
  });
  serviceId = (await ada.post('/api/services', { name: 'Knotless', duration: 180, price: 15_000, currency: 'GBP' }))
    .body.id;
  await world.app.database.run('UPDATE users SET city = $2, latitude = $3, longitude = $4 WHERE id = $1', [
    ada.id,
    'Peckham, London',
    51.474,
    -0.069,
  ]);
  const [image] = await upload(ada);
  posts.braids = await publish(ada, {
    caption: 'Three days old #knotlessqueen',
    serviceId,
    images: [{ id: image, alt: 'Waist-length plaits seen from behind' }],
  });
  const [head] = await upload(tunde);
  posts.fade = await publish(tunde, { caption: 'Café au lait fade', images: [{ id: head, alt: 'From the side' }] });
  posts.salon = await publish(ada, { caption: 'The new chairs', place: 'Rye Lane' });
});
afterAll(() => world.close());

test('work is the newest first, each with its picture, who made it and what can be booked', async () => {
  const { body, headers } = await world.nobody().get('/api/explore/work');
  expect(headers.get('X-Total-Count')).toBe('3');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([posts.salon, posts.fade, posts.braids]);
  expect(body[2]).toMatchObject({
    image: { alt: 'Waist-length plaits seen from behind' },
    pictures: 1,
    user: { username: 'adaeze.braids', fullName: 'Adaeze Obi' },
    service: { id: serviceId, name: 'Knotless', price: 15_000, currency: 'GBP' },
  });
  expect(body[0].service).toBeNull();
});

test('people are shown with their latest work where that is asked for, the newest first, three at most', async () => {
  const worksOf = async (query: string, username: string) => {
    const { body }: Answer<{ username: string; works?: { postId: number; url: string; alt: string }[] }[]> = await world
      .nobody()
      .get(`/api/users?${query}`);
    return body.find((person) => person.username === username)!.works;
  };
  expect(await worksOf('', 'tunde')).toBeUndefined();
  expect(await worksOf('works=true', 'cleo')).toEqual([]);
  const [fade] = (await worksOf('works=true', 'tunde'))!;
  expect(fade).toMatchObject({ postId: posts.fade, alt: 'From the side' });
  const picture = await world.api.request(fade!.url);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  const more = [await publish(ada), await publish(ada)];
  const ids = (await worksOf('works=true', 'adaeze.braids'))!.map(({ postId }) => postId);
  expect(ids).toEqual([more[1], more[0], posts.salon]);
  // A draft, and what was taken away, nobody sees.
  await world.app.database.run('UPDATE posts SET published_at = NULL WHERE id = $1', [more[1]]);
  expect((await worksOf('works=true', 'adaeze.braids'))![0]!.postId).toBe(more[0]);
  for (const id of more) await ada.delete(`/api/posts/${id}`);
});

test.each([
  ['a caption', 'three days', ['braids']],
  ['a caption in spite of accents', 'cafe', ['fade']],
  ['a caption in spite of a slip', 'chairz', ['salon']],
  ['a tag', '#knotlessqueen', ['braids']],
  ['an alt text', 'plaits', ['braids']],
  ['a tagged service', 'knotless', ['braids']],
  ['a place', 'rye lane', ['salon']],
  ['who made it', 'bakare', ['fade']],
  ['a username', '@adaeze.braids', ['salon', 'braids']],
  ['a profession and a town', 'braider london', ['salon', 'braids']],
  ['a trade in another language', 'trenzas', ['salon', 'braids']],
  ['nothing that is there', 'violin', []],
])('%s is searched', async (_what, q, found) => {
  expect(await find(`q=${encodeURIComponent(q)}`)).toEqual(found);
});

test('what changes is found as it is now', async () => {
  await tunde.patch(`/api/posts/${posts.fade}`, { caption: 'Burst taper' });
  expect(await find('q=cafe')).toEqual([]);
  expect(await find('q=burst')).toEqual(['fade']);
  await tunde.patch('/api/user', { profession: 'Hair sculptor' });
  expect(await find('q=sculptor')).toEqual(['fade']);
  await tunde.patch('/api/user', { profession: 'Barber' });
  await ada.patch(`/api/services/${serviceId}`, { name: 'Fulani twist' });
  expect(await find('q=fulani')).toEqual(['braids']);
  const gone = await publish(tunde, { caption: 'Zanzibar' });
  expect(await find('q=zanzibar')).toHaveLength(1);
  await tunde.delete(`/api/posts/${gone}`);
  expect(await find('q=zanzibar')).toEqual([]);
});

test('category, place and rating are those of who made it', async () => {
  expect(await find('category=barbers')).toEqual(['fade']);
  expect(await find('lat=51.5&lon=-0.12&radius=10')).toEqual(['salon', 'braids']);
  await world.app.database.run('INSERT INTO rating_totals (artist_id, stars_5) VALUES ($1, 1)', [tunde.id]);
  expect(await find('minRating=4.5')).toEqual(['fade']);
});

test('a price is that of the tagged service, in its own currency', async () => {
  expect(await find('maxPrice=15000&currency=GBP')).toEqual(['braids']);
  expect(await find('maxPrice=15000&currency=USD')).toEqual([]);
  expect(await find('maxPrice=14999&currency=GBP')).toEqual([]);
});

test('a time leaves the work of those who can be booked then', async () => {
  const monday = '2026-11-30T09:00:00Z/2026-11-30T17:00:00Z';
  expect(await find(`free=${monday}`)).toEqual(['salon', 'braids']);
  expect(await find(`free=${monday}&q=fulani&category=braids`)).toEqual(['braids']);
  expect(await find('free=2026-12-01T09:00:00Z/2026-12-01T17:00:00Z')).toEqual([]);
});

test('work of somebody whose notice ends within the quarter of their last start is neither found nor counted', async () => {
  const before = world.clock.at;
  world.clock.at = Date.UTC(2026, 10, 30, 13, 5);
  const { body, headers } = await world.nobody().get('/api/explore/work?days=today');
  expect([body, headers.get('X-Total-Count')]).toEqual([[], '0']);
  world.clock.at = before;
});

test.each(['', '&q=adaeze', '&free=2026-11-30T09:00:00Z/2026-11-30T17:00:00Z'])(
  'pages go on where they ended%s',
  async (filters) => {
    const whole: Found = await world.nobody().get(`/api/explore/work?${filters}`);
    const paged: number[] = [];
    let next: string | undefined = `/api/explore/work?limit=1${filters}`;
    while (next) {
      const { status, body, headers }: Found = await world.nobody().get(next);
      expect({ status, body }).toMatchObject({ status: 200 });
      paged.push(...body.map(({ id }) => id));
      next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole.body.map(({ id }) => id));
    expect(paged.length).toBeGreaterThan(1);
  },
);

test('drafts, and the work of people one is apart from or has muted, are not there', async () => {
  const [image] = await upload(ada);
  await ada.post('/api/drafts', { caption: 'Unfinished', images: [{ id: image, alt: '' }] });
  expect(await find('q=unfinished', ada)).toEqual([]);
  await cleo.post('/api/blocks', { blockedId: tunde.id });
  expect(await find('', cleo)).toEqual(['salon', 'braids']);
  await cleo.delete(`/api/blocks/${tunde.id}`);
  await cleo.post('/api/mutes', { mutedId: tunde.id });
  expect(await find('', cleo)).toEqual(['salon', 'braids']);
  await cleo.delete(`/api/mutes/${tunde.id}`);
  expect(await find(`leaveOut=${ada.id}`, cleo)).toEqual(['fade']);
});

test.each(['category=welding', 'maxPrice=100', 'radius=5', 'cursor=rubbish', 'free=today', 'limit=0'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await world.nobody().get(`/api/explore/work?${query}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\.$/);
  },
);
