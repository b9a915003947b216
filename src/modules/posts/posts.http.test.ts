import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, photo } from '#tests/support/pictures.ts';
import { publish, upload } from '#tests/support/posts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let cleo: Visitor;
let service: number;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { profession: 'Braider' });
  cleo = await world.person('cleo');
  await ada.patch('/api/user', { city: 'Peckham, London' });
  service = (await ada.post('/api/services', { name: 'Knotless braids', duration: 240, price: 18_000 })).body.id;
  await ada.put('/api/availability', {
    timeZone: 'Europe/London',
    weekly: [{ weekday: 5, start: '09:00', end: '17:00' }],
    overrides: [],
    slotStep: 60,
    bufferBefore: 0,
    bufferAfter: 0,
    minNotice: 0,
    maxAdvance: 60,
  });
});
afterAll(() => world.close());

const countOf = async (userId: number) =>
  (
    await world.app.database.run<{ count: number }>('SELECT posts_count AS count FROM post_counts WHERE user_id = $1', [
      userId,
    ])
  )[0]?.count ?? 0;

test('three photos, their words and a tagged service are posted in one form, and found signed out', async () => {
  const picture = await photo(300, 200);
  const { status, body } = await ada.post(
    '/api/posts',
    formOf([picture, await photo(200, 300), picture], {
      alts: JSON.stringify(['Before, from the back', '', 'After']),
      caption: 'Festival season with @cleo and @nobody. #Braids',
      serviceId: String(service),
      place: 'Peckham, London',
      beforeAfter: 'true',
    }),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    userId: ada.id,
    caption: 'Festival season with @cleo and @nobody. #Braids',
    mentions: [{ id: cleo.id, username: 'cleo' }],
    place: 'Peckham, London',
    beforeAfter: true,
    service: { id: service, name: 'Knotless braids', duration: 240, price: 18_000, currency: 'USD' },
    likesCount: 0,
    commentsCount: 0,
    liked: false,
    saved: false,
    edited: false,
    user: { id: ada.id, username: 'ada', fullName: 'Ada', profession: 'Braider' },
    insights: { views: 0, saves: 0, bookings: 0 },
  });
  expect(body.images.map(({ alt, width }: { alt: string; width: number }) => [alt, width])).toEqual([
    ['Before, from the back', 300],
    ['', 200],
    ['After', 300],
  ]);
  expect(body.imageUrl).toBe(body.images[0].url);
  const seen = (await world.nobody().get(`/api/posts/${body.id}`)).body;
  const { insights: _insights, ...everybodys } = body;
  expect(seen).toEqual(everybodys);
  const told = 'SELECT kind, href FROM notices WHERE user_id = $1';
  expect((await world.app.database.run(told, [cleo.id]))[0]).toMatchObject({
    kind: 'post.mentioned',
    href: `/post/${body.id}`,
  });
});

test('the tagged service says when it is free next', async () => {
  const id = await publish(ada, { serviceId: service });
  const { body } = await world.nobody().get(`/api/posts/${id}/free-times`);
  expect(body).toEqual({
    serviceId: service,
    timeZone: 'Europe/London',
    city: 'Peckham, London',
    times: ['2026-11-27T09:00:00.000Z', '2026-11-27T10:00:00.000Z', '2026-11-27T11:00:00.000Z'],
  });
  const plain = await publish(ada);
  expect((await ada.get(`/api/posts/${plain}/free-times`)).body).toEqual({
    serviceId: null,
    timeZone: 'UTC',
    city: 'Peckham, London',
    times: [],
  });
});

test('a post keeps a service only of its author, and shows it only while it can be booked', async () => {
  const [image] = await upload(cleo);
  const { status, body } = await cleo.post('/api/posts', { images: [{ id: image }], serviceId: service });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['serviceId']]);
  const other = (await ada.post('/api/services', { name: 'Cornrows', duration: 90, price: 9000 })).body.id;
  const id = await publish(ada, { serviceId: other });
  await ada.delete(`/api/services/${other}`);
  expect((await ada.get(`/api/posts/${id}`)).body.service).toBeNull();
});

test('nobody posts another person’s pictures, nor one picture twice', async () => {
  const [image] = await upload(ada);
  expect((await cleo.post('/api/posts', { images: [{ id: image }] })).body.code).toBe('pictures_gone');
  const twice = { images: [{ id: image }, { id: image }] };
  expect((await ada.post('/api/posts', twice)).body.code).toBe('pictures_gone');
  expect((await ada.post('/api/posts', { images: [{ id: image }] })).status).toBe(201);
  expect((await ada.post('/api/posts', { images: [{ id: image }] })).body.code).toBe('pictures_gone');
});

test('words, order and descriptions change and leave a mark; the pictures themselves stay', async () => {
  const [one, two] = await upload(ada, 2);
  const images = [
    { id: one, alt: 'One' },
    { id: two, alt: 'Two' },
  ];
  const { id } = (await ada.post('/api/posts', { images, caption: 'First #old' })).body;
  const unchanged = (await ada.patch(`/api/posts/${id}`, { caption: 'First #old', commentsOff: true })).body;
  expect([unchanged.edited, unchanged.commentsOff]).toEqual([false, true]);
  const turned = (await ada.patch(`/api/posts/${id}`, { images: [{ id: two }, { id: one, alt: 'The first' }] })).body;
  expect(turned.images.map(({ id: image, alt }: { id: number; alt: string }) => [image, alt])).toEqual([
    [two, 'Two'],
    [one, 'The first'],
  ]);
  expect([turned.edited, turned.imageUrl]).toEqual([true, turned.images[0].url]);
  const said = (await ada.patch(`/api/posts/${id}`, { caption: 'Now #new', serviceId: service, place: null })).body;
  expect([said.caption, said.service.id, said.place]).toEqual(['Now #new', service, null]);
  const [three] = await upload(ada);
  for (const wrong of [[{ id: one }], [{ id: one }, { id: three }], [{ id: one }, { id: two }, { id: three }]])
    expect((await ada.patch(`/api/posts/${id}`, { images: wrong })).body.code).toBe('pictures_stay');
  const tagged = async (tag: string) =>
    (await ada.get(`/api/posts?tag=${tag}`)).body.some((post: { id: number }) => post.id === id);
  expect([await tagged('old'), await tagged('NEW')]).toEqual([false, true]);
});

test('a deleted post is gone with its pictures, and counted no more', async () => {
  const before = await countOf(ada.id);
  const id = await publish(ada);
  const { imageUrl } = (await ada.get(`/api/posts/${id}`)).body;
  expect(await countOf(ada.id)).toBe(before + 1);
  expect((await cleo.delete(`/api/posts/${id}`)).status).toBe(404);
  expect((await ada.delete(`/api/posts/${id}`)).status).toBe(204);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect(await countOf(ada.id)).toBe(before);
  world.clock.at += 25 * 3_600_000;
  await world.runJob('media.sweep');
  expect((await world.api.request(`http://uli.test${imageUrl}`)).status).toBe(404);
  world.clock.at -= 25 * 3_600_000;
});

test('captions of 2200 characters in any script are kept as they are; one more, and NUL, are refused', async () => {
  const whole = '👩🏾‍🦱'.repeat(10) + ' مرحبا بالعالم ' + 'ü\n'.repeat(40);
  const caption = whole + '漢'.repeat(2200 - [...whole].length);
  const id = await publish(ada, { caption });
  expect((await ada.get(`/api/posts/${id}`)).body.caption).toBe(caption);
  const [image] = await upload(ada);
  for (const wrong of [`${caption}.`, 'a\u0000b', 'a\u0007b']) {
    const { status } = await ada.post('/api/posts', { images: [{ id: image }], caption: wrong });
    expect(status).toBe(400);
  }
  const form = formOf([await photo(40, 30)], { caption: 'a\u0007b' });
  const { status, body } = await ada.post('/api/posts', form);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['caption']]);
});

test('a form whose words are refused leaves no picture behind', async () => {
  const count = async () => (await world.app.database.run('SELECT 1 FROM media')).length;
  const before = await count();
  const picture = await photo(40, 30);
  const wrong: Record<string, string>[] = [
    { alts: 'no JSON' },
    { alts: '[1]' },
    { serviceId: 'x' },
    { serviceId: '999999' },
    { caption: 'x'.repeat(2201) },
  ];
  for (const fields of wrong) expect((await ada.post('/api/posts', formOf([picture], fields))).status).toBe(400);
  expect(await count()).toBe(before);
});

test('a draft keeps what was typed, is nobody else’s, and becomes a post under its own id', async () => {
  const [one, two] = await upload(ada, 2);
  const draft = (await ada.post('/api/drafts', { caption: 'Half a thou' })).body;
  expect(draft).toMatchObject({ caption: 'Half a thou', images: [], serviceId: null });
  expect((await ada.post(`/api/drafts/${draft.id}/publish`)).body.code).toBe('no_pictures');
  await ada.patch(`/api/drafts/${draft.id}`, { caption: 'Half a thought', images: [{ id: one }, { id: two }] });
  const kept = (await ada.patch(`/api/drafts/${draft.id}`, { images: [{ id: two, alt: 'Two' }], serviceId: service }))
    .body;
  expect([kept.caption, kept.images.length, kept.serviceId]).toEqual(['Half a thought', 1, service]);
  expect((await cleo.get(`/api/drafts/${draft.id}`)).status).toBe(404);
  expect((await ada.get(`/api/posts/${draft.id}`)).status).toBe(404);
  const listed = (await ada.get('/api/drafts')).body.map(({ id }: { id: number }) => id);
  expect(listed).toContain(draft.id);
  world.clock.at += 60_000;
  const { status, body } = await ada.post(`/api/drafts/${draft.id}/publish`);
  expect([status, body.id, body.images[0].alt, body.edited]).toEqual([201, draft.id, 'Two', false]);
  expect(body.createdAt).toBe(new Date(world.clock.at).toISOString());
  expect((await ada.get(`/api/drafts/${draft.id}`)).status).toBe(404);
  expect((await ada.post(`/api/drafts/${draft.id}/publish`)).status).toBe(404);
});

test('views of others are counted and shown to the author alone', async () => {
  const id = await publish(ada);
  await world.nobody().post('/api/posts/views', { postIds: [id, id] });
  await cleo.post('/api/posts/views', { postIds: [id, 999_999] });
  await ada.post('/api/posts/views', { postIds: [id] });
  expect((await ada.get(`/api/posts/${id}`)).body.insights).toEqual({ views: 2, saves: 0, bookings: 0 });
  expect((await cleo.get(`/api/posts/${id}`)).body.insights).toBeUndefined();
});
