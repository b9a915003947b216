import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
const dates = (list: { date: string }[]) => list.map(({ date }) => date);
const preview = (date: string, more: object) =>
  studio.cleo.post('/api/bookings/preview', { artistId: studio.ada.id, serviceId: studio.serviceId, date, ...more });

describe('a series', () => {
  test('is booked whole: the first visit answers with all of them', async () => {
    const { status, body } = await studio.book(studio.cleo, '2026-12-01T10:00:00Z', weekly);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      isRecurring: true,
      recurringPattern: 'weekly',
      recurringInterval: 1,
      recurringCount: 3,
      parentBookingId: null,
    });
    expect(dates(body.occurrences)).toEqual([
      '2026-12-01T10:00:00.000Z',
      '2026-12-08T10:00:00.000Z',
      '2026-12-15T10:00:00.000Z',
    ]);
    expect(body.occurrences[0].id).toBe(body.id);
    const second = await studio.ada.get(`/api/bookings/${body.occurrences[1].id}`);
    expect(second.body).toMatchObject({ parentBookingId: body.id, total: 6000, status: 'pending', isRecurring: true });
  });

  test('with a date that is taken is not booked at all, and the answer previews every date', async () => {
    await studio.book(studio.cleo, '2027-01-12T10:00:00Z');
    const { status, body } = await studio.book(studio.cleo, '2027-01-05T10:00:00Z', weekly);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'taken', alternatives: ['2027-01-12T11:00:00.000Z'] });
    expect(body.occurrences.map(({ free }: { free: boolean }) => free)).toEqual([true, false, true]);
    expect((await studio.book(studio.cleo, '2027-01-05T10:00:00Z')).status).toBe(201);
  });

  test('leaves out and moves what its client says', async () => {
    await studio.book(studio.cleo, '2027-02-09T10:00:00Z');
    const settled = {
      ...weekly,
      recurringCount: 4,
      skip: ['2027-02-16'],
      instead: [{ day: '2027-02-09', date: '2027-02-09T12:00:00Z' }],
    };
    const { status, body } = await studio.book(studio.cleo, '2027-02-02T10:00:00Z', settled);
    expect(status).toBe(201);
    expect(dates(body.occurrences)).toEqual([
      '2027-02-02T10:00:00.000Z',
      '2027-02-09T12:00:00.000Z',
      '2027-02-23T10:00:00.000Z',
    ]);
  });

  test('is confirmed by one step for all, or visit by visit', async () => {
    const { body } = await studio.book(studio.cleo, '2027-03-02T10:00:00Z', weekly);
    const [first, second, third] = body.occurrences;
    const step = (id: number, more: object) =>
      studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed', ...more });
    expect((await step(second.id, {})).body.occurrences.map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'confirmed',
      'pending',
    ]);
    const { body: all } = await step(first.id, { all: true });
    expect(all.occurrences.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('confirmed'));
    expect(third.id).toBeGreaterThan(first.id);
  });

  test('cancelAll takes this visit and the later open ones, and never an earlier one', async () => {
    const { body } = await studio.book(studio.cleo, '2027-04-06T10:00:00Z', { ...weekly, recurringCount: 4 });
    const [first, second, third, fourth] = body.occurrences;
    await studio.cleo.post(`/api/bookings/${third.id}/cancel`);
    const { status, body: cancelled } = await studio.cleo.post(`/api/bookings/${second.id}/cancel`, {
      cancelAll: true,
    });
    expect(status).toBe(200);
    expect(cancelled).toMatchObject({ id: second.id, status: 'cancelled' });
    const states = Object.fromEntries(
      cancelled.occurrences.map(({ id, status: state, version }: Record<string, unknown>) => [id, [state, version]]),
    );
    expect(states).toEqual({
      [first.id]: ['pending', 1],
      [second.id]: ['cancelled', 2],
      [third.id]: ['cancelled', 2],
      [fourth.id]: ['cancelled', 2],
    });
    expect((await studio.book(studio.cleo, fourth.date)).status).toBe(201);
  });
});

describe('the preview', () => {
  test('says of every date whether it is free, or why not and what is near; and books nothing', async () => {
    await studio.book(studio.cleo, '2027-05-11T10:00:00Z');
    const { status, body } = await preview('2027-05-04T10:00:00Z', weekly);
    expect(status).toBe(200);
    expect(body).toEqual({
      timeZone: 'Europe/London',
      price: 6000,
      discount: 0,
      total: 6000,
      offerTitle: null,
      codeProblem: null,
      currency: 'USD',
      dueNow: 0,
      policy: { version: 1, freeCancellationMinutes: 1440, lateCancelPercent: 0, noShowPercent: 0 },
      duration: 60,
      monthsWithoutDay: [],
      datesWithoutDay: [],
      occurrences: [
        free('2027-05-04', '2027-05-04T10:00:00.000Z'),
        {
          day: '2027-05-11',
          date: '2027-05-11T10:00:00.000Z',
          clocksSkipTime: false,
          free: false,
          reason: 'taken',
          sentence: 'This time is taken.',
          nearest: '2027-05-11T11:00:00.000Z',
        },
        free('2027-05-18', '2027-05-18T10:00:00.000Z'),
      ],
    });
    expect((await studio.book(studio.cleo, '2027-05-04T10:00:00Z')).status).toBe(201);
  });

  const free = (day: string, date: string) => ({
    day,
    date,
    clocksSkipTime: false,
    free: true,
    reason: null,
    sentence: null,
    nearest: null,
  });

  test('works for nobody in particular, and of a single visit', async () => {
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2027-05-20T10:00:00Z' };
    const { status, body } = await studio.nobody().post('/api/bookings/preview', wish);
    expect(status).toBe(200);
    expect(body.occurrences).toEqual([free('2027-05-20', '2027-05-20T10:00:00.000Z')]);
  });

  test('a monthly 31st passes over the months without one, and says which', async () => {
    const monthly = { isRecurring: true, recurringPattern: 'monthly', recurringCount: 3 };
    const { body } = await preview('2027-01-31T10:00:00Z', monthly);
    expect(body.occurrences.map(({ day }: { day: string }) => day)).toEqual(['2027-01-31', '2027-03-31', '2027-05-31']);
    expect(body.monthsWithoutDay).toEqual(['2027-02', '2027-04']);
  });

  test('what clients can book ahead binds the first visit alone; days off and outside hours are told apart', async () => {
    const bea = await studio.person('bea');
    const overrides = [
      { date: '2026-12-08', intervals: [] },
      { date: '2026-12-15', intervals: [{ start: '13:00', end: '17:00' }] },
    ];
    await openHours(bea, { overrides, maxAdvance: 30 });
    const serviceId = await offer(bea);
    const wish = { artistId: bea.id, serviceId, ...weekly, recurringCount: 6 };
    const { body } = await studio.cleo.post('/api/bookings/preview', { ...wish, date: '2026-12-01T10:00:00Z' });
    expect(body.occurrences.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      'day_off',
      'outside_hours',
      null,
      null,
      null,
    ]);
    expect(body.occurrences[2].nearest).toBe('2026-12-15T13:00:00.000Z');
    const late = await studio.cleo.post('/api/bookings', { ...wish, date: '2026-12-29T10:00:00Z' });
    expect(late).toMatchObject({ status: 400, body: { fields: { date: expect.any(String) } } });
  });
});

describe('the clock on the wall stays when clocks change', () => {
  test.each([
    ['America/New_York', '2027-03-09T15:00:00Z', 'spring', ['T15:00', 'T14:00', 'T14:00']],
    ['America/New_York', '2027-11-02T14:00:00Z', 'autumn', ['T14:00', 'T15:00', 'T15:00']],
    ['Europe/London', '2027-03-23T10:00:00Z', 'spring', ['T10:00', 'T09:00', 'T09:00']],
    ['Europe/London', '2027-10-26T09:00:00Z', 'autumn', ['T09:00', 'T10:00', 'T10:00']],
  ])('%s from %s (%s)', async (timeZone, date, _season, starts) => {
    const artist = await studio.person(`artist${Math.floor(Date.parse(date) / 1e6)}${timeZone.length}`);
    await openHours(artist, { timeZone });
    const serviceId = await offer(artist);
    const { status, body } = await studio.cleo.post('/api/bookings', {
      artistId: artist.id,
      serviceId,
      date,
      ...weekly,
    });
    expect(status).toBe(201);
    expect(dates(body.occurrences).map((at) => at.slice(10, 16))).toEqual(starts);
    expect(body.timeZone).toBe(timeZone);
  });

  test('a time that the clocks skip begins at the first minute after, and the preview says so', async () => {
    const night = await studio.person('night');
    await openHours(night, { timeZone: 'Europe/London', weekly: [{ weekday: 7, start: '00:00', end: '06:00' }] });
    const serviceId = await offer(night);
    const wish = { artistId: night.id, serviceId, date: '2027-03-21T01:00:00Z', ...weekly, recurringCount: 2 };
    const { body } = await studio.cleo.post('/api/bookings/preview', wish);
    expect(body.occurrences).toMatchObject([
      { date: '2027-03-21T01:00:00.000Z', clocksSkipTime: false, free: true },
      { date: '2027-03-28T01:00:00.000Z', clocksSkipTime: true, free: true },
    ]);
  });
});

describe('what no series can be', () => {
  test.each([
    ['no pattern', { recurringPattern: undefined }, 'recurringPattern'],
    ['an unknown pattern', { recurringPattern: 'yearly' }, 'recurringPattern'],
    ['no length', { recurringCount: undefined }, 'recurringCount'],
    ['no visit', { recurringCount: 0 }, 'recurringCount'],
    ['27 visits', { recurringCount: 27 }, 'recurringCount'],
    ['a count beyond all bounds', { recurringCount: 1e12 }, 'recurringCount'],
    ['fewer than 27 that take longer than a year', { recurringInterval: 5, recurringCount: 12 }, 'recurringCount'],
    ['an interval of nothing', { recurringInterval: 0 }, 'recurringInterval'],
    ['an end before its start', { recurringEndDate: '2027-05-31' }, 'recurringEndDate'],
    ['an end more than 12 months away', { recurringEndDate: '2028-06-02' }, 'recurringEndDate'],
    ['an end that is no date', { recurringEndDate: '2027-02-30' }, 'recurringEndDate'],
    ['nothing left of it', { recurringCount: 1, skip: ['2027-06-01'] }, 'skip'],
    [
      'another time for a date it does not have',
      { instead: [{ day: '2027-06-02', date: '2027-06-02T10:00:00Z' }] },
      'instead',
    ],
  ])('%s is a 400 that names it', async (_what, more, field) => {
    for (const path of ['/api/bookings', '/api/bookings/preview']) {
      const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2027-06-01T10:00:00Z', ...weekly };
      const { status, body } = await studio.cleo.post(path, { ...wish, ...more });
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual([field]);
    }
  });

  test('a first visit in the past or off the grid is a 400 that names the date', async () => {
    for (const date of ['2026-11-26T07:00:00Z', '2027-06-01T10:10:00Z']) {
      const { status, body } = await studio.book(studio.cleo, date, weekly);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['date']);
    }
  });

  test('a series may end by date, a year away', async () => {
    const yearly = { isRecurring: true, recurringPattern: 'monthly', recurringEndDate: '2028-07-06' };
    const { body } = await preview('2027-07-06T10:00:00Z', yearly);
    expect(body.occurrences).toHaveLength(13);
  });

  test('a series of one visit is a visit', async () => {
    const { status, body } = await studio.book(studio.cleo, '2027-06-08T10:00:00Z', { ...weekly, recurringCount: 1 });
    expect(status).toBe(201);
    expect(body.occurrences).toHaveLength(1);
  });
});
