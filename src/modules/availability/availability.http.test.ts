import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyDay, occupyByBooking, offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada', { timeZone: 'America/New_York' });
});
afterAll(() => world.close());

const shown = (userId: number) => world.nobody().get(`/api/users/${userId}/availability`);

describe('before anything is set', () => {
  test('somebody has no hours, their own zone, and no free times', async () => {
    const { status, body } = await shown(ada.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      timeZone: 'America/New_York',
      weekly: [],
      overrides: [],
      slotStep: 15,
      minNotice: 120,
      maxAdvance: 60,
      autoConfirm: false,
      confirmGuestEmail: false,
    });
    const serviceId = await offer(ada);
    const slots = await world
      .nobody()
      .get(`/api/users/${ada.id}/slots?serviceId=${serviceId}&from=2026-11-26&to=2026-11-27`);
    expect(slots.body).toEqual({
      timeZone: 'America/New_York',
      lastDate: '2027-01-25',
      duration: 60,
      days: [
        { date: '2026-11-26', slots: [], times: [] },
        { date: '2026-11-27', slots: [], times: [] },
      ],
    });
  });

  test('whoever registers to take bookings begins with the working week, in a zone still to be confirmed', async () => {
    const bea = await world.person('bea', { accountType: 'business', timeZone: 'Asia/Kolkata' });
    const { body } = await bea.get(`/api/users/${bea.id}/availability`);
    expect(body).toMatchObject({ timeZone: 'Asia/Kolkata', zoneConfirmed: false, bufferBefore: 0, bufferAfter: 0 });
    expect(body.weekly).toEqual([1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })));
    await openHours(bea);
    expect((await bea.get(`/api/users/${bea.id}/availability`)).body).toMatchObject({ zoneConfirmed: true });
  });

  test('an unknown person has none', async () => {
    expect((await shown(2_147_483_647)).status).toBe(404);
    for (const id of ['0', '2147483648', '1e3', 'abc']) {
      expect((await ada.get(`/api/users/${id}/availability`)).status).toBe(404);
    }
  });
});

describe('saving', () => {
  const full = {
    timeZone: 'europe/london',
    weekly: [
      { weekday: 7, start: '22:00', end: '24:00' },
      { weekday: 1, start: '13:00', end: '17:30' },
      { weekday: 1, start: '09:00', end: '12:00' },
      { weekday: 1, start: '12:00', end: '13:00' },
    ],
    overrides: [
      { date: '2026-12-25', intervals: [] },
      { date: '2026-12-24', intervals: [{ start: '00:00', end: '12:00' }] },
    ],
    slotStep: 20,
    bufferBefore: 5,
    bufferAfter: 10,
    minNotice: 0,
    maxAdvance: 730,
    autoConfirm: true,
  };

  test('replaces everything, answers it in order, and shows the public no gaps', async () => {
    await openHours(ada);
    const { status, body } = await ada.put('/api/availability', full);
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: 'Europe/London', stranded: { count: 0, visits: [] } });
    const { body: own } = await ada.get(`/api/users/${ada.id}/availability`);
    expect(own).toEqual({
      ...full,
      confirmGuestEmail: false,
      timeZone: 'Europe/London',
      weekly: [full.weekly[2], full.weekly[3], full.weekly[1], full.weekly[0]],
      overrides: full.overrides.toReversed(),
      zoneConfirmed: true,
    });
    const { body: seen } = await shown(ada.id);
    expect(seen).toMatchObject({ timeZone: 'Europe/London', slotStep: 20, maxAdvance: 730, autoConfirm: true });
    expect(seen).not.toHaveProperty('bufferBefore');
    expect(seen).not.toHaveProperty('bufferAfter');
    expect(seen).not.toHaveProperty('zoneConfirmed');
  });

  test('without automatic confirmation said, it is off', async () => {
    const { autoConfirm: _unsaid, ...rest } = full;
    expect((await ada.put('/api/availability', rest)).body.autoConfirm).toBe(false);
  });

  test('asks for a session, and a body about somebody else changes only one’s own', async () => {
    expect((await world.nobody().put('/api/availability', full)).status).toBe(401);
    const cleo = await world.person('cleo');
    await cleo.put('/api/availability', { ...everyDay, userId: ada.id, slotStep: 5 });
    expect((await shown(ada.id)).body.slotStep).toBe(20);
    expect((await shown(cleo.id)).body.slotStep).toBe(5);
  });

  const monday = (start: string, end: string) => ({ weekday: 1, start, end });
  const onDate = (date: string, ...intervals: object[]) => ({ overrides: [{ date, intervals }] });
  test.each([
    ['an unknown zone', { timeZone: 'Europe/Atlantis' }, 'timeZone'],
    ['a fixed offset as zone', { timeZone: '+02:00' }, 'timeZone'],
    ['an endless zone', { timeZone: 'x'.repeat(90_000) }, 'timeZone'],
    ['no zone', { timeZone: undefined }, 'timeZone'],
    ['a step of 4', { slotStep: 4 }, 'slotStep'],
    ['a step of 241', { slotStep: 241 }, 'slotStep'],
    ['half a minute', { bufferAfter: 0.5 }, 'bufferAfter'],
    ['a negative gap', { bufferBefore: -1 }, 'bufferBefore'],
    ['a gap of 481', { bufferBefore: 481 }, 'bufferBefore'],
    ['a negative notice', { minNotice: -1 }, 'minNotice'],
    ['a huge notice', { minNotice: 1e15 }, 'minNotice'],
    ['a notice beyond the horizon', { minNotice: 1441, maxAdvance: 1 }, 'minNotice'],
    ['no horizon', { maxAdvance: 0 }, 'maxAdvance'],
    ['a horizon of three years', { maxAdvance: 731 }, 'maxAdvance'],
    ['a number as text', { slotStep: '15' }, 'slotStep'],
    ['automatic confirmation as text', { autoConfirm: 'yes' }, 'autoConfirm'],
    ['an eighth weekday', { weekly: [{ weekday: 8, start: '09:00', end: '10:00' }] }, 'weekly.0.weekday'],
    ['a time without a colon', { weekly: [monday('0900', '10:00')] }, 'weekly.0.start'],
    ['a time of one digit', { weekly: [monday('9:00', '10:00')] }, 'weekly.0.start'],
    ['a time after 24:00', { weekly: [monday('09:00', '24:01')] }, 'weekly.0.end'],
    ['a minute of 60', { weekly: [monday('09:00', '10:60')] }, 'weekly.0.end'],
    ['a wrong time after right ones', { weekly: [...everyDay.weekly, monday('18:00', '7pm')] }, 'weekly.7.end'],
    ['24:00 as a start', { weekly: [monday('24:00', '24:00')] }, 'weekly.0.end'],
    ['an end before the start', { weekly: [monday('17:00', '09:00')] }, 'weekly.0.end'],
    ['an empty stretch', { weekly: [monday('09:00', '09:00')] }, 'weekly.0.end'],
    ['overlapping stretches', { weekly: [monday('09:00', '12:00'), monday('11:59', '13:00')] }, 'weekly.1'],
    ['the same stretch twice', { weekly: [monday('09:00', '12:00'), monday('09:00', '12:00')] }, 'weekly.1'],
    ['a date that no calendar has', onDate('2026-02-30'), 'overrides.0.date'],
    ['a date in another order', onDate('26.11.2026'), 'overrides.0.date'],
    ['the year 0', onDate('0000-01-01'), 'overrides.0.date'],
    [
      'a date twice',
      { overrides: [onDate('2026-12-25'), onDate('2026-12-25')].flatMap(({ overrides }) => overrides) },
      'overrides.1.date',
    ],
    [
      'overlapping hours of a date',
      onDate('2026-12-25', { start: '09:00', end: '12:00' }, { start: '10:00', end: '11:00' }),
      'overrides.0.intervals.1',
    ],
    ['hours that are no list', { weekly: {} }, 'weekly'],
    ['11 stretches of a date', onDate('2026-12-25', ...stretches(11)), 'overrides.0.intervals'],
    ['11 stretches of a weekday', { weekly: stretches(11).map((each) => ({ weekday: 1, ...each })) }, 'weekly'],
    ['401 overrides', { overrides: dates(401).map((date) => ({ date, intervals: [] })) }, 'overrides'],
  ])('refuses %s by its field, and changes nothing', async (_what, wrong, field) => {
    const before = (await ada.get(`/api/users/${ada.id}/availability`)).body;
    const { status, body } = await ada.put('/api/availability', { ...full, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\.$/);
    expect((await ada.get(`/api/users/${ada.id}/availability`)).body).toEqual(before);
  });

  test.each([
    ['a NUL byte', JSON.stringify({ ...full, timeZone: 'Europe/Lon\0don' }), 400],
    ['half a JSON', '{"weekly":[', 400],
    ['more than a request may hold', JSON.stringify({ ...full, more: 'x'.repeat(110_000) }), 413],
  ])('refuses %s', async (_what, raw, status) => {
    expect((await ada.put('/api/availability', raw)).status).toBe(status);
  });

  test('takes the most there may be: 10 stretches a day, 400 overrides', async () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => stretches(10).map((each) => ({ weekday, ...each })));
    const overrides = dates(400).map((date) => ({ date, intervals: [{ start: '09:00', end: '24:00' }] }));
    const dot = await world.person('dot');
    await openHours(dot, { weekly, overrides });
    const { body } = await dot.get(`/api/users/${dot.id}/availability`);
    expect(body.weekly).toEqual(weekly);
    expect(body.overrides).toEqual(overrides);
  });

  test('two savings at once end as one of the two, never as a mixture', async () => {
    const eve = await world.person('eve');
    const one = {
      weekly: [monday('08:00', '12:00')],
      overrides: [{ date: '2027-01-01', intervals: [] }],
      slotStep: 10,
    };
    const other = {
      weekly: [monday('09:00', '13:00')],
      overrides: [{ date: '2027-01-02', intervals: [] }],
      slotStep: 20,
    };
    const wishes = Array.from({ length: 12 }, (_, index) => ({ ...everyDay, ...(index % 2 ? one : other) }));
    const answers = await Promise.all(wishes.map((wish) => eve.put('/api/availability', wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await eve.get(`/api/users/${eve.id}/availability`);
    expect(body).toMatchObject(body.slotStep === 10 ? one : other);
    expect(body.weekly).toHaveLength(1);
    expect(body.overrides).toHaveLength(1);
  });
});

describe('open visits and new hours', () => {
  test('are told apart: those still covered and those stranded, which stand', async () => {
    const fay = await world.person('fay');
    await openHours(fay);
    const serviceId = await offer(fay);
    const at = (hour: number, day = 30) => Date.UTC(2026, 10, day, hour, 7);
    await occupyByBooking(world, 1, fay.id, at(9), at(10));
    await occupyByBooking(world, 2, fay.id, at(12), at(14));
    await occupyByBooking(world, 3, fay.id, at(15, 28), at(16, 28));
    await occupyByBooking(world, 4, fay.id, at(9, 25), at(10, 25));
    const weekly = [{ weekday: 1, start: '09:00', end: '13:00' }];
    const wished = { ...everyDay, weekly, minNotice: 43_200, slotStep: 240 };
    const stranded = {
      count: 2,
      visits: [
        { bookingId: 3, date: '2026-11-28T15:07:00.000Z' },
        { bookingId: 2, date: '2026-11-30T12:07:00.000Z' },
      ],
    };
    const told = await fay.post('/api/availability/preview', wished);
    expect(told).toMatchObject({ status: 200, body: { stranded } });
    expect((await fay.get(`/api/users/${fay.id}/availability`)).body.weekly).toHaveLength(7);
    expect((await fay.put('/api/availability', wished)).body.stranded).toEqual(stranded);
    // What stands outside already is told with the change that left it there, and with no later one.
    const holiday = { ...wished, overrides: [{ date: '2026-12-24', intervals: [] }] };
    const none = { count: 0, visits: [] };
    expect((await fay.post('/api/availability/preview', holiday)).body.stranded).toEqual(none);
    expect((await fay.put('/api/availability', holiday)).body.stranded).toEqual(none);
    const wrong = { ...wished, weekly: [{ weekday: 1, start: '13:00', end: '09:00' }] };
    expect((await fay.post('/api/availability/preview', wrong)).body.fields).toHaveProperty(['weekly.0.end']);
    await openHours(fay);
    const monday = await slotsOf(fay, fay.id, { serviceId, from: '2026-11-30', to: '2026-11-30' });
    expect(monday).not.toContain('2026-11-30T12:00:00.000Z');
  });
});

function stretches(count: number) {
  const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 || '00'}`;
  return Array.from({ length: count }, (_, each) => ({ start: clock(each * 90), end: clock(each * 90 + 60) }));
}

function dates(count: number): string[] {
  return Array.from({ length: count }, (_, each) => new Date(Date.UTC(2026, 10, 26 + each)).toISOString().slice(0, 10));
}
