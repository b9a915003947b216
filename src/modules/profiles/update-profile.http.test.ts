import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, photo } from '#tests/support/pictures.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { timeZone: 'Africa/Lagos' });
  cleo = await world.person('cleo', { timeZone: 'Europe/London' });
});
afterAll(() => world.close());

const change = async (who: Visitor, wished: object) => (await who.patch('/api/user', wished)).body;
const near = async (lat: number, lon: number) => {
  const { body } = await world.nobody().get(`/api/users?lat=${lat}&lon=${lon}&radius=25`);
  return body.map((person: any) => person.username);
};
const upload = async (who: Visitor) => (await who.post('/api/media', formOf([await photo()]))).body[0];

test('the city of an artist is known by its name, however it is written, and finds them around it', async () => {
  expect(await change(ada, { city: 'lagos, Nigeria' })).toMatchObject({ latitude: 6.45, longitude: 3.39 });
  expect(await near(6.6, 3.35)).toEqual(['ada']);
  expect(await change(ada, { city: 'Atlantis' })).toMatchObject({ latitude: null, longitude: null });
  expect(await near(6.6, 3.35)).toEqual([]);
});

test('a position of one’s own is kept to a kilometre, and stays when the form is saved again', async () => {
  const sent = { city: 'Ìbàdàn', latitude: 7.387612, longitude: 3.896345 };
  expect(await change(ada, sent)).toMatchObject({ latitude: 7.39, longitude: 3.9 });
  expect(await change(ada, { city: 'Ibadan', bio: 'Braids.' })).toMatchObject({ latitude: 7.39, longitude: 3.9 });
  expect(await change(ada, { latitude: null, longitude: null })).toMatchObject({ latitude: null, city: 'Ibadan' });
  await change(ada, sent);
});

test('where one artist is, the next in the same town is, too, but nobody of the same name by another clock', async () => {
  await change(ada, { city: 'Ìlú Tuntun', latitude: 7.387612, longitude: 3.896345 });
  const ben = await world.person('ben', { timeZone: 'Africa/Lagos' });
  expect(await change(ben, { city: 'ilu tuntun' })).toMatchObject({ latitude: 7.39, longitude: 3.9 });
  expect(await change(cleo, { city: 'Ilu Tuntun' })).toMatchObject({ latitude: null });
});

test('a city is known with nobody in it, and the clock says which of a name is meant', async () => {
  const toronto = await world.person('ontario', { timeZone: 'America/Toronto' });
  expect(await change(toronto, { city: 'London' })).toMatchObject({ latitude: 42.98, longitude: -81.23 });
  const leeds = await world.person('leeds', { timeZone: 'Europe/London' });
  expect(await change(leeds, { city: 'Leeds' })).toMatchObject({ latitude: 53.8, longitude: -1.55 });
  expect(await change(cleo, { city: 'London' })).toMatchObject({ latitude: 51.51, longitude: -0.13 });
  expect(await change(cleo, { city: null })).toMatchObject({ city: null, latitude: null });
});

test('cities are suggested where nobody works yet', async () => {
  const places = async (q: string) => (await world.nobody().get(`/api/explore/places?q=${q}`)).body;
  const [lat, lon] = [expect.any(Number), expect.any(Number)];
  expect(await places('kathm')).toEqual([{ name: 'Kathmandu', lat, lon, timeZone: 'Asia/Kathmandu' }]);
  await near(0, 0);
  expect(await places('ibad')).toEqual([{ name: expect.any(String), lat, lon, timeZone: 'Africa/Lagos' }]);
});

test.each([
  ['half a position', { latitude: 6 }, 'longitude'],
  ['a position beside nothing', { latitude: null, longitude: 3 }, 'latitude'],
  ['no place on earth', { latitude: 91, longitude: 3 }, 'latitude'],
  ['an unknown category', { category: 'welding' }, 'category'],
  ['a word that every object has', { category: 'constructor' }, 'category'],
  ['a phone that is none', { phone: 'call me' }, 'phone'],
  ['words around a number', { phone: 'call 020 7946 0000 please' }, 'phone'],
  ['a business phone of three digits', { businessPhone: '12 3' }, 'businessPhone'],
  ['a ground nobody has', { pageGround: 'marble' }, 'pageGround'],
  ['a picture that is no number', { profileImageId: 'mine' }, 'profileImageId'],
])('%s is refused and named', async (_what, wished, field) => {
  const { status, body } = await ada.patch('/api/user', wished);
  expect(status).toBe(400);
  expect(body.fields[field]).toMatch(/\w{3,}.*\.$/);
});

test.each(['+44 20 7946 0000', '(020) 7946-0000 ext. 12', '01 23 45 67 89 poste 4', '٠٦١٢٣٤٥٦٧٨', ''])(
  'a phone is kept as it is written: "%s"',
  async (phone) => {
    expect((await change(ada, { phone })).phone).toBe(phone || null);
  },
);

test('a page looks as its owner wishes, for everybody', async () => {
  const shown = async () => (await world.nobody().get('/api/users/named/ada')).body;
  expect(await shown()).toMatchObject({ pageType: 'poster', pageGround: 'chalk' });
  const wished = { pageType: 'editorial', pageGround: 'camwood' };
  expect(await change(ada, wished)).toMatchObject(wished);
  expect(await shown()).toMatchObject(wished);
});

test('a category is where people find them, before what the profession says', async () => {
  await change(ada, { profession: 'Braider', category: 'photography' });
  const found = async (category: string) => (await world.nobody().get(`/api/users?category=${category}`)).body;
  expect(await found('photography')).toMatchObject([{ username: 'ada' }]);
  expect((await change(ada, { category: null })).category).toBeNull();
  expect(await found('braids')).toMatchObject([{ username: 'ada' }]);
});

test('a picture is shown, changed and taken away; what nothing shows is swept', async () => {
  const [first, second] = [await upload(ada), await upload(ada)];
  const shown = (await change(ada, { profileImageId: first.id })).profileImage;
  expect(shown).toMatch(/^\/media\/[\w-]+\/small\.webp$/);
  expect((await world.api.request(`http://uli.test${shown}`)).status).toBe(200);
  expect((await world.nobody().get(`/api/users/${ada.id}`)).body.profileImage).toBe(shown);
  await change(ada, { profileImageId: first.id });
  expect((await change(ada, { bio: 'Still braids.' })).profileImage).toBe(shown);
  const changed = (await change(ada, { profileImageId: second.id })).profileImage;
  expect(changed).not.toBe(shown);
  world.clock.at += 2 * 86_400_000;
  await world.runJob('media.sweep');
  expect((await world.api.request(`http://uli.test${shown}`)).status).toBe(404);
  expect((await world.api.request(`http://uli.test${changed}`)).status).toBe(200);
  expect((await change(ada, { profileImageId: null })).profileImage).toBeNull();
  await world.runJob('media.sweep');
  expect((await world.api.request(`http://uli.test${changed}`)).status).toBe(404);
});

test('nobody shows somebody else’s picture, or one that is gone; the former stays', async () => {
  const own = await upload(cleo);
  const before = (await change(cleo, { profileImageId: own.id })).profileImage;
  const foreign = await upload(ada);
  for (const profileImageId of [foreign.id, 999_999]) {
    const { status, body } = await cleo.patch('/api/user', { profileImageId });
    expect([status, body.code]).toEqual([409, 'pictures_gone']);
  }
  expect((await cleo.get('/api/user')).body.profileImage).toBe(before);
});

test('two pictures sent at once leave one, and the other is swept', async () => {
  const pictures = [await upload(ada), await upload(ada), await upload(ada)];
  const answers = await Promise.all(pictures.map(({ id }) => ada.patch('/api/user', { profileImageId: id })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await world.app.database.run('SELECT id FROM media WHERE owner_id = $1 AND attached_at IS NOT NULL', [
    ada.id,
  ]);
  expect(rows).toHaveLength(1);
});
