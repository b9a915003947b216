import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { everyDay, openHours, slotsOf } from '#tests/support/schedule.ts';
import { at, movesIn } from '#tests/support/moves.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterEach(() => {
  studio.clock.at = thursdayMorning;
});
afterAll(() => studio.close());

const day = 24 * 3_600_000;
const { move, confirm, confirmed, asked, answer, read, hold } = movesIn(() => studio);

describe('a client who asks for another time', () => {
  test('keeps the confirmed one until the artist answers, and both are held', async () => {
    const id = await confirmed('2026-12-01T10:00:00Z');
    const { status, body } = await move(id, '2026-12-02T11:00:00Z', 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'confirmed',
      date: at('2026-12-01T10:00:00Z'),
      expiresAt: null,
      version: 3,
      moveRequest: {
        date: at('2026-12-02T11:00:00Z'),
        endsAt: at('2026-12-02T12:00:00Z'),
        expiresAt: at('2026-11-27T08:00:00Z'),
      },
    });
    const days = { serviceId: studio.serviceId, from: '2026-12-01', to: '2026-12-02' };
    const slots = await slotsOf(studio.nobody(), studio.ada.id, days);
    expect(slots).not.toContain(at('2026-12-01T10:00:00Z'));
    expect(slots).not.toContain(at('2026-12-02T11:00:00Z'));
    for (const date of ['2026-12-01T10:00:00Z', '2026-12-02T11:00:00Z']) {
      const { body: refused } = await studio.bookAsGuest(date);
      expect(refused).toMatchObject({ code: 'slot_taken', reason: 'taken' });
    }
  });

  test('moves when the artist accepts: the same booking and price, the old time is free', async () => {
    const id = await asked('2026-12-03T10:00:00Z', '2026-12-03T14:00:00Z');
    const { status, body } = await answer(id, 3, 'accepted');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'confirmed', date: at('2026-12-03T14:00:00Z'), moveRequest: null });
    expect((await hold('2026-12-03T10:00:00Z')).status).toBe(201);
    expect((await hold('2026-12-03T14:00:00Z')).status).toBe(409);
    const [entry] = await studio.app.database.run('SELECT sequence, total FROM bookings WHERE id = $1', [id]);
    expect(entry).toEqual({ sequence: 2, total: 6000 });
  });

  test('keeps the old time when the artist declines; the time that was asked for is free', async () => {
    const id = await asked('2026-12-04T10:00:00Z', '2026-12-04T14:00:00Z');
    const { status, body } = await answer(id, 3, 'declined', { reason: 'I am at a fair.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', date: at('2026-12-04T10:00:00Z'), moveRequest: null });
    expect((await hold('2026-12-04T14:00:00Z')).status).toBe(201);
    expect((await hold('2026-12-04T10:00:00Z')).status).toBe(409);
  });

  test('keeps the old time when nobody answers for a day, whether or not the job has run', async () => {
    const id = await asked('2026-12-05T10:00:00Z', '2026-12-05T14:00:00Z');
    studio.clock.at += day;
    expect(await read(id)).toMatchObject({ status: 'confirmed', moveRequest: null, version: 3 });
    expect((await answer(id, 3, 'accepted')).body).toMatchObject({ code: 'step_not_allowed', status: 'confirmed' });
    expect((await studio.bookAsGuest('2026-12-05T14:00:00Z')).status).toBe(201);
    // Later changes of the visit no longer ask for a time that another client has by now.
    const services = { serviceId: studio.serviceId, version: 3 };
    expect((await studio.ada.put(`/api/bookings/${id}/services`, services)).status).toBe(200);
    await studio.runJob('bookings.expire');
    expect(await read(id)).toMatchObject({ status: 'confirmed', date: at('2026-12-05T10:00:00Z'), version: 5 });
    expect((await hold('2026-12-05T10:00:00Z')).status).toBe(409);
  });

  test('is answered before the confirmed visit begins, or not at all', async () => {
    const id = await asked('2026-11-26T12:00:00Z', '2026-12-20T14:00:00Z');
    expect((await read(id)).moveRequest).toMatchObject({ expiresAt: at('2026-11-26T10:00:00Z') });
  });

  test('takes the wish back by moving to where the visit is', async () => {
    const id = await asked('2026-12-06T10:00:00Z', '2026-12-06T14:00:00Z');
    const { body } = await move(id, '2026-12-06T10:00:00Z', 3);
    expect(body).toMatchObject({ date: at('2026-12-06T10:00:00Z'), moveRequest: null, version: 4 });
    expect((await hold('2026-12-06T14:00:00Z')).status).toBe(201);
    const late = await answer(id, 4, 'accepted');
    expect(late.body.message).toBe('Nobody asks for another time of this visit, or the wish was taken back.');
  });

  test('takes it back also once moving is over because cancelling has its fee', async () => {
    const id = await asked('2026-12-06T11:00:00Z', '2026-12-06T15:00:00Z');
    const terms = { freeCancellationMinutes: 60 * 24 * 30, lateCancelPercent: 50 };
    await studio.app.database.run('UPDATE bookings SET policy = policy || $2 WHERE id = $1', [id, terms]);
    expect((await move(id, '2026-12-06T16:00:00Z', 3)).body.code).toBe('step_not_allowed');
    expect((await move(id, '2026-12-06T11:00:00Z', 3)).body).toMatchObject({ moveRequest: null });
  });

  test('asks for a third time instead: the second is free, and an answer to it is refused', async () => {
    const id = await asked('2026-12-07T10:00:00Z', '2026-12-07T12:00:00Z');
    const again = await move(id, '2026-12-07T14:00:00Z', 3);
    expect(again.body).toMatchObject({ version: 4, moveRequest: { date: at('2026-12-07T14:00:00Z') } });
    expect((await hold('2026-12-07T12:00:00Z')).status).toBe(201);
    expect((await answer(id, 3, 'accepted')).body.code).toBe('conflict');
    expect((await answer(id, 4, 'accepted')).body).toMatchObject({ date: at('2026-12-07T14:00:00Z') });
  });

  test('for a time that overlaps the visit itself', async () => {
    await openHours(studio.ada, { slotStep: 30 });
    const id = await asked('2026-12-08T10:00:00Z', '2026-12-08T10:30:00Z');
    expect(await read(id)).toMatchObject({ date: at('2026-12-08T10:00:00Z'), status: 'confirmed' });
    expect((await hold('2026-12-08T11:00:00Z')).status).toBe(409);
    expect((await answer(id, 3, 'accepted')).body).toMatchObject({ date: at('2026-12-08T10:30:00Z') });
    expect((await hold('2026-12-08T09:30:00Z')).status).toBe(201);
    await openHours(studio.ada);
  });

  test('for a time that another client has is refused, with others', async () => {
    const id = await confirmed('2026-12-09T10:00:00Z');
    await studio.bookAsGuest('2026-12-09T12:00:00Z');
    const { status, body } = await move(id, '2026-12-09T12:00:00Z', 2);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'taken' });
    expect(await read(id)).toMatchObject({ version: 2, moveRequest: null });
  });

  test('by a guest’s link reads so, too', async () => {
    const { id, manageToken } = (await studio.bookAsGuest('2026-12-10T10:00:00Z')).body;
    await confirm(id);
    const path = `/api/manage/${manageToken}`;
    const wish = await studio.nobody().post(`${path}/move`, { date: '2026-12-10T14:00:00Z', version: 2 });
    expect(wish.body).toMatchObject({ status: 'confirmed', date: at('2026-12-10T10:00:00Z') });
    expect((await studio.nobody().get(path)).body.moveRequest).toMatchObject({ date: at('2026-12-10T14:00:00Z') });
    await studio.nobody().post(`${path}/move`, { date: '2026-12-10T10:00:00Z', version: 3 });
    expect((await studio.nobody().get(path)).body.moveRequest).toBeNull();
  });

  test('moves immediately where nothing is confirmed yet, and where the artist confirms automatically', async () => {
    const { id } = (await studio.book(studio.cleo, '2026-12-11T10:00:00Z')).body;
    expect((await move(id, '2026-12-11T12:00:00Z', 1)).body).toMatchObject({
      status: 'pending',
      date: at('2026-12-11T12:00:00Z'),
      moveRequest: null,
    });
    const other = await asked('2026-12-11T14:00:00Z', '2026-12-11T15:00:00Z');
    await openHours(studio.ada, { autoConfirm: true });
    expect((await move(other, '2026-12-11T16:00:00Z', 3)).body).toMatchObject({
      status: 'confirmed',
      date: at('2026-12-11T16:00:00Z'),
      moveRequest: null,
    });
    expect((await hold('2026-12-11T15:00:00Z')).status).toBe(201);
    await openHours(studio.ada);
  });
});

describe('meanwhile', () => {
  test('the artist moves the visit elsewhere, and that is the answer', async () => {
    const id = await asked('2026-12-12T10:00:00Z', '2026-12-12T12:00:00Z');
    expect((await move(id, '2026-12-12T15:00:00Z', 3, studio.ada)).body).toMatchObject({
      date: at('2026-12-12T15:00:00Z'),
      moveRequest: null,
    });
    for (const free of ['2026-12-12T10:00:00Z', '2026-12-12T12:00:00Z']) expect((await hold(free)).status).toBe(201);
  });

  test.each(['cleo', 'ada'] as const)('%s cancels, and both times are free', async (who) => {
    const date = who === 'ada' ? '2026-12-13' : '2026-12-14';
    const id = await asked(`${date}T10:00:00Z`, `${date}T12:00:00Z`);
    const cancelled = await studio[who].post(`/api/bookings/${id}/cancel`, {});
    expect(cancelled.body).toMatchObject({ status: 'cancelled', moveRequest: null });
    for (const free of ['10', '12']) expect((await hold(`${date}T${free}:00:00Z`)).status).toBe(201);
  });

  test('the visit is marked as completed, and nothing else is held', async () => {
    const id = await asked('2026-12-15T10:00:00Z', '2026-12-15T12:00:00Z');
    const { body } = await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
    expect(body).toMatchObject({ status: 'completed', moveRequest: null });
    expect((await hold('2026-12-15T12:00:00Z')).status).toBe(201);
  });

  test('one visit of a series is asked to move, and the others stay', async () => {
    const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
    const { body } = await studio.book(studio.cleo, '2027-01-05T10:00:00Z', weekly);
    const { id } = body.occurrences[1];
    await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed', all: true });
    expect((await move(id, '2027-01-13T10:00:00Z', 2)).body).toMatchObject({
      date: at('2027-01-12T10:00:00Z'),
      moveRequest: { date: at('2027-01-13T10:00:00Z') },
    });
    await answer(id, 3, 'accepted');
    const dates = (await read(body.id)).occurrences.map(({ date }: { date: string }) => date);
    expect(dates).toEqual(['2027-01-05', '2027-01-13', '2027-01-19'].map((date) => at(`${date}T10:00:00Z`)));
  });

  test('hours that cover the visit, but not what is asked for, leave nothing outside', async () => {
    await asked('2026-12-16T10:00:00Z', '2026-12-16T16:00:00Z');
    const hours = { overrides: [{ date: '2026-12-16', intervals: [{ start: '09:00', end: '12:00' }] }] };
    const { body } = await studio.ada.post('/api/availability/preview', { ...everyDay, ...hours });
    expect(body.stranded).toEqual({ count: 0, visits: [] });
  });
});
