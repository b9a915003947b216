import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';
import { accountParts } from './account-parts.store.ts';
import { bookingParts } from './booking-parts.store.ts';
import { workParts } from './work-parts.store.ts';

// Whoever adds a table that knows a person says here whether it goes along.

/** Why these are in no part. */
const leftOut: Record<string, string> = {
  password_resets: 'links that were mailed, worth nothing to anybody after an hour',
  mailed_links: 'links that were mailed, worth nothing to anybody after some days',
  challenges: 'riddles of some minutes',
  holds: 'times kept for ten minutes',
  guest_requests: 'what guests have yet to confirm, within half an hour',
  clock_moves: 'what a law about clocks moved: the visits say it themselves',
  busy_times: 'a mirror of bookings, holds and blocks',
  follow_counts: 'counts of what is in the lists',
  post_counts: 'counts of what is in the lists',
  rating_totals: 'counts of what is in the lists',
  thread_members: 'counts of what is in the messages',
  notice_people: 'other people’s likes and follows, counted in one’s notices',
  explore_people: 'what a search reads, made of profile, services and posts',
  exports: 'how often one took one’s data along',
};
/** Columns of a person that are no words of theirs; nobody who has left takes anything along. */
const keptBack = ['password_hash', 'stripe_customer_id', 'stripe_subscription_id', 'left_at'];

const sqlOf = [...accountParts, ...workParts, ...bookingParts].map(({ read }) => read.text).join('\n');
const says = (name: string) => new RegExp(`\\b${name}\\b`).test(sqlOf);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('every table that knows a person is in a part, or says why not', async () => {
  const rows = await world.app.database.run<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !says(name) && !(name in leftOut))).toEqual([]);
  expect(Object.keys(leftOut).filter((name) => says(name) || !names.includes(name))).toEqual([]);
});

test('every column of the account is there, but for its secrets', async () => {
  const rows = await world.app.database.run<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'users' AND table_schema = 'public'`,
  );
  expect(rows.map(({ name }) => name).filter((name) => !says(name))).toEqual(keptBack);
});
