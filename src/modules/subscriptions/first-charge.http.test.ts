import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, openPayPage, tellAll } from '#tests/support/paying.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

const day = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const planOf = async (who: Visitor) => (await who.get('/api/subscription')).body;
const payPage = async (who: Visitor, page: string) => (await who.get(`/api/sandbox/pay/${page}`)).body;
const at = (moment: number) => new Date(moment).toISOString();

test('who chooses a plan before their free week begins has it then: nothing is due today, on our page and on the pay page', async () => {
  const cleo = await world.person('cleo');
  const ends = at(world.clock.at + 7 * day);
  expect(await planOf(cleo)).toMatchObject({ standing: 'trial', trialEndsAt: null, firstChargeAt: ends });
  const page = await openPayPage(cleo, 'basic');
  expect(await payPage(cleo, page)).toMatchObject({ amount: 1499, dueNow: 0, firstAt: ends });
  await cleo.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await tellAll(world);
  expect(await planOf(cleo)).toMatchObject({
    standing: 'basic',
    paid: true,
    trialEndsAt: ends,
    firstChargeAt: null,
    nextCharge: { at: ends, amount: 1499 },
  });
  expect((await cleo.get('/api/subscription/invoices')).body).toEqual([]);
});

test('the free week that came with a plan is not given a second time', async () => {
  const dora = await world.person('dora');
  const page = await openPayPage(dora, 'basic');
  await dora.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await tellAll(world);
  const ends = at(world.clock.at + 7 * day);
  await dora.delete('/api/subscription');
  world.clock.at += 2 * day;
  await offer(dora);
  expect(await planOf(dora)).toMatchObject({ cancels: true, trialEndsAt: ends });
  world.clock.at += 6 * day;
  await tellAll(world);
  expect(await planOf(dora)).toMatchObject({ standing: 'ended', firstChargeAt: null });
});

test('a pay page from before the free week began is not used again once it runs', async () => {
  const eve = await world.person('eve');
  const before = await openPayPage(eve, 'basic');
  world.clock.at += 3_600_000;
  await offer(eve);
  const ends = at(world.clock.at + 7 * day);
  world.clock.at += 3_600_000;
  expect(await planOf(eve)).toMatchObject({ firstChargeAt: ends });
  const page = await openPayPage(eve, 'basic');
  expect(await payPage(eve, page)).toMatchObject({ dueNow: 0, firstAt: ends });
  expect(await payPage(eve, before)).toMatchObject({ status: 'expired' });
});

test('who cancelled a plan within the free week is charged at its end, as their page says', async () => {
  const faye = await world.person('faye', { profession: 'Braider' });
  const ends = at(world.clock.at + 7 * day);
  await world.app.database.run(
    `UPDATE users SET subscription_status = 'cancelled', subscription_expires_at = $2 WHERE id = $1`,
    [faye.id, new Date(world.clock.at)],
  );
  expect(await planOf(faye)).toMatchObject({ standing: 'trial', firstChargeAt: ends });
  expect(await payPage(faye, await openPayPage(faye, 'basic'))).toMatchObject({ dueNow: 0, firstAt: ends });
});

test('in the last minute of the free week the page says what the pay page charges', async () => {
  const gwen = await world.person('gwen', { profession: 'Braider' });
  world.clock.at += 7 * day - 30_000;
  expect(await planOf(gwen)).toMatchObject({ standing: 'trial', firstChargeAt: null });
  expect(await payPage(gwen, await openPayPage(gwen, 'basic'))).toMatchObject({ dueNow: 1499, firstAt: null });
});
