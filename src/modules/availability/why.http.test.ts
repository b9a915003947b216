import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appoint } from '#tests/support/admins.ts';
import { occupy, offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let serviceId: number;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  serviceId = await offer(ada, { duration: 90 });
});
afterAll(() => world.close());
beforeEach(() =>
  openHours(ada, { weekly: longThursday, slotStep: 15, bufferAfter: 10, minNotice: 120, maxAdvance: 60 }),
);

const longThursday = [
  { weekday: 4, start: '10:00', end: '13:00' },
  { weekday: 4, start: '14:00', end: '18:00' },
];
const minute = 60_000;

async function why(at: string, more: Record<string, string | number> = {}) {
  const query = new URLSearchParams({ serviceId: String(serviceId), at, ...more });
  return (await ada.get(`/api/users/${ada.id}/slots/why?${query}`)).body;
}

test('an offered moment is said to be offered, in the place’s time', async () => {
  expect(await why('2026-12-03T11:00:00+01:00')).toEqual({
    offered: true,
    rule: 'offered',
    sentence: 'Clients are offered 10:00 on Thursday 3 December.',
    timeZone: 'Europe/London',
    local: { date: '2026-12-03', time: '10:00' },
  });
});

test.each([
  ['2026-11-26T07:45:00Z', 'past', '07:45 on Thursday 26 November has passed.'],
  [
    '2026-12-03T10:20:00Z',
    'off_grid',
    'Visits begin every 15\u00a0minutes on the clock. The nearest starts are 10:15 and 10:30.',
  ],
  [
    '2027-01-26T10:00:00Z',
    'beyond_horizon',
    'Ada can be booked up to 60 days ahead, now until Monday 25 January 2027. Tuesday 26 January 2027 opens on Friday 27 November.',
  ],
  ['2026-12-03T09:45:00Z', 'outside_hours', 'Ada’s day begins at 10:00 on Thursday. This time is before that.'],
  ['2026-12-03T18:00:00Z', 'outside_hours', 'Ada’s day ends at 18:00 on Thursday. This time is not before that.'],
  ['2026-12-03T13:15:00Z', 'outside_hours', 'Ada has a break from 13:00 to 14:00 on Thursday. This time is inside it.'],
  ['2026-12-04T10:00:00Z', 'outside_hours', 'Ada has no hours on Friday.'],
  [
    '2026-12-03T12:30:00Z',
    'runs_past_closing',
    'Ada’s hours end at 13:00. A visit of 90 minutes would last until 14:00.',
  ],
])('%s: %s', async (at, rule, sentence) => {
  expect(await why(at)).toMatchObject({ offered: false, rule, sentence });
});

test('a step of an hour or more is told as the hour', async () => {
  await openHours(ada, { weekly: longThursday, slotStep: 120 });
  expect((await why('2026-12-03T10:20:00Z')).sentence).toBe(
    'Visits begin on the hour. The nearest starts are 10:00 and 11:00.',
  );
});

test('hours of one date are told with that date', async () => {
  const overrides = [
    { date: '2026-12-10', intervals: [{ start: '15:00', end: '18:00' }] },
    { date: '2026-12-17', intervals: [] },
  ];
  await openHours(ada, { weekly: longThursday, overrides });
  expect((await why('2026-12-10T12:00:00Z')).sentence).toBe(
    'Ada’s day begins at 15:00 on Thursday 10 December. This time is before that.',
  );
  expect(await why('2026-12-17T12:00:00Z')).toMatchObject({
    rule: 'day_off',
    sentence: 'Ada has Thursday 17 December off.',
  });
});

test('the notice is told with the earliest start', async () => {
  await openHours(ada, { weekly: longThursday, minNotice: 240 });
  expect(await why('2026-11-26T11:00:00Z')).toMatchObject({
    rule: 'within_notice',
    sentence: 'Ada asks to be booked at least 4 hours ahead. The earliest start now is 12:00.',
  });
  await openHours(ada, { weekly: longThursday, minNotice: 1440 });
  expect((await why('2026-11-26T11:00:00Z')).sentence).toBe(
    'Ada asks to be booked at least 24 hours ahead. The earliest start now is 08:00 on Friday 27 November.',
  );
});

test('a visit in the way and the gaps around it are told apart', async () => {
  const start = Date.UTC(2026, 11, 10, 15);
  const appointmentEnd = start + 60 * minute;
  const expiresAt = world.clock.at + 10 * minute;
  await occupy(world, {
    artistId: ada.id,
    start,
    appointmentEnd,
    end: appointmentEnd + 10 * minute,
    holdId: 1,
    expiresAt,
  });
  expect(await why('2026-12-10T14:00:00Z')).toMatchObject({
    rule: 'taken',
    sentence: 'There is a visit from 15:00 to 16:00. This one of 90 minutes would overlap it.',
  });
  expect(await why('2026-12-10T16:00:00Z')).toMatchObject({
    rule: 'inside_gap',
    sentence:
      'Ada keeps 10 minutes free after each visit. The one before ends at 16:00, so the next can begin at 16:10.',
  });
  const short = await offer(ada, { duration: 60 });
  expect(await why('2026-12-10T14:00:00Z', { serviceId: short })).toMatchObject({
    rule: 'inside_gap',
    sentence:
      'Ada keeps 10 minutes free after each visit. This one would end at 15:00, too close to the next at 15:00.',
  });
});

test('the two instances of autumn’s repeated hour are told apart', async () => {
  await openHours(ada, { weekly: [{ weekday: 7, start: '00:00', end: '04:00' }] });
  expect((await why('2027-10-31T00:00:00Z')).sentence).toBe('Clients are offered 01:00 BST on Sunday 31 October 2027.');
  expect((await why('2027-10-31T01:00:00Z')).sentence).toBe('Clients are offered 01:00 GMT on Sunday 31 October 2027.');
});

test('agrees with the list for every quarter of an hour over a clock change', async () => {
  await openHours(ada, {
    weekly: [{ weekday: 7, start: '01:30', end: '06:00' }],
    slotStep: 30,
    timeZone: 'America/New_York',
  });
  const listed = await slotsOf(ada, ada.id, { serviceId, from: '2027-03-13', to: '2027-03-15' });
  expect(listed.length).toBeGreaterThan(3);
  for (let at = Date.UTC(2027, 2, 14, 4); at < Date.UTC(2027, 2, 14, 12); at += 15 * minute) {
    const instant = new Date(at).toISOString();
    expect([instant, (await why(instant)).offered]).toEqual([instant, listed.includes(instant)]);
  }
});

test('drafts can be asked about; what is removed or somebody else’s is not there', async () => {
  const draft = await offer(ada, { published: false });
  expect(await why('2026-12-03T10:00:00Z', { serviceId: draft })).toMatchObject({ offered: true });
  await ada.delete(`/api/services/${draft}`);
  expect(await why('2026-12-03T10:00:00Z', { serviceId: draft })).toMatchObject({ code: 'not_found' });
  const bea = await world.person('bea');
  const foreign = await offer(bea);
  expect(await why('2026-12-03T10:00:00Z', { serviceId: foreign })).toMatchObject({ code: 'not_found' });
});

test('is for the owner, and admins', async () => {
  const path = `/api/users/${ada.id}/slots/why?serviceId=${serviceId}&at=2026-12-03T10:00:00Z`;
  expect((await world.nobody().get(path)).status).toBe(401);
  const max = await world.person('max');
  expect((await max.get(path)).status).toBe(403);
  await appoint(world, max);
  expect((await max.get(path)).status).toBe(200);
});

test.each([
  ['at', { at: '2026-12-03 10:00' }],
  ['at', { at: '2026-02-30T10:00:00Z' }],
  ['at', { at: 'now' }],
  ['serviceId', { serviceId: '-1' }],
])('a wrong %s is refused by its name: %o', async (field, wrong) => {
  const body = await why('2026-12-03T10:00:00Z', wrong);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1960-06-01T10:00:00Z'])(
  'the far moment %s has an answer',
  async (at) => {
    expect(await why(at)).toMatchObject({ offered: false });
  },
);
