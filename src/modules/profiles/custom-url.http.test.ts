import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookOf } from '#modules/accounts/rules';
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
  ['what looks like another’s address', 'ada-bra1ds'],
  ['what looks like a reserved word', 'sett1ngs'],
])('%s is told in the words that saving it is refused with', async (_what, wished) => {
  const told = await check(cleo, wished);
  expect(told).toMatchObject({ free: false, sentence: expect.stringMatching(/\.$/) });
  const saved = await cleo.patch('/api/user', { customUrl: wished });
  expect(saved.body.fields).toEqual({ customUrl: told.sentence });
});

test.each(['ada-braids', 'Ada.Bra1ds'])(
  'nobody registers as %s while it is, or looks like, another’s address',
  async (username) => {
    const wished = { fullName: 'Not Ada', username, email: 'not-ada@example.com', password: 'six-or-more' };
    const refused = await world.nobody().post('/api/register', wished);
    expect(refused).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    expect(refused.body.fields).toEqual({ username: expect.stringMatching(/taken/) });
    const rename = world.app.database.run('UPDATE users SET username = $2 WHERE id = $1', [cleo.id, username]);
    await expect(rename).rejects.toThrow(/somebody else's address/);
  },
);

test('a free one, and one’s own, can be had', async () => {
  const free = { free: true, sentence: null, suggestions: [] };
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

test('whoever finds their wish taken is told what they could have', async () => {
  const ada2 = await world.person('ada-two', { fullName: 'Ada Obi', profession: 'Braider' });
  const { suggestions } = await check(ada2, 'ada');
  expect(suggestions).toEqual(['ada-braider', 'ada-obi', 'ada-obi-braider']);
  expect((await ada2.patch('/api/user', { customUrl: suggestions[0] })).status).toBe(200);
});

test('an address that was given up leads on for 90 days, and nobody else takes it', async () => {
  const at = async (address: string) => (await world.nobody().get(`/api/users/at/${address}`)).body.username;
  const mia = await world.person('mia');
  const noa = await world.person('noa-looks');
  await mia.patch('/api/user', { customUrl: 'mia-nails' });
  await mia.patch('/api/user', { customUrl: 'mia-studio' });
  expect(await at('mia-nails')).toBe('mia');
  expect(await at('MIA-NAI1S')).toBe('mia');
  expect((await check(noa, 'mia-nails')).free).toBe(false);
  expect((await noa.patch('/api/user', { customUrl: 'mia-nails' })).body.code).toBe('custom_url_taken');
  const byHand = world.app.database.run(`UPDATE users SET custom_url = 'm1a-nails' WHERE id = $1`, [noa.id]);
  await expect(byHand).rejects.toThrow('still leads to somebody else');

  expect((await mia.patch('/api/user', { customUrl: null })).status).toBe(200);
  expect(await at('mia-studio')).toBe('mia');
  const before = world.clock.at;
  world.clock.at += 91 * 86_400_000;
  expect(await at('mia-nails')).toBeUndefined();
  // A session lasts sixty days.
  await noa.post('/api/login', { username: 'noa-looks', password: 'six-or-more' });
  expect((await check(noa, 'mia-nails')).free).toBe(true);
  expect((await noa.patch('/api/user', { customUrl: 'mia-nails' })).status).toBe(200);
  expect(await at('mia-nails')).toBe('noa-looks');
  world.clock.at = before;
});

test('one’s own former address can be had again, and then nothing else leads there', async () => {
  const pia = await world.person('pia-hair');
  for (const customUrl of ['pia-one', 'pia-two', 'pia-one']) await pia.patch('/api/user', { customUrl });
  expect((await pia.get('/api/user')).body.customUrl).toBe('pia-one');
  const held = 'SELECT look FROM former_addresses WHERE user_id = $1';
  expect(await world.app.database.run(held, [pia.id])).toEqual([{ look: 'pla-two' }]);
});

test('of two who want one address at once, one gets it', async () => {
  const two = [await world.person('twin-a'), await world.person('twin-b')];
  const answers = await Promise.all(two.map((twin) => twin.patch('/api/user', { customUrl: 'the-twins' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the database and the program see the same look', async () => {
  const names = ['Ada.Lovett', 'a1i0l', 'barn-vvork', 'RN_vv-O0', 'xyz-789'];
  const sql = 'SELECT look_of(name) AS look FROM unnest($1::text[]) WITH ORDINALITY AS t (name, n) ORDER BY n';
  const rows = await world.app.database.run<{ look: string }>(sql, [names]);
  expect(rows.map(({ look }) => look)).toEqual(names.map(lookOf));
});

test('the page has a QR code as a drawing and as a picture', async () => {
  const svg = await ada.get('/api/user/page-code/svg');
  expect([svg.headers.get('content-type'), svg.body.slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
  expect((await ada.get('/api/user/page-code/png')).headers.get('content-type')).toBe('image/png');
  expect((await ada.get('/api/user/page-code/gif')).status).toBe(404);
});
