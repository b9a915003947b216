import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { freeTimesOf } from './use-cases/free-times.ts';

// The clock stands at Thursday 26 November 2026, 08:00 UTC.
let world: World;
let ada: Visitor;
let jun: Visitor;
let cleo: Visitor;
let cut: number;

const hours = (more: object = {}) => ({
  timeZone: 'Europe/London',
  weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })),
  overrides: [],
  slotStep: 15,
  bufferBefore: 0,
  bufferAfter: 0,
  minNotice: 60,
  maxAdvance: 60,
  ...more,
});
const window = (from: string, to: string) => `free=2026-${from}Z/2026-${to}Z`;
const saturdayAtThree = window('11-28T15:00:00', '11-28T15:15:00');

interface Found {
  username: string;
  nextFree: string;
  freeTimes: string[];
  freeServiceId: number;
}

async function free(query: string, who: Visitor = world.nobody()): Promise<Found[]> {
  await freeTimesOf(world.app).sync();
  const { status, body } = await who.get<Found[]>(`/api/users?${query}`);
  expect(status).toBe(200);
  return body;
}
const names = (found: readonly Found[]) => found.map(({ username }) => username);
const freeNames = async (query: string, who?: Visitor) => names(await free(query, who));

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  const artist = { accountType: 'business', timeZone: 'Europe/London' };
  ada = await world.person('ada', { ...artist, profession: 'Braider' });
  jun = await world.person('jun', { ...artist, profession: 'Tattoo artist' });
  cleo = await world.person('cleo');
  await ada.put('/api/availability', hours());
  await jun.put('/api/availability', hours({ timeZone: 'America/New_York' }));
  cut = (await ada.post('/api/services', { name: 'Cut', duration: 60, price: 5_000 })).body.id;
  await jun.post('/api/services', { name: 'Small flash', duration: 90, price: 12_000 });
});
afterAll(() => world.close());

const book = (date: string) => cleo.post('/api/bookings', { artistId: ada.id, serviceId: cut, date });

test('who is free on Saturday at three, with real starts of a real service', async () => {
  const [found, other] = await free(saturdayAtThree);
  expect(found).toMatchObject({
    username: 'ada',
    nextFree: '2026-11-28T15:00:00.000Z',
    freeServiceId: cut,
    timeZone: 'Europe/London',
  });
  // In New York it is ten in the morning.
  expect(other).toMatchObject({ username: 'jun', nextFree: '2026-11-28T15:00:00.000Z' });
});

test('the soonest comes first, and nobody without services or hours', async () => {
  const found = await free('sort=soonest');
  expect(found.map(({ username, nextFree }) => [username, nextFree])).toEqual([
    ['ada', '2026-11-26T09:00:00.000Z'],
    ['jun', '2026-11-26T14:00:00.000Z'],
  ]);
  expect(found[0]!.freeTimes).toEqual([
    '2026-11-26T09:00:00.000Z',
    '2026-11-26T09:15:00.000Z',
    '2026-11-26T09:30:00.000Z',
  ]);
});

test('whoever asks for no time is told of everybody when they are free next, if they wish', async () => {
  const found = await free('nextFree=true');
  expect(found.map(({ username, nextFree, freeTimes }) => [username, nextFree, freeTimes])).toEqual(
    expect.arrayContaining([
      ['ada', '2026-11-26T09:00:00.000Z', undefined],
      ['jun', '2026-11-26T14:00:00.000Z', undefined],
      ['cleo', undefined, undefined],
    ]),
  );
  expect((await free(''))[0]).not.toHaveProperty('nextFree');
});

test('nobody works at night, and nothing is free in the past', async () => {
  expect(await freeNames(window('11-28T01:00:00', '11-28T04:00:00'))).toEqual([]);
  expect(await freeNames(window('11-25T09:00:00', '11-25T17:00:00'))).toEqual([]);
});

test('a booking takes the time, a cancellation gives it back, and the page is right at once', async () => {
  const monday = window('11-30T10:00:00', '11-30T10:30:00');
  expect(await freeNames(monday)).toEqual(['ada']);
  const { body: booking } = await book('2026-11-30T10:00:00Z');
  // Without waiting: what the index still believes, the live rows deny.
  const { body } = await world.nobody().get<Found[]>(`/api/users?${monday}`);
  expect(body).toEqual([]);
  await cleo.post(`/api/bookings/${booking.id}/cancel`, {});
  expect(await freeNames(monday)).toEqual(['ada']);
});

test('an unanswered request gives its time back when it expires', async () => {
  const tuesday = window('12-01T10:00:00', '12-01T10:15:00');
  await book('2026-12-01T10:00:00Z');
  expect(await freeNames(tuesday)).toEqual([]);
  const before = world.clock.at;
  world.clock.at += 25 * 3_600_000;
  expect(await freeNames(tuesday)).toEqual(['ada']);
  world.clock.at = before;
});

test('hours, days off, notice and horizon decide, as soon as they are saved', async () => {
  const wednesday = window('12-02T09:00:00', '12-02T17:00:00');
  await ada.put('/api/availability', hours({ overrides: [{ date: '2026-12-02', intervals: [] }] }));
  expect(await freeNames(wednesday)).toEqual(['jun']);
  await ada.put('/api/availability', hours({ minNotice: 4 * 60 }));
  expect((await free('sort=soonest'))[0]!.nextFree).toBe('2026-11-26T12:00:00.000Z');
  await ada.put('/api/availability', hours({ maxAdvance: 5 }));
  expect(await freeNames(wednesday)).toEqual(['jun']);
  expect(await freeNames(window('12-01T11:00:00', '12-01T12:00:00'))).toEqual(['ada']);
  await ada.put('/api/availability', hours());
  expect(await freeNames(wednesday)).toEqual(['ada', 'jun']);
});

test('a window off the quarters shows only starts within it', async () => {
  expect(await freeNames(window('11-28T15:01:00', '11-28T15:14:00'))).toEqual([]);
  const [found] = await free(`${window('11-28T15:01:00', '11-28T15:20:00')}&category=braids`);
  expect(found!.freeTimes).toEqual(['2026-11-28T15:15:00.000Z']);
});

test('other filters hold at the same time', async () => {
  expect(await freeNames(`${saturdayAtThree}&category=tattoo`)).toEqual(['jun']);
  expect(await freeNames(`${saturdayAtThree}&q=ada`)).toEqual(['ada']);
  expect(await freeNames(`${saturdayAtThree}&maxPrice=5000&currency=USD`)).toEqual(['ada']);
  expect(await freeNames(`${saturdayAtThree}&sort=price&currency=USD`)).toEqual(['ada', 'jun']);
  expect(await freeNames(`${saturdayAtThree}&leaveOut=${ada.id}`)).toEqual(['jun']);
  await cleo.post('/api/blocks', { blockedId: jun.id });
  expect(await freeNames(saturdayAtThree, cleo)).toEqual(['ada']);
  await cleo.delete(`/api/blocks/${jun.id}`);
});

test('days and hours are those of who is looked for, and the hours hold for each of the days', async () => {
  const starts = async (query: string) =>
    (await free(`${query}&sort=soonest`)).map(({ username, freeTimes }) => [username, freeTimes]);
  expect(await starts('days=2026-11-28&hours=15:00/15:15')).toEqual([
    ['ada', ['2026-11-28T15:00:00.000Z']],
    ['jun', ['2026-11-28T20:00:00.000Z']],
  ]);
  expect(await starts('days=week&hours=09:00/09:15')).toEqual([
    ['ada', ['2026-11-26T09:00:00.000Z', '2026-11-27T09:00:00.000Z']],
    ['jun', ['2026-11-26T14:00:00.000Z', '2026-11-27T14:00:00.000Z']],
  ]);
  // On Sunday nobody works.
  expect(await starts('days=2026-11-29')).toEqual([]);
  expect(await starts('days=2026-11-25')).toEqual([]);
});

test.each(['soonest', 'price&currency=USD', 'best'])('pages by %s go on where they ended', async (sort) => {
  const first = await world.nobody().get<Found[]>(`/api/users?${saturdayAtThree}&sort=${sort}&limit=1`);
  expect(first.headers.get('X-Total-Count')).toBe('2');
  const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1];
  const second = await world.nobody().get<Found[]>(next!);
  expect([...first.body, ...second.body].map(({ username }) => username)).toEqual(['ada', 'jun']);
  expect(second.headers.get('Link')).toBeNull();
  expect(second.headers.get('X-Total-Count')).toBeNull();
});

test('whose notice ends within the quarter of their only start is free at the next, and not counted before it', async () => {
  const zoe = await world.person('zoe', { accountType: 'business', timeZone: 'Europe/London' });
  await zoe.put('/api/availability', hours({ weekly: [{ weekday: 4, start: '09:00', end: '10:00' }] }));
  await zoe.post('/api/services', { name: 'Cut', duration: 60, price: 5_000 });
  const before = world.clock.at;
  world.clock.at += 5 * 60_000;
  await freeTimesOf(world.app).sync();
  const { body, headers } = await world.nobody().get<Found[]>('/api/users?q=zoe&days=today');
  expect([body, headers.get('X-Total-Count')]).toEqual([[], '0']);
  const [found] = await free('q=zoe&nextFree=true');
  expect(found!.nextFree).toBe('2026-12-03T09:00:00.000Z');
  // What for is said where there are several things.
  expect(found).not.toHaveProperty('freeService');
  await zoe.post('/api/services', { name: 'Colour', duration: 120, price: 9_000 });
  expect(await free('q=zoe&nextFree=true')).toMatchObject([{ freeService: 'Cut' }]);
  world.clock.at = before;
  await zoe.put('/api/availability', hours({ weekly: [] }));
});

test('days that come in with the clock are filled, and a clock that jumps is followed', async () => {
  const before = world.clock.at;
  const keeper = freeTimesOf(world.app);
  await keeper.sync();
  world.clock.at += 24 * 3_600_000;
  await keeper.sync();
  expect(keeper.isBehind).toBe(false);
  expect(await freeNames('free=2027-01-25T10:00:00Z/2027-01-25T10:15:00Z')).toEqual(['ada']);
  world.clock.at += 30 * 24 * 3_600_000;
  expect(await freeNames('free=2027-02-22T10:00:00Z/2027-02-22T10:15:00Z')).toEqual(['ada']);
  world.clock.at = before;
  expect(await freeNames(saturdayAtThree)).toEqual(['ada', 'jun']);
});

test('two processes on one database say the same within the stated delay', async () => {
  const other = openSecondProcess(world);
  const ask = async () => {
    const answer = await other.api.request(`http://uli.test/api/users?${window('11-30T13:00:00', '11-30T13:15:00')}`);
    return names((await answer.json()) as Found[]);
  };
  expect(await ask()).toEqual(['ada']);
  const { body: booking } = await book('2026-11-30T13:00:00Z');
  expect(await ask()).toEqual([]);
  await setTimeout(260);
  expect(await ask()).toEqual([]);
  await cleo.post(`/api/bookings/${booking.id}/cancel`, {});
  await setTimeout(260);
  expect(await ask()).toEqual(['ada']);
  await other.close();
});
