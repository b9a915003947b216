import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, thursdayMorning, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
let cut: number;
let others: number;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { timeZone: 'Europe/London' });
  bea = await world.person('bea');
  cut = await service(ada, 'Cut');
  others = await service(bea, 'Nails');
});
afterAll(() => world.close());

const service = async (person: Visitor, name: string) =>
  (await person.post('/api/services', { name, duration: 45, price: 50_00 })).body.id as number;
const add = (person: Visitor, offer: object) => person.post('/api/offers', { title: 'Summer Special', ...offer });
const shown = async (person: Visitor = ada) =>
  (await world.nobody().get(`/api/users/${person.id}/offers`)).body as { id: number; title: string }[];

test('what runs stands before the samples that nobody has taken up', async () => {
  const gia = await world.person('gia', { accountType: 'business' });
  await add(gia, { title: 'Winter', percent: 10 });
  const { body } = await gia.get(`/api/users/${gia.id}/offers?drafts=true`);
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Winter', 'Summer Special', 'Referral Discount']);
});

describe('adding', () => {
  test('Ada offers 20 % off, and everybody sees it', async () => {
    const { status, body } = await add(ada, { percent: 20, description: ' All of December ', serviceIds: [cut] });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      userId: ada.id,
      title: 'Summer Special',
      description: 'All of December',
      percent: 20,
      amount: null,
      currency: null,
      code: null,
      listed: true,
      weekdays: [],
      startsOn: null,
      endsOn: null,
      maxUses: null,
      uses: 0,
      serviceIds: [cut],
      published: true,
      state: 'current',
      createdAt: '2026-11-26T08:00:00.000Z',
    });
    expect(await shown()).toEqual([{ ...body, uses: null }]);
    await ada.delete(`/api/offers/${body.id}`);
    expect(await shown()).toEqual([]);
  });

  test('an amount has a currency, a code is kept in capitals', async () => {
    const { body } = await add(ada, { amount: 500, currency: 'gbp', code: ' friend 15 ' });
    expect(body).toMatchObject({ percent: null, amount: 500, currency: 'GBP', code: 'FRIEND15' });
    const again = await add(ada, { percent: 5, code: 'friend15' });
    expect(again.status).toBe(400);
    expect(again.body.fields).toEqual({ code: 'Another offer of yours has this code.' });
    expect((await add(bea, { percent: 5, code: 'friend15' })).status).toBe(201);
    await ada.delete(`/api/offers/${body.id}`);
  });

  test.each([
    ['percent', {}],
    ['percent', { percent: 0 }],
    ['percent', { percent: 101 }],
    ['percent', { percent: 12.5 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 1e12 }],
    ['currency', { amount: 500, currency: 'XQZ' }],
    ['title', { percent: 5, title: '  ' }],
    ['title', { percent: 5, title: 'x'.repeat(81) }],
    ['code', { percent: 5, code: 'A!' }],
    ['code', { percent: 5, code: '<script>' }],
    ['startsOn', { percent: 5, startsOn: '2026-02-30' }],
    ['endsOn', { percent: 5, startsOn: '2026-12-02', endsOn: '2026-12-01' }],
    ['maxUses', { percent: 5, maxUses: 0 }],
    ['weekdays.0', { percent: 5, weekdays: [0] }],
    ['weekdays.0', { percent: 5, weekdays: [8] }],
    ['listed', { percent: 5, listed: 'no' }],
    ['serviceIds', { percent: 5, serviceIds: [999_999] }],
  ])('a wrong %s is refused by its name: %o', async (field, wrong) => {
    const { status, body } = await add(ada, wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('an offer for somebody else’s service is refused', async () => {
    const { status, body } = await add(ada, { percent: 5, serviceIds: [others] });
    expect(status).toBe(400);
    expect(body.fields.serviceIds).toContain('no longer yours');
  });

  test('who may use it and how often is not taken from the request', async () => {
    const { body } = await add(ada, { percent: 5, uses: 99, userId: bea.id, id: 1 });
    expect(body).toMatchObject({ uses: 0, userId: ada.id });
    expect(body.id).toBeGreaterThan(1000);
    await ada.delete(`/api/offers/${body.id}`);
  });
});

describe('its window and its draft', () => {
  test('it stands from its first to its last day in Ada’s calendar, not a minute longer', async () => {
    const { body: offer } = await add(ada, { percent: 5, startsOn: '2026-11-27', endsOn: '2026-11-28' });
    expect(offer.state).toBe('upcoming');
    expect(await shown()).toEqual([]);
    world.clock.at = Date.UTC(2026, 10, 27);
    expect(await shown()).toHaveLength(1);
    world.clock.at = Date.UTC(2026, 10, 28, 23, 59);
    expect(await shown()).toHaveLength(1);
    world.clock.at = Date.UTC(2026, 10, 29);
    expect(await shown()).toEqual([]);
    const own = await ada.get(`/api/users/${ada.id}/offers?drafts=true`);
    expect(own.body).toMatchObject([{ id: offer.id, state: 'ended', uses: 0 }]);
    world.clock.at = thursdayMorning;
    await ada.delete(`/api/offers/${offer.id}`);
  });

  test('a draft is seen by its owner alone', async () => {
    const { body: offer } = await add(ada, { percent: 5, published: false });
    expect(await shown()).toEqual([]);
    expect((await ada.get(`/api/users/${ada.id}/offers?drafts=true`)).body).toHaveLength(1);
    expect((await bea.get(`/api/users/${ada.id}/offers?drafts=true`)).status).toBe(403);
    await ada.patch(`/api/offers/${offer.id}`, { published: true });
    expect(await shown()).toHaveLength(1);
    await ada.delete(`/api/offers/${offer.id}`);
  });
});

describe('kept off the page', () => {
  test('it is told to nobody but its owner and who types its code, and counts', async () => {
    const { body: offer } = await add(ada, { percent: 15, code: 'OLDFRIENDS', listed: false });
    expect(offer.listed).toBe(false);
    expect(await shown()).toEqual([]);
    const byCode = async (code: string) =>
      (await world.nobody().get(`/api/users/${ada.id}/offers?code=${encodeURIComponent(code)}`)).body;
    expect(await byCode(' old friends')).toMatchObject([{ id: offer.id, uses: null }]);
    expect(await byCode('OLDFRIEND')).toEqual([]);
    expect((await ada.get(`/api/users/${ada.id}/offers?drafts=true`)).body).toMatchObject([{ id: offer.id }]);
    await ada.patch(`/api/offers/${offer.id}`, { published: false });
    expect(await byCode('OLDFRIENDS')).toEqual([]);
    // Without its code nobody would ever find it.
    const open = await ada.patch(`/api/offers/${offer.id}`, { published: true, code: null });
    expect(open.body).toMatchObject({ code: null, listed: true });
    expect(await shown()).toHaveLength(1);
    await ada.delete(`/api/offers/${offer.id}`);
  });

  test('whoever guesses codes is stopped, and still sees what is on the page', async () => {
    const limited = await createWorld({ ULI_RATE_LIMITS: 'on' });
    const dora = await limited.person('dora');
    const statuses: number[] = [];
    for (let guess = 0; guess < 121; guess++)
      statuses.push((await limited.nobody().get(`/api/users/${dora.id}/offers?code=GUESS${guess}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429]);
    expect((await limited.nobody().get(`/api/users/${dora.id}/offers`)).status).toBe(200);
    await limited.close();
  });
});

test('the days of the week that it is for are kept in order, once each', async () => {
  const { body } = await add(ada, { percent: 5, weekdays: [4, 2, 4] });
  expect(body.weekdays).toEqual([2, 4]);
  expect((await ada.patch(`/api/offers/${body.id}`, { weekdays: [] })).body.weekdays).toEqual([]);
  await ada.delete(`/api/offers/${body.id}`);
});

describe('changing', () => {
  test('a share becomes an amount, and what is not named stays', async () => {
    const { body: offer } = await add(ada, { percent: 20, code: 'WINTER', serviceIds: [cut] });
    const { body } = await ada.patch(`/api/offers/${offer.id}`, { amount: 700 });
    expect(body).toMatchObject({ percent: null, amount: 700, currency: 'USD', code: 'WINTER', serviceIds: [cut] });
    const back = await ada.patch(`/api/offers/${offer.id}`, { percent: 10, code: null, serviceIds: [] });
    expect(back.body).toMatchObject({ percent: 10, amount: null, currency: null, code: null, serviceIds: [] });
    expect((await ada.patch(`/api/offers/${offer.id}`, { percent: null })).status).toBe(400);
    expect((await bea.patch(`/api/offers/${offer.id}`, { percent: 99 })).status).toBe(404);
    expect((await bea.delete(`/api/offers/${offer.id}`)).status).toBe(404);
    await ada.delete(`/api/offers/${offer.id}`);
    expect((await ada.patch(`/api/offers/${offer.id}`, { percent: 99 })).status).toBe(404);
  });
});

test('whoever registers to take bookings finds the two samples as drafts', async () => {
  const dora = await world.person('dora', { accountType: 'business' });
  const { body } = await dora.get(`/api/users/${dora.id}/offers?drafts=true`);
  expect(body).toMatchObject([
    { title: 'Summer Special', percent: 20, code: null, published: false },
    { title: 'Referral Discount', percent: 15, code: 'FRIEND15', published: false },
  ]);
  expect(await shown(dora)).toEqual([]);
});

test('nobody’s offers are not found, and a person without any has none', async () => {
  expect((await world.nobody().get('/api/users/999999/offers')).status).toBe(404);
  expect((await world.nobody().get(`/api/users/${ada.id}/offers`)).body).toEqual([]);
});
