import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { renewRules, readRulesBeforeLaws } from '#tests/support/zone-rules.ts';
import { followZoneRules } from './use-cases/follow-zone-rules.ts';

/*
 * Manitoba's law of 2026: its winter is an hour nearer to UTC than the rules said when these visits were agreed. The database
 * is the same before and after; the second rules are those that ship.
 */
const manitoba = { timeZone: 'America/Winnipeg', autoConfirm: true, confirmGuestEmail: false, slotStep: 30 };
let studio: Studio;

beforeAll(async () => {
  readRulesBeforeLaws();
  studio = await createStudio(manitoba);
  await followZoneRules(studio.app);
});
afterAll(async () => {
  renewRules();
  await studio.close();
});
beforeEach(readRulesBeforeLaws);

async function rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return studio.app.database.run<Row>(sql, values);
}

/** The law is known: what the next start does. */
async function startWithNewRules(app = studio.app): Promise<void> {
  renewRules();
  await rows('DELETE FROM clock_moves');
  await rows(`DELETE FROM clock_updates WHERE version = '2026f'`);
  await followZoneRules(app);
}

const read = async (id: number) => (await studio.ada.get(`/api/bookings/${id}`)).body;
const agreedAt = (date: string, time: string) => ({ date, time, place: null });

test('visits of a series stay at ten o’clock, and only their instants move', async () => {
  const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
  const { body } = await studio.book(studio.cleo, '2026-12-10T16:00:00Z', weekly);
  expect(body).toMatchObject({ date: '2026-12-10T16:00:00.000Z', agreed: agreedAt('2026-12-10', '10:00') });
  await startWithNewRules();
  const after = await read(body.id);
  expect(after).toMatchObject({
    date: '2026-12-10T15:00:00.000Z',
    endsAt: '2026-12-10T16:00:00.000Z',
    agreed: agreedAt('2026-12-10', '10:00'),
    status: 'confirmed',
    reminderSent: false,
  });
  expect(after.version).toBeGreaterThan(body.version);
  expect(after.occurrences.map(({ date }: { date: string }) => date)).toEqual([
    '2026-12-10T15:00:00.000Z',
    '2026-12-17T15:00:00.000Z',
    '2026-12-24T15:00:00.000Z',
  ]);
  const [entry] = await rows<{ sequence: number }>('SELECT sequence FROM bookings WHERE id = $1', [body.id]);
  expect(entry!.sequence).toBe(1);
  // Their old time can be had, their new one cannot.
  const free = (
    await studio.cleo.get(
      `/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=2026-12-10&to=2026-12-10`,
    )
  ).body;
  expect(free.days[0].times).not.toContain('10:00');
  expect(free.days[0].times).toContain('11:00');
});

test('visits one after another move past each other, blocked time and openings go along', async () => {
  const day = '2026-12-07';
  const booked = await Promise.all(['15', '16', '17', '18'].map((hour) => studio.bookAsGuest(`${day}T${hour}:00:00Z`)));
  expect(booked.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const block = await studio.ada.post('/api/calendar/blocks', { start: `${day}T19:00:00Z`, end: `${day}T20:00:00Z` });
  expect(block.status).toBe(201);
  const openings = await Promise.all(
    ['20', '21'].map((hour) =>
      studio.ada.post('/api/openings', { serviceId: studio.serviceId, date: `${day}T${hour}:00:00Z` }),
    ),
  );
  expect(openings.map(({ status }) => status)).toEqual([201, 201]);
  await startWithNewRules();
  const taken = await rows<{ start: string }>(
    `SELECT to_char(lower(during) AT TIME ZONE 'UTC', 'HH24:MI') AS start FROM busy_times
      WHERE lower(during) BETWEEN $1 AND $1::timestamptz + interval '1 day' ORDER BY 1`,
    [`${day}T00:00:00Z`],
  );
  expect(taken.map(({ start }) => start)).toEqual(['14:00', '15:00', '16:00', '17:00', '18:00']);
  const { body: open } = await studio.cleo.get(`/api/users/${studio.ada.id}/openings`);
  expect(open.map(({ start }: { start: string }) => start)).toEqual([`${day}T19:00:00.000Z`, `${day}T20:00:00.000Z`]);
});

test('what lies in a summer, is over, was cancelled or is elsewhere stays', async () => {
  const summer = (await studio.bookAsGuest('2027-07-10T15:00:00Z')).body;
  const off = (await studio.bookAsGuest('2027-01-10T16:00:00Z')).body;
  expect((await studio.ada.post(`/api/bookings/${off.id}/cancel`)).status).toBe(200);
  await startWithNewRules();
  expect(await read(summer.id)).toMatchObject({ date: '2027-07-10T15:00:00.000Z', version: summer.version });
  expect((await read(off.id)).date).toBe('2027-01-10T16:00:00.000Z');
});

test('where a visit of another place has the time, the visit stays and is written down as a clash', async () => {
  const first = (await studio.bookAsGuest('2027-01-20T17:00:00Z')).body;
  // She moves to Toronto, and is booked there for what will be eleven o'clock in Manitoba.
  await openHours(studio.ada, { ...manitoba, timeZone: 'America/Toronto' });
  const other = await studio.bookAsGuest('2027-01-20T15:30:00Z');
  expect(other.status).toBe(201);
  await startWithNewRules();
  expect((await read(first.id)).date).toBe('2027-01-20T17:00:00.000Z');
  const moves = await rows(`SELECT kind, outcome, subject_id AS id FROM clock_moves WHERE outcome = 'clash'`);
  expect(moves).toEqual([{ kind: 'booking', outcome: 'clash', id: first.id }]);
  readRulesBeforeLaws();
  await openHours(studio.ada, manitoba);
});

test.each([
  [
    'an hour earlier, which is the instant that the visit itself goes to',
    '2027-02-10',
    '2027-02-10T16:00:00Z',
    'Wed 10 Feb, 10:00',
  ],
  ['another day', '2027-02-17', '2027-02-19T17:00:00Z', 'Fri 19 Feb, 11:00'],
])('a wish for %s ends, since its visit is another instant now; the visit moves', async (_, day, wished, said) => {
  readRulesBeforeLaws();
  await openHours(studio.ada, { ...manitoba, autoConfirm: false });
  const { body } = await studio.book(studio.cleo, `${day}T17:00:00Z`);
  expect(body).toMatchObject({ status: 'pending' });
  const confirmed = (await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' })).body;
  const asked = await studio.cleo.patch(`/api/bookings/${body.id}`, { date: wished, version: confirmed.version });
  expect(asked.body).toMatchObject({ status: 'confirmed', date: `${day}T17:00:00.000Z` });
  expect(asked.body.moveRequest).not.toBeNull();
  await startWithNewRules();
  const after = (await studio.cleo.get(`/api/bookings/${body.id}`)).body;
  expect(after).toMatchObject({ date: `${day}T16:00:00.000Z`, status: 'confirmed', moveRequest: null });
  const { body: notices } = await studio.cleo.get('/api/notifications');
  expect(notices[0]).toMatchObject({ kind: 'booking.moveExpired' });
  expect(notices[0].sentence.replaceAll('\u00a0', ' ')).toContain(said);
  expect((await studio.ada.post(`/api/bookings/${body.id}/cancel`)).status).toBe(200);
});

test('an artist whose visits cannot be moved does not keep the program closed; the next start tries again', async () => {
  readRulesBeforeLaws();
  await openHours(studio.ada, manitoba);
  const { body } = await studio.bookAsGuest('2027-02-24T17:00:00Z');
  const record = () => Promise.reject(new Error('nothing can be recorded'));
  await startWithNewRules({ ...studio.app, events: { ...studio.app.events, record } });
  expect((await read(body.id)).date).toBe('2027-02-24T17:00:00.000Z');
  await followZoneRules(studio.app);
  expect((await read(body.id)).date).toBe('2027-02-24T16:00:00.000Z');
});
