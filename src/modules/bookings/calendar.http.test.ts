import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ bufferAfter: 15 });
});
afterAll(() => studio.close());

const read = (from: string, to = from, who = studio.ada) => who.get(`/api/calendar?from=${from}&to=${to}`);

describe('the calendar', () => {
  test('shows days with their open hours, who comes, and the time kept free after', async () => {
    await studio.book(studio.cleo, '2026-12-01T10:00:00Z');
    await studio.bookAsGuest('2026-12-02T12:00:00Z');
    const { status, body } = await read('2026-12-01', '2026-12-02');
    expect(status).toBe(200);
    expect(body.timeZone).toBe('Europe/London');
    expect(body.days).toEqual([
      {
        date: '2026-12-01',
        start: '2026-12-01T00:00:00.000Z',
        end: '2026-12-02T00:00:00.000Z',
        clockChange: null,
        open: [{ start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T17:00:00.000Z' }],
      },
      expect.objectContaining({ date: '2026-12-02' }),
    ]);
    expect(body.bookings).toMatchObject([
      { date: '2026-12-01T10:00:00.000Z', blockedUntil: '2026-12-01T11:15:00.000Z', client: { id: studio.cleo.id } },
      { date: '2026-12-02T12:00:00.000Z', guest: grace },
    ]);
  });

  test('shows visits that took place, but none that was cancelled, declined or lapsed', async () => {
    const book = async (date: string) => (await studio.book(studio.cleo, date)).body.id as number;
    const [done, declined, cancelled] = [
      await book('2026-12-03T10:00:00Z'),
      await book('2026-12-03T12:00:00Z'),
      await book('2026-12-03T14:00:00Z'),
    ];
    const step = (id: number, to: string) => studio.ada.patch(`/api/bookings/${id}/status`, { status: to });
    await step(done!, 'confirmed');
    await step(done!, 'completed');
    await step(declined!, 'declined');
    await studio.cleo.post(`/api/bookings/${cancelled}/cancel`);
    const { body } = await read('2026-12-03');
    expect(body.bookings).toMatchObject([{ id: done, status: 'completed' }]);

    const asked = await book('2026-12-03T16:00:00Z');
    const now = studio.clock.at;
    studio.clock.at += 86_400_001;
    expect((await read('2026-12-03')).body.bookings.map(({ id }: { id: number }) => id)).not.toContain(asked);
    studio.clock.at = now;
  });

  test('shows where one is oneself with somebody, until that is off', async () => {
    const { id } = (await studio.book(studio.cleo, '2026-12-07T10:00:00Z')).body;
    const visits = async (who = studio.cleo, date = '2026-12-07') => (await read(date, date, who)).body.ownVisits;
    const visit = { id, start: '2026-12-07T10:00:00.000Z', end: '2026-12-07T11:00:00.000Z', status: 'pending' };
    expect(await visits()).toEqual([{ ...visit, serviceName: 'Cut', artistName: 'Ada' }]);
    expect(await visits(studio.ada)).toEqual([]);
    expect(await visits(studio.cleo, '2026-12-08')).toEqual([]);
    await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
    expect(await visits()).toMatchObject([{ id, status: 'confirmed' }]);
    await studio.cleo.post(`/api/bookings/${id}/cancel`);
    expect(await visits()).toEqual([]);
  });

  test('shows times that somebody holds', async () => {
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2026-12-04T10:00:00Z' };
    const held = await studio.nobody().post('/api/holds', wish);
    expect(held.status).toBe(201);
    const { body } = await read('2026-12-04');
    expect(body.held).toEqual([{ start: '2026-12-04T10:00:00.000Z', end: '2026-12-04T11:00:00.000Z' }]);
  });

  test('is one’s own: clients see none of an artist’s bookings in theirs', async () => {
    const { body } = await read('2026-12-01', '2026-12-02', studio.cleo);
    expect(body.bookings).toEqual([]);
    expect((await read('2026-12-01', '2026-12-02', studio.nobody())).status).toBe(401);
  });

  test('has 23 hours on the day the clocks go on', async () => {
    const [day] = (await read('2027-03-28')).body.days;
    expect(day.clockChange).toEqual({ at: '2027-03-28T01:00:00.000Z', minutes: 60 });
    expect(Date.parse(day.end) - Date.parse(day.start)).toBe(23 * 3_600_000);
  });

  test('shows a visit through midnight on both of its days', async () => {
    await openHours(studio.ada, {
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00' })),
      slotStep: 30,
    });
    const { body } = await studio.book(studio.cleo, '2026-12-09T23:30:00Z');
    for (const date of ['2026-12-09', '2026-12-10'])
      expect((await read(date)).body.bookings).toMatchObject([{ id: body.id }]);
    await openHours(studio.ada, { bufferAfter: 15 });
  });

  test.each([
    ['dates the wrong way round', '2026-12-02', '2026-12-01'],
    ['more than 62 days', '2026-12-01', '2027-02-01'],
    ['what is no date', '2026-13-01', '2026-13-02'],
    ['the beginning of time', '0001-01-01', '0001-01-07'],
    ['its end', '9999-12-25', '9999-12-31'],
  ])('refuses %s', async (_, from, to) => {
    expect((await read(from, to)).status).toBe(400);
  });
});

describe('time of one’s own', () => {
  const block = (start: string, end: string, more: object = {}, who = studio.ada) =>
    who.post('/api/calendar/blocks', { start, end, ...more });

  test('is in the calendar, and nobody can book it until it is given back', async () => {
    const { status, body } = await block('2026-12-14T12:00:00Z', '2026-12-14T14:00:00Z', { note: 'Dentist' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      start: '2026-12-14T12:00:00.000Z',
      end: '2026-12-14T14:00:00.000Z',
      note: 'Dentist',
    });
    expect((await read('2026-12-14')).body.blocks).toEqual([body]);
    expect((await studio.book(studio.cleo, '2026-12-14T13:00:00Z')).status).toBe(409);

    expect((await studio.cleo.delete(`/api/calendar/blocks/${body.id}`)).status).toBe(404);
    expect((await studio.ada.delete(`/api/calendar/blocks/${body.id}`)).status).toBe(204);
    expect((await studio.ada.delete(`/api/calendar/blocks/${body.id}`)).status).toBe(404);
    expect((await studio.book(studio.cleo, '2026-12-14T13:00:00Z')).status).toBe(201);
  });

  test('is refused where somebody is booked, and says who', async () => {
    await studio.bookAsGuest('2026-12-15T10:00:00Z');
    const { status, body } = await block('2026-12-15T10:30:00Z', '2026-12-15T12:00:00Z');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'booked_then',
      message:
        'Somebody is booked then: Grace Hopper, Cut, Tue 15 Dec, 10:00–11:00. Move the visit first, or choose other hours.',
    });
  });

  test('may lie beside a visit and beside another block', async () => {
    await studio.book(studio.cleo, '2026-12-16T10:00:00Z');
    expect((await block('2026-12-16T09:00:00Z', '2026-12-16T10:00:00Z')).status).toBe(201);
    expect((await block('2026-12-16T11:15:00Z', '2026-12-16T12:00:00Z')).status).toBe(201);
    expect((await block('2026-12-16T12:00:00Z', '2026-12-16T13:00:00Z')).status).toBe(201);
    expect((await block('2026-12-16T12:30:00Z', '2026-12-16T13:00:00Z')).body.code).toBe('slot_taken');
  });

  test.each([
    ['ends before it begins', '2026-12-17T12:00:00Z', '2026-12-17T12:00:00Z'],
    ['has passed', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'],
    ['is longer than three days', '2026-12-17T12:00:00Z', '2026-12-21T12:00:00Z'],
    ['is years ahead', '2030-12-17T12:00:00Z', '2030-12-17T13:00:00Z'],
  ])('is refused when it %s', async (_, start, end) => {
    const { status, body } = await block(start, end);
    expect(status).toBe(400);
    expect(body.fields.end).toBeTruthy();
  });

  test('against a booking of the same moment: exactly one of them has it', async () => {
    for (const hour of ['09', '10', '11', '12', '13']) {
      const start = `2026-12-18T${hour}:00:00Z`;
      const answers = await Promise.all([
        studio.book(studio.cleo, start),
        block(start, `2026-12-18T${hour}:45:00Z`),
        studio.bookAsGuest(start),
        block(start, `2026-12-18T${hour}:30:00Z`),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    }
  });

  test('stays in nobody’s way once a request has lapsed', async () => {
    await studio.book(studio.cleo, '2026-12-19T10:00:00Z');
    const now = studio.clock.at;
    studio.clock.at += 86_400_001;
    expect((await block('2026-12-19T10:00:00Z', '2026-12-19T11:00:00Z')).status).toBe(201);
    studio.clock.at = now;
  });
});
