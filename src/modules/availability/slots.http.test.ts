import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer, occupy, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor;
let bea: Visitor;
let serviceId: number;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.person('ada');
  bea = await world.person('bea');
  await openHours(ada);
  serviceId = await offer(ada);
});
afterAll(() => world.close());

const minute = 60_000;
const ask = (userId: number, query: string, visitor = world.nobody()) =>
  visitor.get(`/api/users/${userId}/slots?${query}`);
/** A person open on this one weekday only. */
const openOn = (weekday: number, start: string, end: string, more: object = {}) =>
  openHours(ada, { weekly: [{ weekday, start, end }], ...more });
const freeOn = (date: string, more: object = {}) =>
  slotsOf(world.nobody(), ada.id, { serviceId, from: date, to: date, ...more });

describe('the answer', () => {
  test('lists every day of the artist’s zone, both ends included, empty ones too', async () => {
    await openHours(ada, { weekly: [{ weekday: 5, start: '09:00', end: '11:00' }] });
    const { status, body } = await ask(ada.id, `serviceId=${serviceId}&from=2026-11-26&to=2026-11-28`);
    expect(status).toBe(200);
    expect(body).toEqual({
      timeZone: 'Europe/London',
      lastDate: '2028-11-25',
      duration: 60,
      days: [
        { date: '2026-11-26', slots: [], times: [] },
        {
          date: '2026-11-27',
          slots: ['2026-11-27T09:00:00.000Z', '2026-11-27T10:00:00.000Z'],
          times: ['09:00', '10:00'],
        },
        { date: '2026-11-28', slots: [], times: [] },
      ],
    });
  });

  test('says what the clock of the place shows, by the laws of today and in an hour that comes twice', async () => {
    const dayOf = async (timeZone: string, date: string, start = '09:00') => {
      await openHours(ada, { timeZone, weekly: [{ weekday: 7, start, end: '11:00' }], slotStep: 30 });
      const { body } = await ask(ada.id, `serviceId=${serviceId}&from=${date}&to=${date}`);
      return body.days[0];
    };
    expect(await dayOf('America/Winnipeg', '2026-12-13')).toMatchObject({
      slots: ['2026-12-13T14:00:00.000Z', '2026-12-13T14:30:00.000Z', '2026-12-13T15:00:00.000Z'],
      times: ['09:00', '09:30', '10:00'],
    });
    const autumn = await dayOf('Europe/London', '2027-10-31', '00:30');
    expect(autumn.times.slice(0, 6)).toEqual(['00:30', '01:00', '01:30', '01:00', '01:30', '02:00']);
  });

  test('leaves out what is past, within notice, or beyond the horizon', async () => {
    await openHours(ada);
    expect((await freeOn('2026-11-26'))[0]).toBe('2026-11-26T09:00:00.000Z');
    await openHours(ada, { minNotice: 120 });
    expect((await freeOn('2026-11-26'))[0]).toBe('2026-11-26T10:00:00.000Z');
    await openHours(ada, { maxAdvance: 1 });
    expect(await freeOn('2026-11-25')).toEqual([]);
    expect(await freeOn('2026-11-27')).toHaveLength(8);
    expect(await freeOn('2026-11-28')).toEqual([]);
  });

  test('answers two months and not a day more', async () => {
    await openHours(ada);
    expect((await ask(ada.id, `serviceId=${serviceId}&from=2026-11-26&to=2027-01-26`)).body.days).toHaveLength(62);
    const { status, body } = await ask(ada.id, `serviceId=${serviceId}&from=2026-11-26&to=2027-01-27`);
    expect(status).toBe(400);
    expect(body.fields.to).toContain('62');
  });

  test.each([
    ['no service', 'from=2026-11-26&to=2026-11-26', 'serviceId'],
    ['a service that is no id', 'serviceId=1e3&from=2026-11-26&to=2026-11-26', 'serviceId'],
    ['a service beyond 32 bits', 'serviceId=2147483648&from=2026-11-26&to=2026-11-26', 'serviceId'],
    ['no first day', 'serviceId=1001&to=2026-11-26', 'from'],
    ['a day that no calendar has', 'serviceId=1001&from=2026-02-29&to=2026-03-01', 'from'],
    ['a day in another form', 'serviceId=1001&from=2026-11-26&to=26.11.2026', 'to'],
    ['an instant', 'serviceId=1001&from=2026-11-26T00:00:00Z&to=2026-11-26', 'from'],
    ['a last day before the first', 'serviceId=1001&from=2026-11-27&to=2026-11-26', 'to'],
    ['the whole calendar', 'serviceId=1001&from=0001-01-01&to=9999-12-31', 'to'],
  ])('refuses %s by its field', async (_what, query, field) => {
    const { status, body } = await ask(ada.id, query);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('days at the ends of the calendar are empty, not an error', async () => {
    for (const [from, to] of [
      ['0001-01-01', '0001-02-01'],
      ['9999-11-01', '9999-12-31'],
    ]) {
      const { status, body } = await ask(ada.id, `serviceId=${serviceId}&from=${from}&to=${to}`);
      expect(status).toBe(200);
      expect(body.days.at(0).date).toBe(from);
      expect(body.days.at(-1).date).toBe(to);
      expect(body.days.every(({ slots }: { slots: string[] }) => slots.length === 0)).toBe(true);
    }
  });

  test('knows only published services of this very person', async () => {
    const dates = 'from=2026-11-26&to=2026-11-26';
    const draft = await offer(ada, { published: false });
    const removed = await offer(ada);
    await ada.delete(`/api/services/${removed}`);
    const foreign = await offer(bea);
    for (const id of [draft, removed, foreign, 2_147_483_647]) {
      expect((await ask(ada.id, `serviceId=${id}&${dates}`, ada)).status).toBe(404);
    }
    expect((await ask(2_147_483_647, `serviceId=${serviceId}&${dates}`)).status).toBe(404);
    expect((await ask(0, `serviceId=${serviceId}&${dates}`)).status).toBe(404);
  });
});

describe('hours', () => {
  test('several stretches a day, touching ones joined, the last start early enough to end in time', async () => {
    const day = (start: string, end: string) => ({ weekday: 5, start, end });
    await openHours(ada, { weekly: [day('09:00', '10:30'), day('10:30', '12:00'), day('14:00', '15:30')] });
    expect(await freeOn('2026-11-27')).toEqual(times('2026-11-27', '09:00', '10:00', '11:00', '14:00'));
  });

  test('open through midnight when one day ends at 24:00 and the next begins at 00:00', async () => {
    const weekly = [
      { weekday: 5, start: '22:00', end: '24:00' },
      { weekday: 6, start: '00:00', end: '01:00' },
    ];
    await openHours(ada, { weekly });
    const long = await offer(ada, { duration: 180 });
    const free = await slotsOf(bea, ada.id, { serviceId: long, from: '2026-11-27', to: '2026-11-28' });
    expect(free).toEqual(['2026-11-27T22:00:00.000Z']);
  });

  test('an override replaces its day; without hours it is a day off', async () => {
    const overrides = [
      { date: '2026-11-27', intervals: [] },
      { date: '2026-11-28', intervals: [{ start: '20:00', end: '21:00' }] },
    ];
    await openHours(ada, { overrides });
    expect(await freeOn('2026-11-27')).toEqual([]);
    expect(await freeOn('2026-11-28')).toEqual(times('2026-11-28', '20:00'));
    expect(await freeOn('2026-11-29')).toHaveLength(8);
  });

  test('starts lie on the clock of the place, also in a zone of a half-hour offset', async () => {
    await openOn(5, '09:10', '11:10', { timeZone: 'Asia/Kolkata' });
    expect(await freeOn('2026-11-27')).toEqual(['2026-11-27T04:30:00.000Z']);
    await openOn(5, '09:10', '11:10', { timeZone: 'Asia/Kolkata', slotStep: 20 });
    expect(await freeOn('2026-11-27')).toEqual(['03:50', '04:10', '04:30'].map((time) => `2026-11-27T${time}:00.000Z`));
  });
});

describe('where clocks change', () => {
  test('New York in spring: what does not exist is left out, a shift that begins in the gap opens after it', async () => {
    const zone = { timeZone: 'America/New_York' };
    await openOn(7, '01:00', '05:00', zone);
    expect(await freeOn('2027-03-14')).toEqual(times('2027-03-14', '06:00', '07:00', '08:00'));
    expect(await freeOn('2027-03-21')).toEqual(times('2027-03-21', '05:00', '06:00', '07:00', '08:00'));
    await openOn(7, '02:30', '05:00', { ...zone, slotStep: 30 });
    expect(await freeOn('2027-03-14')).toEqual(times('2027-03-14', '07:00', '07:30', '08:00'));
  });

  test('London in autumn: both instances of the repeated hour are listed', async () => {
    await openOn(7, '00:30', '03:00', { slotStep: 30, maxAdvance: 730 });
    expect(await freeOn('2027-10-31')).toEqual([
      '2027-10-30T23:30:00.000Z',
      ...times('2027-10-31', '00:00', '00:30', '01:00', '01:30', '02:00'),
    ]);
    expect(await freeOn('2027-11-07')).toEqual(times('2027-11-07', '00:30', '01:00', '01:30', '02:00'));
  });

  test('New York in autumn, on the day itself: a visit over the repeated hour takes its true length', async () => {
    const night = Date.UTC(2026, 9, 31, 20, 0);
    const before = world.clock.at;
    world.clock.at = night;
    await openOn(7, '00:00', '03:00', { timeZone: 'America/New_York' });
    expect(await freeOn('2026-11-01')).toEqual(times('2026-11-01', '04:00', '05:00', '06:00', '07:00'));
    const long = await offer(ada, { duration: 240 });
    expect(await freeOn('2026-11-01', { serviceId: long })).toEqual(times('2026-11-01', '04:00'));
    world.clock.at = before;
  });
});

describe('what is busy', () => {
  const nine = Date.UTC(2026, 10, 27, 9);
  const hour = 60 * minute;
  test('blocks its time and gap for every service, until it expires', async () => {
    await openHours(ada, { bufferAfter: 15, slotStep: 15 });
    const expiresAt = world.clock.at + 10 * minute;
    const end = nine + 3 * hour;
    const held = { artistId: ada.id, start: nine + 2 * hour, appointmentEnd: end, end: end + 15 * minute };
    await occupy(world, { ...held, holdId: 1, expiresAt });
    const free = await freeOn('2026-11-27');
    expect(free).toContain('2026-11-27T09:45:00.000Z');
    expect(free).toContain('2026-11-27T12:15:00.000Z');
    for (const time of times('2026-11-27', '10:00', '11:00', '11:45', '12:00')) expect(free).not.toContain(time);
    const otherService = await offer(ada, { duration: 30, extraGap: 60 });
    const forOther = await freeOn('2026-11-27', { serviceId: otherService });
    expect(forOther).toContain('2026-11-27T09:30:00.000Z');
    expect(forOther).not.toContain('2026-11-27T09:45:00.000Z');
    world.clock.at = expiresAt;
    expect(await freeOn('2026-11-27')).toContain('2026-11-27T11:00:00.000Z');
    world.clock.at = expiresAt - 10 * minute;
  });

  test('of somebody else is not in the way', async () => {
    await openHours(bea);
    const own = await offer(bea);
    expect(await slotsOf(ada, bea.id, { serviceId: own, from: '2026-11-27', to: '2026-11-27' })).toHaveLength(8);
  });
});

function times(date: string, ...clocks: string[]): string[] {
  return clocks.map((clock) => `${date}T${clock}:00.000Z`);
}
