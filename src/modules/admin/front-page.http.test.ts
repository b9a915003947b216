import { afterAll, beforeAll, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let max: Visitor;
const reason = 'The paper came out';

beforeAll(async () => {
  world = await createWorld();
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

const times = (count: number, entry: object) => Array.from({ length: count }, () => entry);
const shown = async () => (await world.nobody().get('/api/front-page')).body;
const show = (featured: unknown) => max.put('/api/admin/featured', { featured, reason });
const tell = (stories: unknown) => max.put('/api/admin/stories', { stories, reason });

test('an admin sets the names of the strip in their order, and takes them back', async () => {
  expect(await shown()).toEqual({ featured: [], stories: [] });
  const ada = await world.person('ada');
  for (const path of ['featured', 'stories']) {
    const refused = await ada.put(`/api/admin/${path}`, { [path]: [], reason });
    expect(refused.status).toBe(403);
  }
  const featured = [
    { name: 'The <b>Herald</b>', href: 'https://herald.example/uli' },
    { name: 'Word of mouth', href: null },
    { name: 'Braids', href: '/explore/braids' },
  ];
  expect((await show(featured)).body.featured).toEqual(featured);
  expect((await show(featured.toReversed())).status).toBe(200);
  expect((await shown()).featured).toEqual(featured.toReversed());
  const [row] = (await max.get('/api/admin/audit')).body;
  expect(row).toMatchObject({ action: 'change_featured', actorName: 'max', subjectKind: 'setting', reason });
  expect(row.details.featured).toHaveLength(3);
  await show([]);
  expect((await shown()).featured).toEqual([]);
});

test('a name is short, a link stays here or is https, and there are six at most', async () => {
  for (const href of ['http://a.example', '//a.example', 'javascript:hit()', '/\t/a.example', '/\\a.example', 'a', ''])
    expect(await show([{ name: 'A', href }])).toMatchObject({
      status: 400,
      body: { fields: { 'featured.0.href': 'Begin with / or https:// and leave no spaces.' } },
    });
  for (const [name, sentence] of [
    [' ', 'Fill this in.'],
    ['x'.repeat(41), 'Use at most 40 characters.'],
  ])
    expect((await show([{ name }])).body.fields).toEqual({ 'featured.0.name': sentence });
  expect((await show(times(7, { name: 'A' }))).body.fields).toEqual({ featured: 'Use 6 or less.' });
  expect((await show(times(6, { name: '🧵'.repeat(40) }))).status).toBe(200);
  await show([]);
});

test('a story is told only of somebody who agreed, and the log does not keep their words', async () => {
  const story = { quote: 'My week is quiet.', name: 'Grace Ade', trade: 'braider', agreed: true };
  for (const agreed of [false, undefined]) {
    const refused = await tell([{ ...story, agreed }]);
    expect([refused.status, refused.body.fields]).toEqual([400, { 'stories.0.agreed': 'This has to be ticked.' }]);
  }
  expect((await tell([{ ...story, quote: 'x'.repeat(301) }])).body.fields).toEqual({
    'stories.0.quote': 'Use at most 300 characters.',
  });
  expect((await tell(times(4, story))).status).toBe(400);
  const untold = { ...story, trade: '' };
  expect((await tell([story, untold])).status).toBe(200);
  const { agreed: _, ...told } = story;
  expect((await shown()).stories).toEqual([told, { ...told, trade: '' }]);
  const { body } = await max.get('/api/admin/audit');
  expect(body[0]).toMatchObject({ action: 'change_stories', details: { stories: 2 } });
  expect(JSON.stringify(body)).not.toContain('Grace');
  await tell([]);
  expect((await shown()).stories).toEqual([]);
});
