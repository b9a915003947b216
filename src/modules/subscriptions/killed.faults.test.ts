import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payFor } from '#tests/support/paying.ts';
import { startWorker } from '#tests/support/worker.ts';
import { createWorld, type World } from '#tests/support/world.ts';

// kill -9 while letters are written and while the provider tells what happened: everything once, nothing lost.

const people = 400;
const payers = 12;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const count = async (sql: string) => (await world.app.database.run<{ count: number }>(sql))[0]!.count;

/** Runs a job in process after process, each killed a little later than the one before, until `done`; then once to its end. */
async function killAgainAndAgain(job: string, done: () => Promise<number>): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = await done();
    const worker = startWorker(world, job);
    // Killed as soon as it has begun to do something.
    while (!worker.ended() && (await done()) === before) await pause(20);
    await pause(round * 6);
    await worker.kill();
    seen.push(await done());
    // What a dead process had in hand is due again.
    world.clock.at += 60_000;
  }
  await startWorker(world, job).finish();
  return seen;
}

test('each letter is written once', async () => {
  await world.app.database.run(
    `INSERT INTO users (username, password_hash, full_name, email, created_at, trial_started_at, trial_ends_at)
     SELECT 'p' || number, 'none', 'P', 'p' || number || '@example.com', now(), $1::timestamptz, $2::timestamptz
       FROM generate_series(1, ${people}) AS number`,
    [new Date(world.clock.at - 6 * 86_400_000), new Date(world.clock.at + 86_400_000)],
  );
  const written = () => count(`SELECT count(*)::int AS count FROM mails WHERE kind = 'plan.soon'`);
  const seen = await killAgainAndAgain('subscriptions.letters', written);
  expect(seen.some((number) => number > 0 && number < people)).toBe(true);
  expect(await written()).toBe(people);
  expect(await count(`SELECT count(DISTINCT recipient)::int AS count FROM mails WHERE kind = 'plan.soon'`)).toBe(
    people,
  );
  expect(await count(`SELECT count(*)::int AS count FROM plan_letters WHERE kind = 'soon'`)).toBe(people);
}, 120_000);

test('each payment gives one plan', async () => {
  const paid = [];
  for (let number = 0; number < payers; number += 1) {
    const who = await world.person(`payer-${number}`, { profession: 'Barber' });
    expect((await payFor(who, number % 2 ? 'premium' : 'basic')).body.outcome).toBe('done');
    paid.push(who);
  }
  await killAgainAndAgain('payments.sandbox', () => count('SELECT count(*)::int AS count FROM payment_events'));
  for (const [number, who] of paid.entries()) {
    const { body } = await who.get('/api/subscription');
    expect(body).toMatchObject({ paid: true, tier: number % 2 ? 'premium' : 'basic' });
  }
  expect(await count(`SELECT count(*)::int AS count FROM sandbox_events WHERE taken_at IS NULL`)).toBe(0);
  expect(await count(`SELECT count(*)::int AS count FROM sandbox_objects WHERE kind = 'subscription'`)).toBe(payers);
}, 120_000);
