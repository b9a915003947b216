import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const own = async (who: Visitor) => (await who.get(`/api/users/${who.id}/services?drafts=true`)).body;
const samplesOf = async (who: Visitor) => (await own(who)).filter(({ sample }: any) => sample);
const priced = (services: readonly any[]) => services.map(({ name, price, currency }) => [name, price, currency]);
const balayage = { name: 'Balayage', duration: 120, price: 140_00, currency: 'EUR' };

test('samples that nobody touched cost the money of what is offered; what somebody changed stays', async () => {
  const ada = await world.person('ada', { accountType: 'business' });
  const [consultation] = await own(ada);
  await ada.patch(`/api/services/${consultation.id}`, { price: 55_00 });
  await ada.post('/api/services', { ...balayage, published: false });
  expect((await samplesOf(ada)).map(({ currency }: any) => currency)).toEqual(['USD', 'USD', 'USD']);
  expect((await ada.post('/api/services', balayage)).status).toBe(201);
  expect(priced(await samplesOf(ada))).toEqual([
    ['Basic Consultation', 55_00, 'USD'],
    ['Full Service', 150_00, 'EUR'],
    ['Premium Package', 250_00, 'EUR'],
  ]);
});

test('they follow into money without cents and back, and an offered sample stays as it is', async () => {
  const bea = await world.person('bea', { accountType: 'business' });
  const [consultation, whole] = await own(bea);
  await bea.patch(`/api/services/${consultation.id}`, { published: true });
  const { body: cut } = await bea.post('/api/services', { ...balayage, price: 9000, currency: 'JPY' });
  expect(priced(await samplesOf(bea))).toEqual([
    ['Basic Consultation', 50_00, 'USD'],
    ['Full Service', 22_500, 'JPY'],
    ['Premium Package', 37_500, 'JPY'],
  ]);
  await bea.patch(`/api/services/${cut.id}`, { price: 60_00, currency: 'GBP' });
  expect((await own(bea)).find(({ id }: any) => id === whole.id)).toMatchObject({ price: 120_00, currency: 'GBP' });
});

test('samples that are asked for later come in the money of what is offered', async () => {
  const cas = await world.person('cas');
  await cas.post('/api/services', balayage);
  expect(priced((await cas.post('/api/services/samples')).body)).toEqual([
    ['Basic Consultation', 50_00, 'EUR'],
    ['Full Service', 150_00, 'EUR'],
    ['Premium Package', 250_00, 'EUR'],
  ]);
});
