import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MoveRequested } from './bookings.events.ts';
import { offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { at, movesIn } from '#tests/support/moves.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Visitor } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterEach(() => {
  studio.clock.at = thursdayMorning;
});
afterAll(() => studio.close());

const day = 24 * 3_600_000;
const { move, confirm, confirmed, asked, answer, read } = movesIn(() => studio);

test('the artist’s calendar shows the visit at its time and the wish at the other, on whichever day either is', async () => {
  const dee = await studio.person('dee');
  await openHours(dee);
  const { id } = (await studio.book(dee, '2027-02-01T10:00:00Z')).body;
  await confirm(id);
  await move(id, '2027-02-03T12:00:00Z', 2, dee);
  const calendar = async (who: Visitor, date: string) => (await who.get(`/api/calendar?from=${date}&to=${date}`)).body;
  const wish = { start: at('2027-02-03T12:00:00Z'), end: at('2027-02-03T13:00:00Z') };
  expect(await calendar(studio.ada, '2027-02-01')).toMatchObject({ bookings: [{ id }], moveRequests: [] });
  expect(await calendar(studio.ada, '2027-02-03')).toMatchObject({
    bookings: [],
    moveRequests: [
      {
        bookingId: id,
        ...wish,
        blockedUntil: wish.end,
        insteadOf: at('2027-02-01T10:00:00Z'),
        serviceName: 'Cut',
        clientName: 'Dee',
      },
    ],
  });
  // A client who takes bookings, too, is busy at both times.
  const own = async (date: string) =>
    (await calendar(dee, date)).ownVisits.map(({ start, status }: { start: string; status: string }) => [
      start,
      status,
    ]);
  expect(await own('2027-02-01')).toEqual([[at('2027-02-01T10:00:00Z'), 'confirmed']]);
  expect(await own('2027-02-03')).toEqual([[wish.start, 'pending']]);
  const serviceId = await offer(dee);
  const slots = await slotsOf(studio.nobody(), dee.id, { serviceId, from: '2027-02-01', to: '2027-02-03' });
  expect(slots).not.toContain(at('2027-02-01T10:00:00Z'));
  expect(slots).not.toContain(wish.start);
  expect(slots).toContain(at('2027-02-03T10:00:00Z'));
  await answer(id, 3, 'declined');
  expect((await calendar(studio.ada, '2027-02-03')).moveRequests).toEqual([]);
  expect(await own('2027-02-03')).toEqual([]);
});

describe('the answer', () => {
  test('is the artist’s alone, of a version that they saw', async () => {
    const id = await asked('2026-12-17T10:00:00Z', '2026-12-17T12:00:00Z');
    const path = `/api/bookings/${id}/move-request`;
    const said = { answer: 'accepted', version: 3 };
    expect((await studio.cleo.post(path, said)).status).toBe(403);
    expect((await studio.nobody().post(path, said)).status).toBe(401);
    expect((await answer(id, 2, 'accepted')).body.code).toBe('conflict');
    expect((await studio.ada.post(path, { ...said, answer: 'perhaps' })).status).toBe(400);
    expect((await studio.ada.post(path, { answer: 'accepted' })).body.fields).toHaveProperty('version');
  });

  test('given twice in one moment is given once', async () => {
    const id = await asked('2026-12-18T10:00:00Z', '2026-12-18T12:00:00Z');
    const answers = await Promise.all([answer(id, 3, 'accepted'), answer(id, 3, 'declined')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { date, moveRequest } = await read(id);
    expect(moveRequest).toBeNull();
    expect(date).toBe(at(answers[0].status === 200 ? '2026-12-18T12:00:00Z' : '2026-12-18T10:00:00Z'));
    const [row] = await studio.app.database.run<{ count: string }>(
      'SELECT count(*) FROM busy_times WHERE booking_id = $1',
      [id],
    );
    expect(Number(row!.count)).toBe(1);
  });

  test('and another booking in one moment: the time is given once', async () => {
    const id = await confirmed('2026-12-19T10:00:00Z');
    const [wish, booked] = await Promise.all([
      move(id, '2026-12-19T12:00:00Z', 2),
      studio.bookAsGuest('2026-12-19T12:00:00Z'),
    ]);
    expect([wish.status === 200, booked.status === 201].filter(Boolean)).toHaveLength(1);
    expect((await read(id)).status).toBe('confirmed');
  });
});

test('a job that dies half-way leaves the wish to the next one, which tells of it once', async () => {
  const id = await asked('2026-12-20T10:00:00Z', '2026-12-20T12:00:00Z');
  studio.clock.at += day;
  let deaths = 1;
  let told = 0;
  studio.app.events.on<MoveRequested>('booking.move_expired', async (_, { bookingId }) => {
    if (bookingId !== id) return;
    if (deaths-- > 0) throw new Error('killed');
    told++;
  });
  await studio.runJob('bookings.expire').catch(() => undefined);
  expect(await read(id)).toMatchObject({ version: 3 });
  await studio.runJob('bookings.expire');
  await studio.runJob('bookings.expire');
  expect(await read(id)).toMatchObject({ status: 'confirmed', moveRequest: null, version: 4 });
  expect(told).toBe(1);
});

test('the database keeps no wish beside a visit that is not confirmed, nor for the visit’s own time', async () => {
  const id = await asked('2026-12-21T10:00:00Z', '2026-12-21T12:00:00Z');
  const write = (set: string) => studio.app.database.run(`UPDATE bookings SET ${set} WHERE id = $1`, [id]);
  for (const set of ["status = 'cancelled'", 'move_expires_at = NULL', 'move_starts_at = starts_at'])
    await expect(write(set)).rejects.toMatchObject({ constraint: 'bookings_move_check' });
});
