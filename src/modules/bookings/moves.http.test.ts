import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const move = (id: number, date: string, version: number, more: object = {}, who = studio.cleo) =>
  who.patch(`/api/bookings/${id}`, { date, version, ...more });
const book = async (date: string) => (await studio.book(studio.cleo, date)).body as { id: number };
const confirm = (id: number) => studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });

describe('moving a visit', () => {
  test('is the same booking at another time; the old one is free, and where it was is kept', async () => {
    const { id } = await book('2026-12-01T10:00:00Z');
    const { status, body } = await move(id, '2026-12-02T11:00:00Z', 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      date: '2026-12-02T11:00:00.000Z',
      endsAt: '2026-12-02T12:00:00.000Z',
      version: 2,
    });
    const days = { serviceId: studio.serviceId, from: '2026-12-01', to: '2026-12-02' };
    const slots = await slotsOf(studio.nobody(), studio.ada.id, days);
    expect(slots).toContain('2026-12-01T10:00:00.000Z');
    expect(slots).not.toContain('2026-12-02T11:00:00.000Z');
    const moves = await studio.app.database.run(
      'SELECT from_start, moved_by FROM booking_moves WHERE booking_id = $1',
      [id],
    );
    expect(moves).toEqual([{ from_start: new Date('2026-12-01T10:00:00Z'), moved_by: 'client' }]);
  });

  test('by its artist leaves it as it was', async () => {
    const { id } = await book('2026-12-04T10:00:00Z');
    await confirm(id);
    const { body } = await move(id, '2026-12-04T12:00:00Z', 2, {}, studio.ada);
    expect(body).toMatchObject({ status: 'confirmed', expiresAt: null });
  });

  test('one of a series is moved near its own day, also further ahead than clients can book; a single one is not', async () => {
    const bea = await studio.person('bea');
    await openHours(bea, { maxAdvance: 30 });
    const serviceId = await offer(bea);
    const wish = { artistId: bea.id, serviceId, date: '2026-12-01T10:00:00Z' };
    const series = { isRecurring: true, recurringPattern: 'weekly', recurringInterval: 5, recurringCount: 4 };
    const { body } = await studio.cleo.post('/api/bookings', { ...wish, ...series });
    const { id } = body.occurrences[3];
    const days = await studio.cleo.get(`/api/bookings/${id}/slots?from=2027-03-20&to=2027-04-20`);
    expect(days.body.lastDate).toBe('2027-04-14');
    const open = days.body.days.filter(({ slots }: { slots: string[] }) => slots.length > 0);
    expect(open.at(-1).date).toBe('2027-04-14');
    expect((await move(id, '2027-04-15T09:00:00Z', 1)).status).toBe(400);
    expect((await move(id, '2027-03-23T09:00:00Z', 1)).status).toBe(200);
    const single = (await studio.cleo.post('/api/bookings', { ...wish, date: '2026-12-22T14:00:00Z' })).body;
    expect(
      (await studio.cleo.get(`/api/bookings/${single.id}/slots?from=2026-12-22&to=2026-12-23`)).body.lastDate,
    ).toBe('2026-12-26');
    expect((await move(single.id, '2027-01-05T10:00:00Z', 1)).status).toBe(400);
  });

  test('by its client is over once cancelling has its fee; its artist still moves it', async () => {
    const { id } = await book('2026-12-07T10:00:00Z');
    await confirm(id);
    const terms = { freeCancellationMinutes: 60 * 24 * 30, lateCancelPercent: 50 };
    await studio.app.database.run('UPDATE bookings SET policy = policy || $2 WHERE id = $1', [id, terms]);
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body.fixed).toBe('late');
    const refused = await move(id, '2026-12-08T12:00:00Z', 2);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'step_not_allowed', status: 'confirmed' });
    expect(refused.body.message).toMatch(/^It is too late to move this visit yourself\./);
    const moved = await move(id, '2026-12-08T12:00:00Z', 2, {}, studio.ada);
    expect(moved.body).toMatchObject({ date: '2026-12-08T12:00:00.000Z', status: 'confirmed' });
  });

  test('by its client stays confirmed where the artist confirms automatically', async () => {
    await openHours(studio.ada, { autoConfirm: true });
    const { id } = await book('2026-12-05T10:00:00Z');
    const { body } = await move(id, '2026-12-05T12:00:00Z', 1);
    expect(body).toMatchObject({ status: 'confirmed', version: 2 });
    await openHours(studio.ada);
  });

  test('by half its length works: its own time is not in its way', async () => {
    await openHours(studio.ada, { slotStep: 30 });
    const { id } = await book('2026-12-06T10:00:00Z');
    expect((await move(id, '2026-12-06T10:30:00Z', 1)).status).toBe(200);
    await openHours(studio.ada);
  });

  test('keeps price, minutes and name as they were booked', async () => {
    const { id } = await book('2026-12-07T10:00:00Z');
    const change = { price: 99_00, duration: 90, name: 'Cut and more' };
    await studio.ada.patch(`/api/services/${studio.serviceId}`, change);
    const { body } = await move(id, '2026-12-07T12:00:00Z', 1);
    expect(body).toMatchObject({
      total: 6000,
      endsAt: '2026-12-07T13:00:00.000Z',
      service: { name: 'Cut', duration: 60 },
    });
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { price: 60_00, duration: 60, name: 'Cut' });
  });

  test('onto its own time changes nothing', async () => {
    const { id } = await book('2026-12-08T10:00:00Z');
    expect((await move(id, '2026-12-08T10:00:00Z', 1)).body).toMatchObject({ version: 1 });
  });
});

describe('where a visit may be moved to', () => {
  const dates = 'from=2026-12-20&to=2026-12-20';
  const starts = (body: { days: { slots: string[] }[] }) => body.days[0]!.slots.map((slot) => slot.slice(11, 16));

  test('is listed with its own time neither offered nor in its way, and with those of others in it', async () => {
    await openHours(studio.ada, { slotStep: 30 });
    const { id } = await book('2026-12-20T10:00:00Z');
    await studio.bookAsGuest('2026-12-20T12:00:00Z');
    const { status, body } = await studio.cleo.get(`/api/bookings/${id}/slots?${dates}`);
    expect(status).toBe(200);
    expect(starts(body).slice(0, 6)).toEqual(['09:00', '09:30', '10:30', '11:00', '13:00', '13:30']);
    const [moved] = starts(body).filter((start) => start === '10:30');
    expect((await move(id, `2026-12-20T${moved}:00Z`, 1)).status).toBe(200);
    await openHours(studio.ada);
  });

  test('is known to a guest’s link too, also once the service is no longer offered', async () => {
    const { manageToken } = (await studio.bookAsGuest('2026-12-21T10:00:00Z')).body;
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { published: false });
    const sameDay = 'from=2026-12-21&to=2026-12-21';
    const { status, body } = await studio.nobody().get(`/api/manage/${manageToken}/slots?${sameDay}`);
    expect(status).toBe(200);
    expect(starts(body)).toEqual(['09:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
    await studio.ada.patch(`/api/services/${studio.serviceId}`, { published: true });
  });

  test('is asked for sixty-two days at most, in their order', async () => {
    const { id } = await book('2026-12-22T10:00:00Z');
    const ask = (query: string) => studio.cleo.get(`/api/bookings/${id}/slots?${query}`);
    expect((await ask('from=2026-12-02&to=2026-12-01')).status).toBe(400);
    expect((await ask('from=2026-12-01&to=2027-12-01')).status).toBe(400);
    expect((await ask('from=soon&to=later')).status).toBe(400);
  });
});

describe('what is refused', () => {
  test('a version that is stale, or none', async () => {
    const { id } = await book('2026-12-09T10:00:00Z');
    await confirm(id);
    expect(await move(id, '2026-12-09T12:00:00Z', 1)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const without = await studio.cleo.patch(`/api/bookings/${id}`, { date: '2026-12-09T12:00:00Z' });
    expect(without.body).toMatchObject({ code: 'invalid', fields: { version: expect.any(String) } });
  });

  test('a taken time, with three others', async () => {
    const { id } = await book('2026-12-10T10:00:00Z');
    await book('2026-12-10T12:00:00Z');
    const { status, body } = await move(id, '2026-12-10T12:00:00Z', 1);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'taken' });
    expect(body.alternatives).toEqual([
      '2026-12-10T11:00:00.000Z',
      '2026-12-10T13:00:00.000Z',
      '2026-12-10T14:00:00.000Z',
    ]);
    expect((await studio.cleo.get(`/api/bookings/${id}`)).body).toMatchObject({ date: '2026-12-10T10:00:00.000Z' });
  });

  test.each(['2026-11-26T07:00:00Z', '2026-12-11T12:10:00Z', '2029-12-11T12:00:00Z', 'soon'])(
    '%s, a 400 that names the date',
    async (date) => {
      const { id } = await book(new Date(thursdayMorning + 40 * 86_400_000 + 3_600_000 * next++).toISOString());
      const { status, body } = await move(id, date, 1);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['date']);
    },
  );

  test('a visit that is over, or was cancelled', async () => {
    const { id } = await book('2026-12-12T10:00:00Z');
    await studio.cleo.post(`/api/bookings/${id}/cancel`);
    expect(await move(id, '2026-12-12T12:00:00Z', 2)).toMatchObject({ status: 409, body: { status: 'cancelled' } });
    const past = await book('2026-11-26T10:00:00Z');
    await confirm(past.id);
    studio.clock.at = Date.parse('2026-11-26T10:00:00Z');
    expect((await move(past.id, '2026-12-12T12:00:00Z', 2)).body.code).toBe('step_not_allowed');
    expect((await move(past.id, '2026-12-12T12:00:00Z', 2, {}, studio.ada)).status).toBe(200);
    studio.clock.at = thursdayMorning;
  });

  test('strangers and nobody', async () => {
    const { id } = await book('2026-12-13T10:00:00Z');
    const stranger = await studio.person('stranger');
    expect((await move(id, '2026-12-13T12:00:00Z', 1, {}, stranger)).status).toBe(404);
    expect((await move(id, '2026-12-13T12:00:00Z', 1, {}, studio.nobody())).status).toBe(401);
  });

  let next = 1;
});

describe('the artist’s own hours', () => {
  test('bind the artist too, until they set them aside; a client never does', async () => {
    const { id } = await book('2026-12-14T10:00:00Z');
    const evening = '2026-12-14T20:20:00Z';
    expect((await move(id, evening, 1, {}, studio.ada)).status).toBe(400);
    expect((await move(id, evening, 1, { override: true })).status).toBe(400);
    const { status, body } = await move(id, evening, 1, { override: true }, studio.ada);
    expect(status).toBe(200);
    expect(body.date).toBe('2026-12-14T20:20:00.000Z');
  });

  test('set aside, what is booked still stands, also outside hours', async () => {
    const one = await book('2026-12-15T10:00:00Z');
    const other = await book('2026-12-15T12:00:00Z');
    await move(one.id, '2026-12-15T20:00:00Z', 1, { override: true }, studio.ada);
    const { status, body } = await move(other.id, '2026-12-15T20:30:00Z', 1, { override: true }, studio.ada);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'taken' });
    expect((await move(other.id, '2026-11-26T07:00:00Z', 1, { override: true }, studio.ada)).status).toBe(400);
  });
});
