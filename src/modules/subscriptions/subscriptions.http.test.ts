import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  ada = await world.person('ada', { profession: 'Braider' });
});
afterAll(() => world.close());

// Where whoever runs the server gives plans away.
const terms = async () => {
  const { subscriptionStatus, subscriptionTier, subscriptionExpiresAt } = (await ada.get('/api/user')).body;
  return [subscriptionStatus, subscriptionTier, subscriptionExpiresAt !== null];
};

test('a plan is chosen, changed and ended, and each of it twice is harmless', async () => {
  expect(await terms()).toEqual(['trial', null, false]);
  expect((await ada.delete('/api/subscription')).status).toBe(200);
  expect(await terms()).toEqual(['trial', null, false]);
  for (const tier of ['basic', 'basic', 'premium']) {
    expect((await ada.put('/api/subscription', { tier })).body).toMatchObject({ subscriptionTier: tier });
    expect(await terms()).toEqual(['active', tier, false]);
  }
  for (let times = 0; times < 2; times += 1) {
    expect((await ada.delete('/api/subscription')).body).toMatchObject({ subscriptionStatus: 'cancelled' });
    expect(await terms()).toEqual(['cancelled', null, true]);
  }
});

test('a plan that there is not is refused, and so are terms that only the server may set', async () => {
  const refused = await ada.put('/api/subscription', { tier: 'gold' });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid']);
  await ada.put('/api/subscription', { tier: 'basic', subscriptionExpiresAt: '2999-01-01T00:00:00Z', isAdmin: true });
  expect((await ada.get('/api/user')).body).toMatchObject({ subscriptionExpiresAt: null, isAdmin: false });
});
