import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '#tests/support/admins.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { findService } from './catalogue.store.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  bea = await world.person('bea');
});
afterAll(() => world.close());

const cut = { name: 'Cut', duration: 45, price: 60_00 };
const add = async (person: Visitor, more: object = {}) =>
  (await person.post('/api/services', { ...cut, ...more })).body;
const names = (body: { name: string }[]) => body.map(({ name }) => name);

describe('adding', () => {
  test('Ada adds a service, everybody sees it, and her free week begins', async () => {
    const before = await ada.get('/api/user');
    expect(before.body.trialStartedAt).toBeNull();
    const { status, body } = await ada.post('/api/services', { ...cut, description: '  Wash and cut ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      userId: ada.id,
      name: 'Cut',
      description: 'Wash and cut',
      duration: 45,
      price: 6000,
      currency: 'USD',
      published: true,
      extraGap: 0,
      addOn: false,
      sample: false,
      advance: { prepay: 'none', depositAmount: null, depositPercent: null, prepayFor: 'everyone' },
      createdAt: '2026-11-26T08:00:00.000Z',
    });
    expect(body.id).toBeGreaterThan(1000);
    expect((await world.nobody().get(`/api/users/${ada.id}/services`)).body).toEqual([body]);
    expect((await ada.get('/api/user')).body.trialStartedAt).toBe('2026-11-26T08:00:00.000Z');
  });

  test('the second service does not begin the free week again', async () => {
    world.clock.at += 3_600_000;
    await add(ada, { name: 'Colour' });
    expect((await ada.get('/api/user')).body.trialStartedAt).toBe('2026-11-26T08:00:00.000Z');
  });

  test('fields that only the server sets are not taken from the request', async () => {
    const wished = {
      id: 3,
      userId: bea.id,
      sample: true,
      position: -1,
      createdAt: '2020-01-01T00:00:00Z',
      removedAt: 0,
    };
    const service = await add(ada, { name: 'Own', ...wished });
    expect(service).toMatchObject({ userId: ada.id, sample: false });
    expect(service.id).not.toBe(3);
    expect(service.createdAt).not.toContain('2020');
    expect(service).not.toHaveProperty('removedAt');
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 7 }],
    ['description', { description: 'x'.repeat(2001) }],
    ['duration', { duration: 4 }],
    ['duration', { duration: 1441 }],
    ['duration', { duration: 30.5 }],
    ['duration', { duration: '45' }],
    ['price', { price: -1 }],
    ['price', { price: 0.5 }],
    ['price', { price: 100_000_001 }],
    ['price', { price: 1e300 }],
    ['price', { price: null }],
    ['currency', { currency: 'EURO' }],
    ['currency', { currency: 'XQZ' }],
    ['extraGap', { extraGap: 481 }],
    ['extraGap', { extraGap: -1 }],
    ['published', { published: 'yes' }],
  ])('a wrong %s is refused by its name: %o', async (field, wrong) => {
    const { status, body } = await ada.post('/api/services', { ...cut, ...wrong });
    expect(status).toBe(400);
    expect(body.code).toBe('invalid');
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('a price may be as high as its currency needs, and no higher', async () => {
    const priced = (price: number, currency: string) => add(bea, { price, currency, published: false });
    expect(await priced(1_500_000_00, 'IDR')).toMatchObject({ price: 1_500_000_00 });
    expect((await priced(1_500_000_00, 'USD')).fields.price).toBe('This price is too high.');
    const { id } = await priced(1_000_00, 'COP');
    const change = async (wished: object) => (await bea.patch(`/api/services/${id}`, wished)).status;
    expect(await change({ price: 2_000_000_000 })).toBe(200);
    expect(await change({ price: 2_000_000_001 })).toBe(400);
    expect(await change({ currency: 'EUR' })).toBe(400);
    const offer = { title: 'Less', amount: 1_500_000_00, currency: 'EUR', published: false };
    expect((await bea.post('/api/offers', offer)).body.fields.amount).toBe('This price is too high.');
  });

  test('the ends of what is allowed are allowed', async () => {
    const edge = { name: 'x'.repeat(120), duration: 1440, price: 100_000_000, currency: 'eur', extraGap: 480 };
    expect((await bea.post('/api/services', { ...edge, published: false })).body).toMatchObject({
      ...edge,
      currency: 'EUR',
      published: false,
    });
    expect((await bea.post('/api/services', { name: 'x', duration: 5, price: 0 })).status).toBe(201);
  });

  test.each([
    ['a NUL byte', '{"name":"a\\u0000b","duration":30,"price":1}', 'application/json', 400],
    ['half a JSON', '{"name":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['another content type', 'name=Cut', 'text/plain', 415],
    ['a huge body', JSON.stringify({ ...cut, description: 'x'.repeat(120_000) }), 'application/json', 413],
  ])('%s is refused', async (_what, body, type, status) => {
    const answer = await ada.post('/api/services', body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$/);
  });

  test('a hundred services are the most, also when asked for at once', async () => {
    const many = await world.person('many');
    await world.app.database.run(
      `INSERT INTO services (user_id, name, duration, price, published, position, created_at)
       SELECT $1, 'Cut ' || n, 30, 100, true, n, now() FROM generate_series(1, 97) AS n`,
      [many.id],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => many.post('/api/services', cut)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409]);
    const refused = await many.post('/api/services', cut);
    expect(refused.body).toMatchObject({ code: 'too_many_services', message: expect.stringContaining('100') });
    expect((await many.post('/api/services/samples')).status).toBe(409);
    const order = (await many.get(`/api/users/${many.id}/services`)).body.map(({ id }: { id: number }) => id);
    expect((await many.put('/api/services/order', { serviceIds: order.toReversed() })).status).toBe(200);
    expect((await many.put('/api/services/order', { serviceIds: [...order, 1, 2] })).status).toBe(400);
  });
});

describe('drafts and samples', () => {
  test('whoever registers to take bookings finds the three samples as drafts that do not begin the trial again', async () => {
    const dot = await world.person('dot', { profession: 'Braider' });
    const { body } = await dot.get(`/api/users/${dot.id}/services?drafts=true`);
    expect(body).toMatchObject([
      { name: 'Basic Consultation', duration: 30, price: 5000, currency: 'USD', published: false, sample: true },
      { name: 'Full Service', duration: 90, price: 15_000, published: false, sample: true },
      { name: 'Premium Package', duration: 120, price: 25_000, published: false, sample: true },
    ]);
    expect((await dot.get(`/api/users/${dot.id}/services`)).body).toEqual([]);
    expect((await dot.get(`/api/users/${dot.id}/services?drafts=false`)).body).toEqual([]);
  });

  test('drafts are for their owner, and admins', async () => {
    const max = await admin(world, 'max');
    expect((await max.get(`/api/users/${ada.id}/services?drafts=true`)).status).toBe(200);
    expect((await world.nobody().get(`/api/users/${ada.id}/services?drafts=true`)).status).toBe(401);
    expect((await bea.get(`/api/users/${ada.id}/services?drafts=true`)).status).toBe(403);
    expect((await bea.get(`/api/users/${ada.id}/services?drafts=perhaps`)).body.fields).toHaveProperty('drafts');
  });

  test('whoever begins later asks for the samples once; publishing one begins the free week', async () => {
    const eve = await world.person('eve');
    expect((await eve.get(`/api/users/${eve.id}/services?drafts=true`)).body).toEqual([]);
    const [first, second] = [await eve.post('/api/services/samples'), await eve.post('/api/services/samples')];
    expect(names(first.body)).toEqual(['Basic Consultation', 'Full Service', 'Premium Package']);
    expect(second).toMatchObject({ status: 200, body: first.body });
    await eve.patch(`/api/services/${first.body[0].id}`, { name: 'First talk' });
    expect((await eve.get('/api/user')).body).toMatchObject({ trialStartedAt: null, accountType: 'personal' });
    await eve.patch(`/api/services/${first.body[0].id}`, { published: true });
    const offers = { trialStartedAt: expect.any(String), accountType: 'business' };
    expect((await eve.get('/api/user')).body).toMatchObject(offers);
    await Promise.all([eve.patch('/api/user', { accountType: 'personal' }), add(eve)]);
    expect((await eve.get('/api/user')).body.accountType).toBe('personal');
    expect(names((await eve.get(`/api/users/${eve.id}/services`)).body)).toEqual(['First talk', 'Cut']);
  });
});

describe('changing', () => {
  test('Ada changes what she names and nothing else', async () => {
    const service = await add(ada, { description: 'Short' });
    const changed = await ada.patch(`/api/services/${service.id}`, { price: 70_00, description: '' });
    expect(changed).toMatchObject({ status: 200, body: { ...service, price: 7000, description: null } });
    expect((await ada.patch(`/api/services/${service.id}`, {})).body).toEqual(changed.body);
    expect((await ada.patch(`/api/services/${service.id}`, { duration: 3 })).body.fields).toHaveProperty('duration');
    expect((await ada.patch(`/api/services/${service.id}`, { currency: 'ZZZ' })).body.fields).toHaveProperty(
      'currency',
    );
  });

  test('a hidden service leaves the public list and can come back', async () => {
    const service = await add(ada, { name: 'Seasonal' });
    const shown = async () =>
      names((await world.nobody().get(`/api/users/${ada.id}/services`)).body).includes('Seasonal');
    await ada.patch(`/api/services/${service.id}`, { published: false });
    expect(await shown()).toBe(false);
    await ada.patch(`/api/services/${service.id}`, { published: true });
    expect(await shown()).toBe(true);
  });

  test('a removed service is gone for everybody, but its row stays for past bookings', async () => {
    const service = await add(ada, { name: 'Perm' });
    expect((await ada.delete(`/api/services/${service.id}`)).status).toBe(204);
    expect((await ada.delete(`/api/services/${service.id}`)).status).toBe(404);
    expect((await ada.patch(`/api/services/${service.id}`, { price: 1 })).status).toBe(404);
    expect(names((await ada.get(`/api/users/${ada.id}/services?drafts=true`)).body)).not.toContain('Perm');
    expect(await findService(world.app.database, service.id)).toMatchObject({
      name: 'Perm',
      removedAt: world.clock.at,
    });
  });

  test('somebody else’s service is not there, and nobody is asked to log in', async () => {
    const service = await add(ada);
    for (const [visitor, status] of [
      [bea, 404],
      [world.nobody(), 401],
    ] as const) {
      expect((await visitor.patch(`/api/services/${service.id}`, { price: 1 })).status).toBe(status);
      expect((await visitor.delete(`/api/services/${service.id}`)).status).toBe(status);
    }
    const stillThere = (await world.nobody().get(`/api/users/${ada.id}/services`)).body;
    expect(stillThere).toContainEqual(service);
    expect((await world.nobody().post('/api/services', cut)).status).toBe(401);
    expect((await world.nobody().post('/api/services/samples')).status).toBe(401);
    expect((await world.nobody().put('/api/services/order', { serviceIds: [] })).status).toBe(401);
  });

  test.each(['0', '01', '-1', '1e3', '0x10', '2147483648', '99999999999', 'abc', '1001%20', '%00'])(
    'the id %s in a path is no address',
    async (id) => {
      const expected = id === '%00' ? 400 : 404;
      expect((await ada.patch(`/api/services/${id}`, { price: 1 })).status).toBe(expected);
      expect((await ada.delete(`/api/services/${id}`)).status).toBe(expected);
      expect((await ada.get(`/api/users/${id}/services`)).status).toBe(expected);
    },
  );

  test('an unknown person has no list', async () => {
    expect((await ada.get('/api/users/2147483647/services')).status).toBe(404);
  });
});

describe('ordering', () => {
  test('Fay puts her services, drafts included, in order', async () => {
    const fay = await world.person('fay');
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await add(fay, { name, published: name !== 'B' })).id);
    const [a, b, c] = ids;
    const { status, body } = await fay.put('/api/services/order', { serviceIds: [c, a, b] });
    expect(status).toBe(200);
    expect(names(body)).toEqual(['C', 'A', 'B']);
    expect(names((await world.nobody().get(`/api/users/${fay.id}/services`)).body)).toEqual(['C', 'A']);
    await add(fay, { name: 'D' });
    expect(names((await fay.get(`/api/users/${fay.id}/services?drafts=true`)).body)).toEqual(['C', 'A', 'B', 'D']);
  });

  test('what Gia adds stands before the samples that she has not taken up', async () => {
    const gia = await world.person('gia', { accountType: 'business' });
    const list = async () => names((await gia.get(`/api/users/${gia.id}/services?drafts=true`)).body);
    const [, whole] = (await gia.get(`/api/users/${gia.id}/services?drafts=true`)).body;
    await add(gia, { name: 'A' });
    await add(gia, { name: 'B', published: false });
    expect(await list()).toEqual(['A', 'B', 'Basic Consultation', 'Full Service', 'Premium Package']);
    await gia.patch(`/api/services/${whole.id}`, { published: true });
    await add(gia, { name: 'C' });
    expect(await list()).toEqual(['A', 'B', 'Basic Consultation', 'Full Service', 'C', 'Premium Package']);
  });

  test('an order that is not exactly one’s own set changes nothing', async () => {
    const gus = await world.person('gus');
    const own = [await add(gus, { name: 'A' }), await add(gus, { name: 'B' })].map(({ id }) => id);
    const foreign = (await add(ada)).id;
    for (const serviceIds of [
      [own[1]],
      [],
      [...own, foreign],
      [own[0], foreign],
      [own[0], own[0]],
      [own[1], 999_999],
    ]) {
      expect((await gus.put('/api/services/order', { serviceIds })).body.code).toBe('conflict');
    }
    const fieldsOf = async (serviceIds: unknown) =>
      Object.keys((await gus.put('/api/services/order', { serviceIds })).body.fields);
    for (const wrong of [0, -1, 1.5, '1001', 2_147_483_648]) {
      expect(await fieldsOf([own[0], wrong])).toEqual(['serviceIds.1']);
    }
    for (const serviceIds of ['all', null]) expect(await fieldsOf(serviceIds)).toEqual(['serviceIds']);
    expect(names((await gus.get(`/api/users/${gus.id}/services`)).body)).toEqual(['A', 'B']);
  });
});
