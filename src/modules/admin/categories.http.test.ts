import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let max: Visitor;
let ada: Visitor;
let second: ReturnType<typeof openSecondProcess>;
const reason = 'Nobody looks for it';
const spanish = { 'Accept-Language': 'es' };

beforeAll(async () => {
  world = await createWorld();
  second = openSecondProcess(world);
  max = await world.person('max');
  ada = await world.person('ada', { profession: 'Tooth gem artist' });
  await appoint(world, max);
});
afterAll(async () => {
  await second.close();
  await world.close();
});

interface Shown {
  readonly id: number;
  readonly slug: string;
  readonly words: readonly string[];
  readonly people: number;
}

const all = async (): Promise<Shown[]> => (await max.get('/api/admin/categories')).body;
const one = async (slug: string) => (await all()).find((category) => category.slug === slug)!;
const slugs = async () => (await world.nobody().get('/api/categories')).body.map(({ slug }: Shown) => slug);
const found = async (query: string) =>
  (await world.nobody().get(`/api/users?${query}`)).body.map((user: { username: string }) => user.username);
const add = (slug: string, en: string, words: readonly string[] = [], names: object = {}) =>
  max.post('/api/admin/categories', { slug, names: { en, ...names }, words });
const merge = async (slug: string, into: string) =>
  max.post(`/api/admin/categories/${(await one(slug)).id}/merge`, { intoId: (await one(into)).id, reason });
const latest = async () => (await max.get('/api/admin/audit')).body[0];

test('a new server has twelve in their order, each in the reader’s language', async () => {
  const shown = (await world.nobody().get('/api/categories', spanish)).body;
  expect(shown).toHaveLength(12);
  expect(shown.slice(0, 2)).toEqual([
    { slug: 'hair', name: 'Pelo' },
    { slug: 'braids', name: 'Trenzas' },
  ]);
});

// As the words of the first twelve have always been read.
test.each([
  ['Barber', 'barbers'],
  ['skin FADE', 'barbers'],
  ['Braider', 'braids'],
  ['Tattóoer', 'tattoo'],
  ['Nail tech', 'nails'],
  ['Make-up artist', 'makeup'],
  ['Maquilleuse, MUA', 'makeup'],
  ['Massage therapist', 'massage'],
  ['Hair stylist', 'hair'],
  ['Braids and hair', 'braids'],
  ['Florist', 'flowers'],
  ['Body piercer', 'piercing'],
  ['Uñas y pestañas', 'brows-lashes'],
  ['Esthéticienne', 'skin'],
  ['مصورة أفراح', 'photography'],
  ['brows-lashes', 'brows-lashes'],
  ['Welder', undefined],
])('%s is found among %s', async (text, slug) => {
  const { body } = await world.nobody().get(`/api/category-meant?text=${encodeURIComponent(text)}`);
  expect(body.category?.slug).toBe(slug);
});

test('one that is added is found by its words and names at once, in every process, and English stands in for a translation', async () => {
  const there = async () =>
    (await second.api.request('http://uli.test/api/categories')).json() as Promise<readonly Shown[]>;
  expect(await there()).toHaveLength(12);
  expect((await world.nobody().get('/api/users?category=gem')).status).toBe(400);
  const added = await add('tooth-gems', 'Tooth gems', ['GÉM', 'grillz', 'gem'], { es: 'Joyas' });
  expect([added.status, added.body.at(-1)]).toMatchObject([
    200,
    { slug: 'tooth-gems', names: { en: 'Tooth gems', es: 'Joyas', fr: null }, words: ['gem', 'grillz'], people: 1 },
  ]);
  expect((await slugs()).at(-1)).toBe('tooth-gems');
  expect((await world.nobody().get('/api/categories', spanish)).body.at(-1).name).toBe('Joyas');
  expect((await world.nobody().get('/api/categories', { 'Accept-Language': 'fr' })).body.at(-1).name).toBe(
    'Tooth gems',
  );
  await expect.poll(async () => (await there()).at(-1)!.slug).toBe('tooth-gems');
  for (const query of ['category=tooth-gems', 'category=joyas', 'q=grillz'])
    expect(await found(query)).toEqual(['ada']);
  expect(await latest()).toMatchObject({
    action: 'add_category',
    actorName: 'max',
    subjectKind: 'category',
    details: { slug: 'tooth-gems' },
  });
});

test('names and words are changed, and whoever they mean is found where they say', async () => {
  const { id } = await one('tooth-gems');
  const names = { en: 'Tooth gems', es: 'Joyas dentales', ar: 'مجوهرات' };
  const changed = await max.put(`/api/admin/categories/${id}`, { names, words: ['grillz'] });
  expect(changed.body.at(-1)).toMatchObject({ names: { ...names, fr: null }, words: ['grillz'], people: 0 });
  expect(await found('category=tooth-gems')).toEqual([]);
  const { body } = await max.put(`/api/admin/categories/${id}`, { names, words: ['grillz', 'gem'] });
  expect(body.at(-1).people).toBe(1);
  expect((await latest()).action).toBe('change_category');
});

test('a category moves by one place, and at the ends it stays', async () => {
  const { id } = await one('braids');
  const move = (way: string) => max.post(`/api/admin/categories/${id}/move`, { way });
  await move('up');
  expect((await slugs()).slice(0, 2)).toEqual(['braids', 'hair']);
  expect((await move('up')).status).toBe(200);
  await move('down');
  expect((await slugs()).slice(0, 3)).toEqual(['hair', 'braids', 'barbers']);
  expect((await move('sideways')).status).toBe(400);
});

test('only admins see and change them', async () => {
  const { id } = await one('hair');
  const names = { en: 'Mine' };
  const calls = [
    ada.get('/api/admin/categories'),
    ada.post('/api/admin/categories', { slug: 'mine', names, words: [] }),
    ada.put(`/api/admin/categories/${id}`, { names, words: [] }),
    ada.post(`/api/admin/categories/${id}/move`, { way: 'down' }),
    ada.put(`/api/admin/categories/${id}/hidden`, { hidden: true, reason }),
    ada.post(`/api/admin/categories/${id}/merge`, { intoId: id + 1, reason }),
  ];
  for (const call of calls) expect((await call).status).toBe(403);
  expect(await slugs()).toContain('hair');
});

test('addresses, names and words have their shape, and each of them its sentence', async () => {
  const fieldsOf = async (call: ReturnType<typeof add>) => {
    const { status, body } = await call;
    return [status, body.fields];
  };
  for (const slug of ['a', 'Hair', 'ha ir', '-hair', 'hair-', 'a--b', '../hair', 'уss', 'x'.repeat(41)])
    expect(await fieldsOf(add(slug, 'New'))).toEqual([400, { slug: 'This is not right.' }]);
  expect(await fieldsOf(add('hair', 'New'))).toEqual([
    400,
    { slug: 'This address is taken, or leads to another category.' },
  ]);
  expect(await fieldsOf(add('new', 'hair'))).toEqual([
    400,
    { 'names.en': 'There is a category of this name already.' },
  ]);
  expect(await fieldsOf(add('new', ' '))).toEqual([400, { 'names.en': 'Fill this in.' }]);
  expect(await fieldsOf(add('new', 'x'.repeat(41)))).toEqual([400, { 'names.en': 'Use at most 40 characters.' }]);
  expect(await fieldsOf(add('new', 'New', [], { ar: 'x'.repeat(41) }))).toEqual([
    400,
    { 'names.ar': 'Use at most 40 characters.' },
  ]);
  expect((await add('new', 'New', Array(401).fill('word'))).status).toBe(400);
  const many = Array.from({ length: 201 }, (_, index) => `left${index} right${index}`);
  const wordsMany = { words: 'Use at most 400 words of 40 letters or fewer.' };
  expect(await fieldsOf(add('new', 'New', many))).toEqual([400, wordsMany]);
  // A syllable of Hangul is up to three letters.
  expect(await fieldsOf(add('new', 'New', ['한'.repeat(40)]))).toEqual([400, wordsMany]);
  expect(await slugs()).not.toContain('new');
});

test('a hidden one is in no list, address and search, and stays with who chose it', async () => {
  const bea = await world.person('bea', { profession: 'Grillz' });
  expect((await bea.patch('/api/user', { category: 'tooth-gems' })).status).toBe(200);
  const { id } = await one('tooth-gems');
  const hide = (hidden: boolean, why?: string) =>
    max.put(`/api/admin/categories/${id}/hidden`, { hidden, reason: why });
  expect((await hide(true)).body.fields).toHaveProperty('reason');
  expect((await hide(true, reason)).body.at(-1)).toMatchObject({ hidden: true, people: 1 });
  expect(await latest()).toMatchObject({ action: 'hide_category', reason });
  expect(await slugs()).not.toContain('tooth-gems');
  expect((await world.nobody().get('/api/users?category=tooth-gems')).status).toBe(400);
  expect((await world.nobody().get('/api/categories/tooth-gems')).body).toMatchObject({ hidden: true });
  expect((await bea.patch('/api/user', { category: 'tooth-gems', bio: 'Here' })).body.category).toBe('tooth-gems');
  const refused = await ada.patch('/api/user', { category: 'tooth-gems' });
  expect([refused.status, refused.body.fields]).toEqual([400, { category: 'We do not know this category.' }]);
  await hide(false, 'They do');
  expect((await latest()).action).toBe('show_category');
  expect((await found('category=tooth-gems')).toSorted()).toEqual(['ada', 'bea']);
});

test('one goes into another with its people, words and address, and nothing goes in a circle', async () => {
  await add('grills', 'Grills', ['caps']);
  expect((await merge('tooth-gems', 'tooth-gems')).body.fields).toEqual({
    intoId: 'Choose another category than this one.',
  });
  const { id: goneId } = await one('tooth-gems');
  const merged = await merge('tooth-gems', 'grills');
  expect(merged.body.at(-1)).toMatchObject({ slug: 'grills', formerSlugs: ['tooth-gems'], people: 2 });
  expect((await one('grills')).words.toSorted()).toEqual(['caps', 'gem', 'grillz', 'مجوهرات'].toSorted());
  expect(await latest()).toMatchObject({ action: 'merge_category', reason, details: { into: 'grills' } });
  expect((await world.nobody().get('/api/categories/tooth-gems')).body).toMatchObject({ slug: 'grills' });
  expect((await found('category=tooth-gems')).toSorted()).toEqual(['ada', 'bea']);
  expect((await ada.patch('/api/user', { category: 'tooth-gems' })).body.category).toBe('grills');
  // What is gone goes nowhere else, and nothing goes into it.
  const { id: grillsId } = await one('grills');
  for (const [from, intoId] of [
    [goneId, 1],
    [grillsId, goneId],
    [999_999, 1],
    [1, 999_999],
  ] as const)
    expect((await max.post(`/api/admin/categories/${from}/merge`, { intoId, reason })).status).toBe(404);
  expect((await add('tooth-gems', 'New')).status).toBe(400);
  // What went into it goes along.
  await merge('grills', 'piercing');
  expect((await world.nobody().get('/api/categories/tooth-gems')).body.slug).toBe('piercing');
  expect(((await one('piercing')) as unknown as { formerSlugs: string[] }).formerSlugs.toSorted()).toEqual([
    'grills',
    'tooth-gems',
  ]);
});

test('of two admins who merge crosswise or the same, one comes too late', async () => {
  const eve = await world.person('eve');
  await appoint(world, eve);
  await add('left', 'Left');
  await add('right', 'Right');
  await add('middle', 'Middle');
  const [left, right, middle] = await Promise.all(
    ['left', 'right', 'middle'].map(async (slug) => (await one(slug)).id),
  );
  const send = (who: Visitor, from: number, intoId: number) =>
    who.post(`/api/admin/categories/${from}/merge`, { intoId, reason });
  const crosswise = await Promise.all([send(max, left!, right!), send(eve, right!, left!)]);
  expect(crosswise.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const remaining = crosswise[0].status === 200 ? right! : left!;
  const same = await Promise.all([send(max, remaining, middle!), send(eve, remaining, middle!)]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await world.nobody().get('/api/categories/left')).body.slug).toBe('middle');
  expect((await world.nobody().get('/api/categories/right')).body.slug).toBe('middle');
});

test('whoever chooses a category while it is merged has the one it went into', async () => {
  const people = await Promise.all(['ida', 'joy', 'kim'].map((name) => world.person(name)));
  await add('nail-art', 'Nail art');
  await Promise.all([
    merge('nail-art', 'nails'),
    ...people.map((each) => each.patch('/api/user', { category: 'nail-art' })),
  ]);
  const chosen = await Promise.all(people.map(async (each) => (await each.get('/api/user')).body.category));
  expect(chosen).toEqual(['nails', 'nails', 'nails']);
});

test('the database lets nothing point at what is merged, whoever asks', async () => {
  const run = (text: string) => world.app.database.run(text);
  const into = (slug: string) => `(SELECT id FROM categories WHERE slug = '${slug}')`;
  for (const [text, constraint] of [
    [`UPDATE categories SET merged_into = id WHERE slug = 'hair'`, 'categories_merged_into_check'],
    [`UPDATE categories SET merged_into = ${into('left')} WHERE slug = 'hair'`, 'categories_merged_into_fk'],
    [`UPDATE categories SET merged_into = ${into('hair')} WHERE slug = 'middle'`, 'categories_merged_into_fk'],
    [`UPDATE categories SET slug = 'A' WHERE slug = 'hair'`, 'categories_slug_check'],
    [`UPDATE categories SET name_en = '' WHERE slug = 'hair'`, 'categories_names_check'],
    [`UPDATE categories SET words = 'a  b' WHERE slug = 'hair'`, 'categories_words_check'],
    [`UPDATE categories SET name_en = 'Braids' WHERE slug = 'hair'`, 'categories_name_en_idx'],
  ] as const)
    await expect(run(text)).rejects.toThrow(constraint);
});
