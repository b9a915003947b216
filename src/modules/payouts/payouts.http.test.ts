import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { misbehaving } from '#tests/support/misbehaving.ts';
import { beginToConnect, connect, doorOf } from '#tests/support/payouts.ts';
import { tellAll } from '#tests/support/paying.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

const provider = misbehaving();
let world: World;
beforeAll(async () => {
  world = await createWorld({}, provider.between);
});
afterAll(() => world.close());

const payouts = async (who: Visitor) => (await who.get('/api/payouts')).body;
const askedOf = async (who: Visitor) => (await world.nobody().get(`/api/users/${who.id}/services`)).body[0].advance;
const deposit = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'everyone' };
const nothing = { prepay: 'none', depositAmount: null, depositPercent: null, prepayFor: 'everyone' };

describe('connecting payouts', () => {
  test('until then one is paid in person, and nothing is asked in advance whatever a service says', async () => {
    const ada = await world.person('ada');
    const serviceId = await offer(ada, { price: 8000 });
    expect(await payouts(ada)).toMatchObject({ account: null, sandbox: true, vat: null });
    const { body } = await ada.patch(`/api/services/${serviceId}`, { advance: deposit });
    expect(body.advance).toEqual(deposit);
    expect(await askedOf(ada)).toMatchObject({ prepay: 'none' });

    const door = await beginToConnect(ada);
    expect(await payouts(ada)).toMatchObject({ account: { state: 'unfinished', country: 'GB' } });
    const page = await world.nobody().get(`/api/sandbox/account/${door}`);
    expect(page.body).toMatchObject({ kind: 'onboarding', country: 'GB', over: false });
    const done = await ada.post(`/api/sandbox/account/${door}`, { act: 'finish' });
    expect(done.body.next).toBe('http://uli.test/settings/payments?returned');
    // The provider's word comes a moment later; coming back asks for it.
    expect((await ada.post('/api/payouts/refresh')).body.account.state).toBe('connected');
    expect(await askedOf(ada)).toEqual(deposit);
    await tellAll(world);
    expect((await payouts(ada)).account.state).toBe('connected');
  });

  test('a page works once; asked again, it is the same account', async () => {
    const bea = await world.person('bea');
    const [first, second] = await Promise.all([beginToConnect(bea), beginToConnect(bea)]);
    await bea.post(`/api/sandbox/account/${first}`, { act: 'leave' });
    expect((await payouts(bea)).account.state).toBe('unfinished');
    const late = await bea.post(`/api/sandbox/account/${first}`, { act: 'finish' });
    expect(late.body.next).toBe('http://uli.test/settings/payments?again');
    await tellAll(world);
    expect((await payouts(bea)).account.state).toBe('unfinished');
    await bea.post(`/api/sandbox/account/${second}`, { act: 'wait' });
    await tellAll(world);
    expect((await payouts(bea)).account.state).toBe('checked');
    const accounts = await world.app.database.run(
      `SELECT id FROM sandbox_objects WHERE kind = 'account' AND data->'metadata'->>'userId' = $1`,
      [String(bea.id)],
    );
    expect(accounts).toHaveLength(1);
  });

  test('whoever chose the wrong country chooses again, until everything is said', async () => {
    const cyd = await world.person('cyd');
    await beginToConnect(cyd, 'FR');
    const door = await beginToConnect(cyd, 'DE');
    expect((await payouts(cyd)).account.country).toBe('DE');
    await cyd.post(`/api/sandbox/account/${door}`, { act: 'finish' });
    await tellAll(world);
    await beginToConnect(cyd, 'FR');
    expect((await payouts(cyd)).account).toEqual({ country: 'DE', state: 'connected' });
    const unknown = await cyd.post('/api/payouts', { country: 'KP' });
    expect([unknown.status, unknown.body.fields]).toEqual([400, { country: 'Choose one of these countries.' }]);
  });

  test('once the provider closes an account nothing is asked in advance any more, and again when it opens', async () => {
    const dot = await world.person('dot');
    await offer(dot, { price: 8000, advance: deposit });
    await connect(world, dot);
    expect(await askedOf(dot)).toMatchObject({ prepay: 'deposit' });
    const dashboard = doorOf((await dot.post('/api/payouts/dashboard')).body.url);
    await dot.post(`/api/sandbox/account/${dashboard}`, { act: 'restrict' });
    await tellAll(world);
    expect((await payouts(dot)).account.state).toBe('checked');
    expect(await askedOf(dot)).toMatchObject({ prepay: 'none' });
    await dot.post(`/api/sandbox/account/${dashboard}`, { act: 'approve' });
    await tellAll(world);
    expect(await askedOf(dot)).toMatchObject({ prepay: 'deposit' });
  });

  test('disconnected, nothing is asked in advance and the account waits; connected again, it is the same one at once', async () => {
    const dee = await world.person('dee');
    await offer(dee, { price: 8000, advance: deposit });
    expect((await dee.delete('/api/payouts')).body.account).toBeNull();
    await connect(world, dee);
    const [row] = await world.app.database.run('SELECT account_id FROM payout_accounts WHERE user_id = $1', [dee.id]);
    const dashboard = doorOf((await dee.post('/api/payouts/dashboard')).body.url);
    expect((await dee.delete('/api/payouts')).body.account).toEqual({ state: 'disconnected', country: 'GB' });
    expect((await dee.delete('/api/payouts')).status).toBe(200);
    expect(await askedOf(dee)).toMatchObject({ prepay: 'none' });
    // Whatever the provider tells of it meanwhile.
    await dee.post(`/api/sandbox/account/${dashboard}`, { act: 'approve' });
    await tellAll(world);
    await dee.post('/api/payouts/refresh');
    expect(await askedOf(dee)).toMatchObject({ prepay: 'none' });
    expect((await dee.post('/api/payouts/dashboard')).status).toBe(200);

    expect((await dee.post('/api/payouts', { country: 'GB' })).body.url).toBe(
      'http://uli.test/settings/payments?returned',
    );
    expect(await payouts(dee)).toMatchObject({ account: { state: 'connected' } });
    expect(await askedOf(dee)).toEqual(deposit);
    const accountOf = async () =>
      (await world.app.database.run('SELECT account_id FROM payout_accounts WHERE user_id = $1', [dee.id]))[0];
    expect(await accountOf()).toEqual(row);

    // In another country it is another account, to be set up from the beginning.
    await dee.delete('/api/payouts');
    const door = await beginToConnect(dee, 'FR');
    expect(await payouts(dee)).toMatchObject({ account: { state: 'unfinished', country: 'FR' } });
    expect(await askedOf(dee)).toMatchObject({ prepay: 'none' });
    await dee.post(`/api/sandbox/account/${door}`, { act: 'finish' });
    await tellAll(world);
    expect(await payouts(dee)).toMatchObject({ account: { state: 'connected', country: 'FR' } });
    expect(await accountOf()).not.toEqual(row);
  });

  test('what was never told is asked for', async () => {
    const eve = await world.person('eve');
    await eve.post(`/api/sandbox/account/${await beginToConnect(eve)}`, { act: 'finish' });
    await world.app.database.run('UPDATE sandbox_events SET taken_at = now() WHERE taken_at IS NULL');
    world.clock.at += 10 * 60_000;
    await world.runJob('payouts.check');
    expect((await payouts(eve)).account.state).toBe('connected');
  });

  test('fifty accounts of which the provider knows nothing keep no other from being asked for', async () => {
    const eli = await world.person('eli');
    await eli.post(`/api/sandbox/account/${await beginToConnect(eli)}`, { act: 'finish' });
    await world.app.database.run('UPDATE sandbox_events SET taken_at = now() WHERE taken_at IS NULL');
    await world.app.database.run(
      `WITH lost AS (INSERT INTO users (username, password_hash, full_name, email, created_at)
         SELECT 'lost-' || n, 'x', 'Lost', 'lost-' || n || '@example.com', $1 FROM generate_series(1, 50) AS n RETURNING id)
       INSERT INTO payout_accounts (user_id, account_id, country, charges_enabled, payouts_enabled, details_submitted,
                                    connected_at, read_number, read_at)
       SELECT id, 'acct_lost' || id, 'GB', true, true, true, $1, 1, $1::timestamptz - interval '2 days' FROM lost`,
      [new Date(world.clock.at)],
    );
    world.clock.at += 10 * 60_000;
    for (const _ of [1, 2]) await world.runJob('payouts.check');
    expect((await payouts(eli)).account.state).toBe('connected');
  });

  test('a dashboard is there once the account is set up', async () => {
    const fay = await world.person('fay');
    expect((await fay.post('/api/payouts/dashboard')).body.code).toBe('no_payouts');
  });

  test('while the provider is away that is said, and nothing is half done', async () => {
    const gil = await world.person('gil');
    for (const how of ['away', 'timeout', 'broken', 'nonsense', 'lost'] as const) {
      provider.now = how;
      // One after the other: each begins where the last ended.
      const { status, body } = await gil.post('/api/payouts', { country: 'GB' });
      expect([how, status, body.code]).toEqual([how, 503, 'provider_away']);
    }
    provider.now = undefined;
    expect((await payouts(gil)).account).toBeNull();
    await beginToConnect(gil);
    expect((await payouts(gil)).account.state).toBe('unfinished');
  });
});

describe('what a professional asks', () => {
  let ivy: Visitor;
  beforeAll(async () => {
    ivy = await world.person('ivy');
  });

  test('of clients who cancel late: each change is a version of its own, and fees wait for payouts', async () => {
    const hal = await world.person('hal');
    const first = { version: 1, freeCancellationMinutes: 1440, lateCancelPercent: 0, noShowPercent: 0 };
    expect((await payouts(hal)).policy).toEqual(first);
    const wished = { freeCancellationMinutes: 2880, lateCancelPercent: 50, noShowPercent: 100 };
    const { body } = await hal.put('/api/payouts/policy', wished);
    expect(body.policy).toEqual({ version: 2, ...wished });
    expect((await hal.put('/api/payouts/policy', wished)).body.policy.version).toBe(2);
    const shown = async () => (await world.nobody().get(`/api/users/${hal.id}/availability`)).body.policy;
    expect(await shown()).toEqual({
      version: 2,
      freeCancellationMinutes: 2880,
      lateCancelPercent: 0,
      noShowPercent: 0,
    });
    await connect(world, hal);
    expect(await shown()).toEqual({ version: 2, ...wished });
    await hal.put('/api/payouts/policy', { ...wished, noShowPercent: 80 });
    const versions = await world.app.database.run(
      'SELECT version, no_show_percent AS fee FROM payment_policies WHERE user_id = $1 ORDER BY version',
      [hal.id],
    );
    expect(versions).toEqual([
      { version: 2, fee: 100 },
      { version: 3, fee: 80 },
    ]);
  });

  test.each([
    { freeCancellationMinutes: -1, lateCancelPercent: 0, noShowPercent: 0 },
    { freeCancellationMinutes: 0, lateCancelPercent: 101, noShowPercent: 0 },
    { freeCancellationMinutes: 0, lateCancelPercent: 0, noShowPercent: 0.5 },
    { freeCancellationMinutes: 100_000, lateCancelPercent: 0, noShowPercent: 0 },
  ])('no impossible terms: %o', async (wished) => {
    const { status } = await ivy.put('/api/payouts/policy', wished);
    expect(status).toBe(400);
  });

  test('value added tax is said as a number and a percentage, or not at all', async () => {
    const jan = await world.person('jan');
    const { body } = await jan.put('/api/payouts/vat', { number: ' GB 123 4567 89 ', percent: 8.1 });
    expect(body.vat).toEqual({ number: 'GB 123 4567 89', percent: 8.1 });
    expect((await jan.put('/api/payouts/vat', { number: 'GB1', percent: null })).body.fields).toEqual({
      percent: 'Write the percentage, too, or leave both empty.',
    });
    expect((await jan.put('/api/payouts/vat', { percent: null })).body.vat).toBeNull();
  });
});

describe('a deposit', () => {
  test('is an amount or a percentage, and never more than the price', async () => {
    const kim = await world.person('kim');
    const id = await offer(kim, { price: 1000 });
    const ask = (advance: object, more = {}) => kim.patch(`/api/services/${id}`, { advance, ...more });
    const both = { ...deposit, depositAmount: 100, depositPercent: 10 };
    expect((await ask(both)).body.fields).toHaveProperty('advance');
    expect((await ask({ ...deposit, depositAmount: null })).status).toBe(400);
    expect((await ask({ ...nothing, depositPercent: 10 })).status).toBe(400);
    expect((await ask(deposit)).body.fields).toEqual({
      'advance.depositAmount': 'The deposit is higher than the price.',
    });
    expect((await ask({ ...deposit, depositAmount: 1000 })).status).toBe(200);
    expect((await kim.patch(`/api/services/${id}`, { price: 900 })).body.fields).toEqual({
      price: 'The deposit is higher than the price.',
    });
    expect((await kim.post('/api/services', { name: 'Cut', duration: 30, price: 500, advance: deposit })).status).toBe(
      400,
    );
  });
});
