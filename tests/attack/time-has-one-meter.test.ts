import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, givePlan, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Answer, type Visitor } from '#tests/support/world.ts';

// M4: limits count the time held now, by network address, by account, and for all strangers together.

let studio: Studio;
const slot = (index: number) => new Date(Date.UTC(2026, 10, 27 + Math.floor(index / 8), 9 + (index % 8))).toISOString();
const from = (address: string) => studio.nobody({ address });
const hold = (who: Visitor, index: number) =>
  who.post('/api/holds', { artistId: studio.ada.id, serviceId: studio.serviceId, date: slot(index) });
const codes = (answers: readonly Answer[]) => answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const guest = (index: number) => ({ guest: { ...grace, email: `grace${index}@example.com`, phone: undefined } });

beforeAll(async () => {
  studio = await createStudio({}, { ULI_RATE_LIMITS: 'on' });
});
afterAll(() => studio.close());
beforeEach(async () => {
  for (const table of ['holds', 'bookings', 'rate_limits']) await studio.app.database.run(`DELETE FROM ${table}`);
  studio.clock.at = thursdayMorning;
});

test('of ten concurrent holds from one address three are granted', async () => {
  const answers = await Promise.all(times(10).map((index) => hold(from('192.0.2.1'), index)));
  expect(codes(answers).toSorted()).toEqual([201, 201, 201, ...times(7).map(() => 'holds_full')]);
  const refused = answers.find(({ status }) => status !== 201)!;
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBe(600);
  expect(refused.body.message).toBe(
    'You already hold 3 times here. Let one go or wait ten minutes. You can book without holding a time.',
  );
});

test('releasing, booking, choosing another time and waiting make room again', async () => {
  const visitors = times(3).map(() => from('192.0.2.1'));
  const held = await Promise.all(visitors.map((who, index) => hold(who, index)));
  // Another time replaces the previous one.
  expect((await hold(visitors[0]!, 3)).status).toBe(201);
  expect((await hold(from('192.0.2.1'), 4)).status).toBe(429);
  await visitors[1]!.delete(`/api/holds/${held[1]!.body.id}`);
  expect((await hold(from('192.0.2.1'), 4)).status).toBe(201);
  expect((await studio.book(visitors[2]!, slot(2), guest(0))).status).toBe(201);
  expect((await hold(from('192.0.2.1'), 5)).status).toBe(201);
  expect((await hold(from('192.0.2.1'), 6)).status).toBe(429);
  studio.clock.at += 10 * 60_000;
  expect((await hold(from('192.0.2.1'), 6)).status).toBe(201);
});

test('a client whose network has reached its holds can still book, and hold with another artist', async () => {
  for (const index of times(3)) await hold(from('192.0.2.1'), index);
  const fourth = from('192.0.2.1');
  expect((await hold(fourth, 3)).status).toBe(429);
  expect((await studio.book(fourth, slot(3), guest(0))).status).toBe(201);
  const bea = await studio.person('bea');
  await openHours(bea);
  await givePlan(studio, bea);
  const elsewhere = { artistId: bea.id, serviceId: await offer(bea), date: slot(0) };
  expect((await fourth.post('/api/holds', elsewhere)).status).toBe(201);
});

test('all strangers together hold twenty times of one artist; a verified account has its own count', async () => {
  const answers = [];
  for (const index of times(21)) answers.push(await hold(from(`192.0.2.${index}`), index));
  expect(codes(answers)).toEqual([...times(20).map(() => 201), 'holds_full_here']);
  expect(answers.at(-1)!.status).toBe(429);
  // An unverified account costs nothing: it counts as part of its network.
  const unproved = await studio.person('dora', { unproved: true });
  expect((await hold(unproved, 22)).body.code).toBe('holds_full_here');
  expect((await hold(studio.cleo, 22)).status).toBe(201);
});

test('open guest bookings from one address are limited, even with ten at a time, and closed ones make room', async () => {
  // All but the last two, so that the race is for these.
  const booked = [];
  for (const index of times(8)) booked.push(await studio.book(from('192.0.2.1'), slot(index), guest(index)));
  expect(codes(booked)).toEqual(times(8).map(() => 201));
  const race = await Promise.all(
    times(10).map((index) => studio.book(from('192.0.2.1'), slot(8 + index), guest(8 + index))),
  );
  expect(codes(race).toSorted()).toEqual([201, 201, ...times(8).map(() => 'open_bookings_full')]);
  const refused = race.find(({ status }) => status !== 201)!;
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'There are many open bookings from your network here already. Log in with a confirmed e-mail address to book, or try again tomorrow.',
  ]);
  // Clients from another address, and verified accounts, are not affected.
  expect((await studio.book(from('192.0.2.2'), slot(20), guest(20))).status).toBe(201);
  expect((await studio.book(studio.cleo, slot(21))).status).toBe(201);
  await from('192.0.2.1').post(`/api/manage/${booked[0]!.body.manageToken}/cancel`, {});
  expect((await studio.book(from('192.0.2.1'), slot(22), guest(22))).status).toBe(201);
  expect((await studio.book(from('192.0.2.1'), slot(23), guest(23))).status).toBe(429);
  studio.clock.at += 24 * 3_600_000 + 1;
  expect((await studio.book(from('192.0.2.1'), slot(40), guest(40))).status).toBe(201);
});

test('series count by their visits, and accounts have a limit, too', async () => {
  const daily = { isRecurring: true, recurringPattern: 'daily', recurringCount: 21 };
  const address = '192.0.2.1';
  expect((await studio.book(from(address), slot(0), { ...guest(0), ...daily })).status).toBe(201);
  const second = await studio.book(from(address), slot(1), { ...guest(1), ...daily });
  expect([second.status, second.body.code]).toEqual([429, 'open_bookings_full']);
  expect((await studio.book(from(address), slot(1), { ...guest(1), ...daily, recurringCount: 19 })).status).toBe(201);
  expect((await studio.book(studio.cleo, slot(2), daily)).status).toBe(201);
  expect((await studio.book(studio.cleo, slot(3), daily)).body.code).toBe('open_bookings_full');
});

test('the database stores no network address, and after a day not even its hash', async () => {
  await hold(from('192.0.2.77'), 0);
  await studio.book(from('192.0.2.77'), slot(1), guest(1));
  const kept = () =>
    studio.app.database.run<{ asked_by: string | null }>(
      'SELECT asked_by FROM holds UNION ALL SELECT asked_by FROM bookings',
    );
  expect(await kept()).toEqual(
    times(2).map(() => ({ asked_by: expect.stringMatching(/^address:[A-Za-z0-9_-]{22}$/) })),
  );
  studio.clock.at += 24 * 3_600_000;
  await studio.runJob('bookings.expire');
  expect(await kept()).toEqual([{ asked_by: null }]);
});

test('with rate limits off nothing is counted', async () => {
  const open = await createStudio({}, { ULI_RATE_LIMITS: 'off' });
  for (const index of times(12)) {
    const who = open.nobody({ address: '192.0.2.1' });
    const wish = { artistId: open.ada.id, serviceId: open.serviceId, date: slot(index) };
    expect((await who.post('/api/holds', wish)).status).toBe(201);
    expect((await open.book(who, slot(index), { guest: grace })).status).toBe(201);
  }
  await open.close();
});
