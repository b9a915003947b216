import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { misbehaving } from '#tests/support/misbehaving.ts';
import { payFor } from '#tests/support/paying.ts';
import { recorded, sign } from '#tests/support/stripe-events.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// What could not be acted on is listed for admins, until it is, or turns out to be nobody's business here.

const provider = misbehaving();
/** What happens while the provider is asked the next time; then it is away. */
let meanwhile: (() => Promise<void>) | undefined;
const between: typeof provider.between = (transport) => {
  const inner = provider.between(transport);
  return {
    getClientName: () => 'meanwhile',
    async makeRequest(...request) {
      const work = meanwhile;
      meanwhile = undefined;
      await work?.();
      if (work) provider.now = 'away';
      return inner.makeRequest(...request);
    },
  };
};
let world: World;
let max: Visitor;
let about: { customer: string; subscription: string };
let ada: Visitor;

const waiting = async () => (await max.get('/api/admin/webhook-failures')).body;
const run = <Row extends object>(sql: string, values: unknown[] = []) => world.app.database.run<Row>(sql, values);

async function tell(event: object): Promise<number> {
  const body = JSON.stringify(event);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(world, body) };
  return (await world.api.request('http://uli.test/api/webhooks/stripe', { method: 'POST', headers, body })).status;
}

/** The same while the provider cannot be asked. */
async function tellInVain(event: object): Promise<void> {
  provider.now = 'away';
  expect(await tell(event)).toBe(503);
  provider.now = undefined;
}

beforeAll(async () => {
  world = await createWorld({}, between);
  max = await world.person('max');
  await appoint(world, max);
});
afterAll(() => world.close());

let people = 0;
beforeEach(async () => {
  people += 1;
  ada = await world.person(`ada-${people}`, { profession: 'Braider' });
  await payFor(ada, 'basic');
  const [user] = await run<{ customer: string }>('SELECT stripe_customer_id AS customer FROM users WHERE id = $1', [
    ada.id,
  ]);
  about = { customer: user!.customer, subscription: 'sub_any' };
});

test('what could not be acted on is named without anybody’s words, and counts its tries until it is acted on', async () => {
  const event = recorded.checkoutCompleted(about);
  await tellInVain(event);
  await tellInVain(event);
  expect(await waiting()).toMatchObject([
    { type: 'checkout.session.completed', tries: 2, failure: 'Refusal, provider_away' },
  ]);
  expect(await tell(event)).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('what concerns nobody any more when it is told again waits for no admin', async () => {
  const event = recorded.checkoutCompleted(about);
  await tellInVain(event);
  await run('UPDATE users SET stripe_customer_id = NULL WHERE id = $1', [ada.id]);
  expect(await tell(event)).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('what failed once more after it was acted on elsewhere waits for no admin when it is told again', async () => {
  const event = recorded.checkoutCompleted(about);
  expect(await tell(event)).toBe(200);
  // The two came at once: the one that failed was written down last.
  await run(
    `INSERT INTO payment_event_failures (id, type, failed_at, failure)
     SELECT id, type, taken_at, 'Error' FROM payment_events WHERE id = $1`,
    [event.id],
  );
  expect(await tell(event)).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('what fails after it was acted on elsewhere in the same moment waits for no admin', async () => {
  const event = recorded.checkoutCompleted(about);
  meanwhile = async () => expect(await tell(event)).toBe(200);
  expect(await tell(event)).toBe(503);
  provider.now = undefined;
  expect(await waiting()).toEqual([]);
});

test('what fails while it is acted on elsewhere waits for no admin once that is done', async () => {
  const event = recorded.checkoutCompleted(about);
  let first: Promise<number> | undefined;
  await world.app.database.transaction(async (transaction) => {
    await transaction.run('SELECT id FROM users WHERE id = $1 FOR UPDATE', [ada.id]);
    first = tell(event);
    await waitsForLock(world);
    await tellInVain(event);
  });
  expect(await first).toBe(200);
  expect(await waiting()).toEqual([]);
});
