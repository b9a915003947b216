import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// Ada lives in London while the first visits are agreed, and moves to New York.
let studio: Studio;
let kept: { id: number; manageToken: string };

beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true, confirmGuestEmail: false });
  const { ada } = studio;
  await ada.patch('/api/user', {
    city: 'London',
    businessAddress: '12 High Street',
    businessPhone: '+44 20 7946 0001',
  });
  kept = (await studio.bookAsGuest('2026-12-10T10:00:00Z')).body;
  await openHours(ada, { timeZone: 'America/New_York', autoConfirm: true });
  await ada.patch('/api/user', { city: 'New York', businessAddress: '5 Broadway' });
});
afterAll(() => studio.close());

const managed = async (token: string) => (await studio.nobody().get(`/api/manage/${token}`)).body;

test('a visit that was agreed in London stays at ten o’clock in London, without a street of New York', async () => {
  expect(await managed(kept.manageToken)).toMatchObject({
    date: '2026-12-10T10:00:00.000Z',
    timeZone: 'Europe/London',
    agreed: { date: '2026-12-10', time: '10:00', place: 'London' },
    artist: { city: 'London', address: null, phone: '+44 20 7946 0001' },
  });
});

test('a visit that is agreed after the move is in New York', async () => {
  const { body } = await studio.bookAsGuest('2026-12-11T15:00:00Z');
  expect(await managed(body.manageToken)).toMatchObject({
    timeZone: 'America/New_York',
    agreed: { date: '2026-12-11', time: '10:00', place: 'New York' },
    artist: { city: 'New York', address: '5 Broadway' },
  });
});

test('a moved visit is agreed on the new place’s clock; the former place stays on record', async () => {
  const { version } = await managed(kept.manageToken);
  const moved = await studio.ada.patch(`/api/bookings/${kept.id}`, { date: '2026-12-10T15:00:00Z', version });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({
    timeZone: 'America/New_York',
    agreed: { date: '2026-12-10', time: '10:00', place: 'New York' },
  });
  const rows = await studio.app.database.run(
    'SELECT from_start AS "from", from_zone AS "zone", from_place AS "place" FROM booking_moves WHERE booking_id = $1',
    [kept.id],
  );
  expect(rows).toEqual([{ from: new Date('2026-12-10T10:00:00Z'), zone: 'Europe/London', place: 'London' }]);
});

test('each visit of a series keeps its own clock time over the change of clocks', async () => {
  const series = { isRecurring: true, recurringPattern: 'monthly', recurringCount: 4 };
  const { body } = await studio.book(studio.cleo, '2026-12-14T15:00:00Z', series);
  const rows = await studio.app.database.run<{ local: string }>(
    `SELECT to_char(local_start, 'YYYY-MM-DD HH24:MI') AS local FROM bookings WHERE $1 IN (id, parent_booking_id) ORDER BY id`,
    [body.id],
  );
  expect(rows.map(({ local }) => local)).toEqual([
    '2026-12-14 10:00',
    '2027-01-14 10:00',
    '2027-02-14 10:00',
    '2027-03-14 10:00',
  ]);
});

test('a visit cannot lose the clock time that was agreed', async () => {
  const change = studio.app.database.run(
    `UPDATE bookings SET starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' WHERE id = $1`,
    [kept.id],
  );
  await expect(change).rejects.toMatchObject({ constraint: 'bookings_local_start_check' });
});
