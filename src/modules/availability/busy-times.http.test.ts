import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refusal } from '#kernel/refusal';
import { occupy, openHours } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { lockArtist, readBusyTimes, releaseExpiredTimes, releaseHold } from './busy-times.store.ts';
import { readSchedule } from './availability.store.ts';
import { findNearestFree, nearestFreeWindow } from './use-cases/find-nearest-free.ts';

let world: World;
let ada: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
});
afterAll(() => world.close());

const minute = 60_000;
const hour = 60 * minute;
const ten = Date.UTC(2026, 11, 3, 10);
let lastHold = 0;

/** Holds an hour, with ten minutes of gap after it, for ten minutes. */
async function hold(start: number, artistId = ada.id): Promise<number> {
  const holdId = ++lastHold;
  const appointmentEnd = start + hour;
  const expiresAt = world.clock.at + 10 * minute;
  await occupy(world, { artistId, start, appointmentEnd, end: appointmentEnd + 10 * minute, holdId, expiresAt });
  return holdId;
}

const busy = (more: object = {}) =>
  readBusyTimes(world.app.database, { artistId: ada.id, from: ten, to: ten + hour, now: world.clock.at, ...more });

test('of 40 who want overlapping times at once exactly one gets them', async () => {
  const wishes = Array.from({ length: 40 }, (_, each) => hold(ten + (each % 8) * 5 * minute));
  const results = await Promise.allSettled(wishes);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(results.length - refused.length).toBe(1);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'slot_taken' } satisfies Partial<Refusal>);
  expect(await busy()).toHaveLength(1);
});

test('time that merely touches, gap included, is free, and another artist’s time is another matter', async () => {
  const start = Date.UTC(2026, 11, 4, 10);
  await hold(start);
  await expect(hold(start + 65 * minute)).rejects.toMatchObject({ code: 'slot_taken' });
  await hold(start + 70 * minute);
  await hold(start - 70 * minute);
  const bea = await world.person('bea');
  await hold(start, bea.id);
});

test('a window shows what reaches into it, without what is excepted or has expired', async () => {
  const start = Date.UTC(2026, 11, 5, 10);
  const [first, second] = [await hold(start), await hold(start + 2 * hour)];
  const window = { from: start + 65 * minute, to: start + 3 * hour };
  expect(await busy(window)).toEqual([
    { start, appointmentEnd: start + hour, end: start + 70 * minute },
    { start: start + 2 * hour, appointmentEnd: start + 3 * hour, end: start + 190 * minute },
  ]);
  expect(await busy({ ...window, from: start + 70 * minute })).toHaveLength(1);
  expect(await busy({ ...window, to: start + 2 * hour })).toHaveLength(1);
  expect(await busy({ ...window, exceptHoldId: second })).toMatchObject([{ start }]);
  expect(await busy({ ...window, now: world.clock.at + 10 * minute })).toEqual([]);
  await releaseHold(world.app.database, first);
  await releaseHold(world.app.database, first);
  expect(await busy(window)).toHaveLength(1);
});

test('what has expired still stands in the way until it is released, which only touches its window', async () => {
  const start = Date.UTC(2026, 11, 7, 10);
  await hold(start);
  await hold(start + 5 * hour);
  const before = world.clock.at;
  world.clock.at += 10 * minute;
  await expect(hold(start)).rejects.toMatchObject({ code: 'slot_taken' });
  await releaseExpiredTimes(world.app.database, ada.id, start, start + hour, world.clock.at);
  await hold(start);
  await expect(hold(start + 5 * hour)).rejects.toMatchObject({ code: 'slot_taken' });
  world.clock.at = before;
});

test('whoever locks an artist waits for the one before, and not for another artist', async () => {
  const order: string[] = [];
  let entered = () => {};
  const inside = new Promise<void>((resolve) => (entered = resolve));
  let leave = () => {};
  const mayLeave = new Promise<void>((resolve) => (leave = resolve));
  const { database } = world.app;
  const first = database.transaction(async (transaction) => {
    await lockArtist(transaction, 1);
    entered();
    await mayLeave;
    order.push('first');
  });
  await inside;
  const second = database.transaction(async (transaction) => {
    await lockArtist(transaction, 1);
    order.push('second');
  });
  await database.transaction(async (transaction) => {
    await lockArtist(transaction, 2);
    order.push('other artist');
  });
  leave();
  await Promise.all([first, second]);
  expect(order).toEqual(['other artist', 'first', 'second']);
});

test('the nearest free times lie on both sides of a taken one', async () => {
  const fay = await world.person('fay');
  await openHours(fay);
  const schedule = await readSchedule(world.app.database, fay.id);
  const service = { duration: 60, extraGap: 0 };
  const now = world.clock.at;
  const nearest = async (at: number, count = 3) => {
    const taken = await readBusyTimes(world.app.database, { artistId: fay.id, ...nearestFreeWindow(at), now });
    return findNearestFree(schedule, service, taken, at, now, count).map((each) => (each - at) / hour);
  };
  await hold(ten + 2 * hour, fay.id);
  expect(await nearest(ten + 2 * hour)).toEqual([-2, -1, 2]);
  expect(await nearest(ten + 2 * hour, 1)).toEqual([-1]);
  expect(await nearest(now)).toEqual([1, 2, 3]);
  expect(await nearest(now - 400 * 24 * hour)).toEqual([]);
  await openHours(fay, { weekly: [] });
  const closed = await readSchedule(world.app.database, fay.id);
  expect(findNearestFree(closed, service, [], ten, now, 3)).toEqual([]);
});
