import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let tunde: Visitor;
let cleo: Visitor;

const names = (answer: { body: { username: string }[] }) => answer.body.map(({ username }) => username);
const find = async (query: string, who: Visitor = world.nobody()) => names(await who.get(`/api/users?${query}`));

async function place(id: number, city: string, latitude: number, longitude: number): Promise<void> {
  await world.app.database.run('UPDATE users SET city = $2, latitude = $3, longitude = $4 WHERE id = $1', [
    id,
    city,
    latitude,
    longitude,
  ]);
}

beforeAll(async () => {
  world = await createWorld();
  const artist = { accountType: 'business', timeZone: 'Europe/London' };
  ada = await world.person('adaeze.braids', { ...artist, fullName: 'Adaeze Obi', profession: 'Braider' });
  tunde = await world.person('tunde', { ...artist, fullName: 'Túndé Bákàrè', profession: 'Barber' });
  cleo = await world.person('cleo', { fullName: 'Cleo Client' });
  await ada.post('/api/services', { name: 'Knotless, waist length', duration: 180, price: 15_000, currency: 'GBP' });
  await tunde.post('/api/services', { name: 'Skin fade', duration: 30, price: 4_000, currency: 'USD' });
  await place(ada.id, 'Peckham, London', 51.474, -0.069);
  await place(tunde.id, 'Lagos', 6.5, 3.38);
});
afterAll(() => world.close());

test('everybody is listed, whoever can be booked first', async () => {
  const { body, headers } = await world.nobody().get('/api/users');
  expect(names({ body })).toEqual(['adaeze.braids', 'tunde', 'cleo']);
  expect(headers.get('X-Total-Count')).toBe('3');
  expect(body[0]).toMatchObject({
    fullName: 'Adaeze Obi',
    category: 'braids',
    leastPrice: { price: 15_000, currency: 'GBP' },
  });
  expect(body[0]).not.toHaveProperty('email');
  expect(body[0]).not.toHaveProperty('nextFree');
});

test.each([
  ['ADAEZE', ['adaeze.braids']],
  ['@tunde', ['tunde']],
  ['eze.br', ['adaeze.braids']],
  ['Client', ['cleo']],
  ['barb', ['tunde']],
])('"%s" is found without regard to case, anywhere in name, username or profession', async (q, found) => {
  expect(await find(`q=${encodeURIComponent(q)}`)).toEqual(found);
});

test.each([
  ['tunde bakare', 'accents'],
  ['Bakaré', 'accents'],
  ['adeze', 'a slip of the finger'],
  ['barbar', 'a slip of the finger'],
  ['tunda', 'a slip in a username'],
  ['bräider', 'accents in a profession'],
  ['knotles', 'a slip in a service'],
  ['skín fadé', 'accents in a service'],
])('"%s" is found in spite of %s', async (q) => {
  expect(await find(`q=${encodeURIComponent(q)}`)).toHaveLength(1);
});

test('services, places and words for a trade find who does it', async () => {
  expect(await find('q=knotless')).toEqual(['adaeze.braids']);
  expect(await find('q=braids%20london')).toEqual(['adaeze.braids']);
  expect(await find('q=cornrows')).toEqual(['adaeze.braids']);
  expect(await find('q=braids%20lagos')).toEqual([]);
  expect(await find('category=fade')).toEqual(['tunde']);
  expect(await find('category=braids')).toEqual(['adaeze.braids']);
});

test('a tag of a caption finds its author, until the post goes', async () => {
  const run = (sql: string) => world.app.database.run(sql, [tunde.id]);
  await run(`INSERT INTO posts (id, user_id, created_at, published_at) VALUES (77, $1, now(), now())`);
  await world.app.database.run(`INSERT INTO post_tags (tag, post_id) VALUES ('afrotaper', 77)`);
  expect(await find('q=afrotaper')).toEqual(['tunde']);
  expect(await find('q=afrotapr')).toEqual(['tunde']);
  expect(await find('q=%C3%A1frotaper')).toEqual(['tunde']);
  await world.app.database.run('DELETE FROM posts WHERE id = 77');
  expect(await find('q=afrotaper')).toEqual([]);
});

test('a newcomer and a change are found at once', async () => {
  const nadia = await world.person('nadia', { fullName: 'Nadia New' });
  expect(await find('q=nadia')).toEqual(['nadia']);
  await nadia.patch('/api/user', { profession: 'Piercer' });
  expect(await find('category=piercing')).toEqual(['nadia']);
  await world.app.database.run('DELETE FROM users WHERE id = $1', [nadia.id]);
  expect(await find('q=nadia')).toEqual([]);
});

test('near a place, nearest first, in whole kilometres', async () => {
  expect(await find('lat=51.5&lon=-0.12&radius=10')).toEqual(['adaeze.braids']);
  expect(await find('lat=51.5&lon=-0.12&radius=3')).toEqual([]);
  const { body } = await world.nobody().get('/api/users?lat=6.45&lon=3.39&sort=nearest');
  expect(names({ body })).toEqual(['tunde', 'adaeze.braids', 'cleo']);
  expect(body.map(({ distance }: { distance: number }) => distance)).toEqual([6, 5017, null]);
});

test('a radius reaches over the date line', async () => {
  const fiji = await world.person('fiji', { profession: 'Barber' });
  await place(fiji.id, 'Taveuni', -16.8, 179.9);
  expect(await find('lat=-16.8&lon=-179.9&radius=50')).toEqual(['fiji']);
  await world.app.database.run('DELETE FROM users WHERE id = $1', [fiji.id]);
});

test('prices are compared in one currency, never across', async () => {
  expect(await find('maxPrice=5000&currency=USD')).toEqual(['tunde']);
  expect(await find('maxPrice=5000&currency=GBP')).toEqual([]);
  expect(await find('maxPrice=15000&currency=GBP')).toEqual(['adaeze.braids']);
  expect(await find('sort=price&currency=USD')).toEqual(['tunde', 'adaeze.braids', 'cleo']);
  expect(await find('sort=price&currency=GBP')).toEqual(['adaeze.braids', 'tunde', 'cleo']);
});

test('whoever has prices in two currencies is shown with the one that was asked for, or else with their own', async () => {
  await tunde.post('/api/services', { name: 'Home visit', duration: 60, price: 3_000, currency: 'GBP' });
  const shown = async (query: string) => (await world.nobody().get(`/api/users?q=tunde&${query}`)).body[0].leastPrice;
  expect(await shown('')).toEqual({ price: 4_000, currency: 'USD' });
  expect(await shown('sort=price&currency=GBP')).toEqual({ price: 3_000, currency: 'GBP' });
  expect(await find('sort=price&currency=GBP')).toEqual(['tunde', 'adaeze.braids', 'cleo']);
});

test('stars filter and sort', async () => {
  await world.app.database.run('INSERT INTO rating_totals (artist_id, stars_4, stars_5) VALUES ($1, 1, 1)', [tunde.id]);
  expect(await find('minRating=4.5')).toEqual(['tunde']);
  expect(await find('minRating=4.6')).toEqual([]);
  expect(await find('sort=rating')).toEqual(['tunde', 'adaeze.braids', 'cleo']);
});

test.each(['best', 'price&currency=USD', 'rating', 'nearest&lat=1&lon=1', 'best&q=e'])(
  'pages of "%s" go on where they ended',
  async (sort) => {
    const whole = await find(`sort=${sort}`);
    const paged: string[] = [];
    let next: string | undefined = `/api/users?limit=1&sort=${sort}`;
    while (next) {
      const answer: Answer<{ username: string }[]> = await world.nobody().get(next);
      expect(answer.status).toBe(200);
      paged.push(...names(answer));
      next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
    expect(whole.length).toBeGreaterThan(1);
  },
);

test('people who are apart are not there for each other', async () => {
  await cleo.post('/api/blocks', { blockedId: tunde.id });
  expect(await find('', cleo)).toEqual(['adaeze.braids', 'cleo']);
  expect(await find('', tunde)).toEqual(['tunde', 'adaeze.braids']);
  expect(await find('')).toContain('tunde');
  await cleo.delete(`/api/blocks/${tunde.id}`);
});

test('whoever is left out is neither shown nor counted', async () => {
  const { body, headers } = await cleo.get(`/api/users?leaveOut=3,${cleo.id}`);
  expect(names({ body }).toSorted()).toEqual(['adaeze.braids', 'tunde']);
  expect(headers.get('X-Total-Count')).toBe('2');
});

test.each([
  'category=welding',
  'lat=51',
  'lat=91&lon=0',
  'radius=5',
  'sort=nearest',
  'sort=newest',
  'minRating=6',
  'maxPrice=-1',
  'maxPrice=5000',
  'sort=price',
  'currency=usd',
  'limit=0',
  'limit=101',
  'cursor=rubbish',
  'leaveOut=a',
  'free=today',
  'free=2026-11-28T16:00:00Z/2026-11-28T15:00:00Z',
  'free=2026-11-28T16:00:00Z/2027-11-28T15:00:00Z',
  'days=someday',
  'days=9999-12-31',
  'days=today&hours=15:00',
  'days=today&hours=18:00/15:00',
  'hours=15:00/18:00',
  'days=today&free=2026-11-28T15:00:00Z/2026-11-28T16:00:00Z',
  `q=${'x'.repeat(81)}`,
])('%s is refused', async (query) => {
  const { status, body } = await world.nobody().get(`/api/users?${query}`);
  expect(status).toBe(400);
  expect(body.message).toMatch(/\.$/);
});

test.each(['%25', '_', '%5C', "'", '%22;--', '%F0%9F%92%87', '%D8%A8', '%E2%80%AE'])(
  '%s finds nobody and breaks nothing',
  async (q) => {
    const { status } = await world.nobody().get(`/api/users?q=${q}`);
    expect(status).toBe(200);
  },
);

test('empty fields of a form ask for nothing', async () => {
  expect(await find('q=&category=&lat=&lon=&radius=&free=&minRating=&maxPrice=&sort=')).toHaveLength(3);
});

test('a category knows where its artists work, and an exact name comes first', async () => {
  const near = await world.person('ngozi', { fullName: 'Ngozi Ade', profession: 'Braider' });
  await place(near.id, 'Peckham, London Fields', 51.5, -0.06);
  await find('');
  const named = async (query: string) =>
    (await world.nobody().get(`/api/explore/places?${query}`)).body.map(({ name }: { name: string }) => name);
  expect(await named('category=braids')).toEqual(['Peckham, London', 'Peckham, London Fields']);
  expect(await named('category=barbers')).toEqual(['Lagos']);
  expect(await named('category=tattoo')).toEqual([]);
  expect((await named('q=peckham,%20london'))[0]).toBe('Peckham, London');
  await world.app.database.run('DELETE FROM users WHERE id = $1', [near.id]);
});

test('a place where only the account that visitors sign in to works is no place to look in', async () => {
  const begin = (at: number) => world.owner.run(`SELECT setval(pg_get_serial_sequence('users', 'id'), $1)`, [at]);
  await begin(2);
  const demo = await world.person('sofie', { profession: 'Braider' });
  await begin(2000);
  expect(demo.id).toBe(3);
  await place(demo.id, 'New York', 40.7, -74);
  await find('');
  const { body } = await world.nobody().get('/api/explore/places?category=braids');
  expect(body.map(({ name }: { name: string }) => name)).not.toContain('New York');
  await world.app.database.run('DELETE FROM users WHERE id = $1', [demo.id]);
});

test('places are those where artists work, then large cities', async () => {
  const { body } = await world.nobody().get('/api/explore/places?q=lond');
  expect(body[0]).toEqual({ name: 'Peckham, London', lat: 51.474, lon: -0.069, timeZone: 'Europe/London' });
  expect(body.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual(['Peckham, London', 'London', 'Londrina']);
  // Whoever types the whole name means the city.
  const { body: london } = await world.nobody().get('/api/explore/places?q=london');
  expect(london.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(['London', 'Peckham, London']);
});

test('a town where nobody works yet is searched as it was answered, and nobody is found', async () => {
  const [tokyo] = (await world.nobody().get('/api/explore/places?q=tokyo')).body;
  expect(await find(`lat=${tokyo.lat}&lon=${tokyo.lon}&radius=25`)).toEqual([]);
  const work = await world.nobody().get(`/api/explore/work?lat=${tokyo.lat}&lon=${tokyo.lon}&radius=25`);
  expect([work.status, work.body]).toEqual([200, []]);
});
