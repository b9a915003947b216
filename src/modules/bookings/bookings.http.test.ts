import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '#tests/support/admins.ts';
import { offer, openHours, slotsOf } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const friday = (hour: number) => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;

describe('asking for a visit', () => {
  const untold = { address: null, phone: null };
  const terms = { version: 1, freeCancellationMinutes: 1440, lateCancelPercent: 0, noShowPercent: 0 };

  test('Cleo asks for one and sees it; price, minutes and terms are the server’s', async () => {
    const wish = { notes: ' Curly hair ', total: 1, status: 'confirmed', id: 7, version: 9 };
    const { status, body } = await studio.book(studio.cleo, friday(10), wish);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      artistId: studio.ada.id,
      clientId: studio.cleo.id,
      serviceId: studio.serviceId,
      date: friday(10),
      endsAt: friday(11),
      timeZone: 'Europe/London',
      agreed: { date: '2026-11-27', time: '10:00', place: null },
      status: 'pending',
      total: 6000,
      discount: 0,
      dueNow: 0,
      writtenIn: false,
      oncePaid: null,
      offerTitle: null,
      offerWeekdays: [],
      currency: 'USD',
      isRecurring: false,
      recurringPattern: null,
      recurringInterval: null,
      recurringCount: null,
      recurringEndDate: null,
      parentBookingId: null,
      reminderTime: 1440,
      reminderSent: false,
      notes: 'Curly hair',
      version: 1,
      expiresAt: friday(8),
      moveRequest: null,
      cancelledBy: null,
      closingReason: null,
      markedAt: null,
      visitNumber: null,
      visitCount: null,
      createdAt: '2026-11-26T08:00:00.000Z',
      fixed: null,
      policy: { ...terms, freeCancellationUntil: '2026-11-26T10:00:00.000Z' },
      client: { id: studio.cleo.id, fullName: 'Cleo', username: 'cleo', profileImage: null },
      guest: null,
      look: null,
      artist: { id: studio.ada.id, fullName: 'Ada', username: 'ada', profileImage: null, city: null, ...untold },
      service: { id: studio.serviceId, name: 'Cut', duration: 60 },
      additions: [],
    });
    expect(body.id).toBeGreaterThan(1000);
    for (const who of [studio.cleo, studio.ada]) expect((await who.get(`/api/bookings/${body.id}`)).body).toEqual(body);
  });

  test('a guest books with a name and an address, which only the artist and the guest see', async () => {
    const { status, body } = await studio.bookAsGuest(friday(11));
    expect(status).toBe(201);
    expect(body).toMatchObject({ clientId: null, client: null, guest: grace, manageToken: expect.any(String) });
    const seen = await studio.ada.get(`/api/bookings/${body.id}`);
    expect(seen.body).toMatchObject({ guest: grace });
    expect(seen.body.manageToken).toBeUndefined();
    const max = await admin(studio, 'max');
    const looked = await max.get(`/api/bookings/${body.id}`);
    expect([looked.status, JSON.stringify(looked.body).includes('grace')]).toEqual([200, false]);
  });

  test('a guest is answered alike whether the address belongs to somebody or not', async () => {
    const known = await studio.bookAsGuest(friday(12), { guest: { ...grace, email: 'cleo@example.com' } });
    expect(known.status).toBe(201);
    expect(known.body).toMatchObject({ clientId: null, client: null });
    const hers = await studio.cleo.get(`/api/bookings/client/${studio.cleo.id}`);
    expect(hers.body.map(({ id }: { id: number }) => id)).not.toContain(known.body.id);
  });

  test('any offset is read, and it is the same moment', async () => {
    const answer = await studio.book(studio.cleo, '2026-11-27T18:30:00+05:30');
    expect(answer).toMatchObject({ status: 201, body: { date: friday(13) } });
  });

  test('where the artist confirms automatically it is confirmed at once', async () => {
    const bea = await createStudio({ autoConfirm: true });
    const { body } = await bea.book(bea.cleo, friday(10));
    expect(body).toMatchObject({ status: 'confirmed', expiresAt: null });
    await bea.close();
  });
});

describe('what nobody may ask for', () => {
  test.each([
    ['past', '2026-11-26T07:00:00Z'],
    ['unreadable', 'tomorrow'],
    ['a day that the calendar does not have', '2026-02-30T10:00:00Z'],
    ['an hour that the clock does not have', '2026-11-27T25:00:00Z'],
    ['off the grid', '2026-11-27T10:10:00Z'],
    ['off the grid by a second', '2026-11-27T15:00:01Z'],
    ['beyond the horizon', '2028-11-27T10:00:00Z'],
    ['far beyond every horizon', '9999-12-31T10:00:00Z'],
    ['before all times', '0001-01-01T10:00:00Z'],
  ])('%s is a 400 that names the date', async (_why, date) => {
    for (const visitor of [studio.cleo, studio.nobody()]) {
      const { status, body } = await studio.book(visitor, date, { guest: grace });
      expect(status).toBe(400);
      expect(body.code).toBe('invalid');
      expect(Object.keys(body.fields)).toEqual(['date']);
      expect(body.fields.date).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('outside hours is a 409 that says so, with other times', async () => {
    const { status, body } = await studio.book(studio.cleo, '2026-11-28T18:00:00Z');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'outside_hours' });
    expect(body.fields.date).toBe('Outside opening hours.');
    expect(body.alternatives).toHaveLength(3);
  });

  test('a taken time is a 409 with the three nearest free ones, each of which can be booked', async () => {
    await studio.book(studio.cleo, '2026-11-29T10:00:00Z');
    const { status, body } = await studio.book(studio.cleo, '2026-11-29T10:00:00Z');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'slot_taken', reason: 'taken' });
    expect(body.alternatives).toEqual([
      '2026-11-29T09:00:00.000Z',
      '2026-11-29T11:00:00.000Z',
      '2026-11-29T12:00:00.000Z',
    ]);
    for (const date of body.alternatives) expect((await studio.book(studio.cleo, date)).status).toBe(201);
  });

  test('two services that overlap by some minutes are one time', async () => {
    const long = await offer(studio.ada, { name: 'Colour', duration: 180 });
    expect((await studio.book(studio.cleo, '2026-11-30T11:00:00Z')).status).toBe(201);
    const { status, body } = await studio.book(studio.cleo, '2026-11-30T09:00:00Z', { serviceId: long });
    expect(status).toBe(409);
    expect(body.reason).toBe('taken');
  });

  test('an unknown, removed, hidden or somebody else’s service is not there', async () => {
    const bea = await studio.person('bea');
    const others = await offer(bea);
    const removed = await offer(studio.ada);
    await studio.ada.delete(`/api/services/${removed}`);
    const hidden = await offer(studio.ada, { published: false });
    for (const serviceId of [others, removed, hidden, 2_147_483_647]) {
      const { status, body } = await studio.book(studio.cleo, friday(14), { serviceId });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'service_gone' });
    }
    expect((await studio.book(studio.cleo, friday(14), { artistId: 2_147_483_647 })).status).toBe(404);
  });

  test('nobody books themselves', async () => {
    const { status, body } = await studio.book(studio.ada, friday(14));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'own_service', message: expect.stringMatching(/your own service/) });
  });

  test.each([
    ['an id beyond 32 bits', { serviceId: 2_147_483_648 }, 'serviceId'],
    ['a fraction of an id', { artistId: 1.5 }, 'artistId'],
    ['an id as text', { artistId: '1001' }, 'artistId'],
    ['notes without end', { notes: 'x'.repeat(2001) }, 'notes'],
    ['a reminder in the future', { reminderTime: -1 }, 'reminderTime'],
    ['a guest without a name', { guest: { email: 'g@example.com', fullName: ' ' } }, 'guest.fullName'],
    ['a guest without an address', { guest: { fullName: 'Grace', email: 'grace' } }, 'guest.email'],
    ['no date', { date: undefined }, 'date'],
    ['a number for a date', { date: 5 }, 'date'],
  ])('%s is a 400 that names it', async (_what, more, field) => {
    const { status, body } = await studio.bookAsGuest(friday(14), more);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('nobody books without an account and without a name', async () => {
    expect((await studio.book(studio.nobody(), friday(14))).status).toBe(401);
  });

  test('nobody books as somebody else', async () => {
    expect((await studio.book(studio.cleo, friday(14), { clientId: studio.ada.id })).status).toBe(403);
    const guest = await studio.bookAsGuest(friday(14), { clientId: studio.cleo.id });
    expect(guest.status).toBe(401);
    expect((await studio.book(studio.cleo, friday(14), { clientId: studio.cleo.id })).status).toBe(201);
  });
});

describe('listing and booking agree', () => {
  test('about every minute of a day with a visit, a break and a gap after each visit', async () => {
    const bea = await studio.person('agreeing');
    const weekly = [
      { weekday: 1, start: '09:00', end: '11:30' },
      { weekday: 1, start: '12:00', end: '15:00' },
    ];
    await openHours(bea, { weekly, slotStep: 15, bufferAfter: 20, minNotice: 60 });
    const serviceId = await offer(bea, { duration: 45 });
    const wish = { artistId: bea.id, serviceId };
    expect((await studio.cleo.post('/api/bookings', { ...wish, date: '2026-12-07T12:30:00Z' })).status).toBe(201);
    const monday = { serviceId, from: '2026-12-07', to: '2026-12-07' };
    const listed = await slotsOf(studio.nobody(), bea.id, monday);
    const bookable: string[] = [];
    for (let at = Date.parse('2026-12-07T08:30:00Z'); at < Date.parse('2026-12-07T15:30:00Z'); at += 60_000) {
      const date = new Date(at).toISOString();
      const { body } = await studio.nobody().post('/api/bookings/preview', { ...wish, date });
      if (body.occurrences[0].free) bookable.push(date);
    }
    expect(bookable).toEqual(listed);
    expect(listed).toContain('2026-12-07T13:45:00.000Z');
    expect(listed).not.toContain('2026-12-07T13:30:00.000Z');
    const gap = await studio.cleo.post('/api/bookings', { ...wish, date: '2026-12-07T13:30:00Z' });
    expect(gap).toMatchObject({ status: 409, body: { code: 'slot_taken', reason: 'inside_gap' } });
    expect((await studio.cleo.post('/api/bookings', { ...wish, date: '2026-12-07T13:45:00Z' })).status).toBe(201);
  });
});

describe('a request that is sent again', () => {
  test('the same key answers with the first result, also once the service is gone', async () => {
    const headers = { 'Idempotency-Key': 'first-try' };
    const serviceId = await offer(studio.ada, { name: 'Trim' });
    const first = await studio.book(studio.cleo, '2026-12-01T10:00:00Z', { serviceId }, headers);
    const again = await studio.book(studio.cleo, '2026-12-01T10:00:00Z', { serviceId }, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    await studio.ada.delete(`/api/services/${serviceId}`);
    const later = await studio.book(studio.cleo, '2026-12-01T10:00:00Z', { serviceId }, headers);
    expect(later.body).toEqual(first.body);
  });

  test('two at once are one booking', async () => {
    const headers = { 'Idempotency-Key': 'pressed-twice' };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => studio.book(studio.cleo, '2026-12-01T12:00:00Z', {}, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('the same key with another wish is a 409, even if its time is free', async () => {
    const headers = { 'Idempotency-Key': 'used' };
    await studio.book(studio.cleo, '2026-12-02T10:00:00Z', {}, headers);
    const { status, body } = await studio.book(studio.cleo, '2026-12-02T12:00:00Z', {}, headers);
    expect(status).toBe(409);
    expect(body.code).toBe('key_reused');
    const bea = await studio.person('bella');
    expect((await studio.book(bea, '2026-12-02T12:00:00Z', {}, headers)).status).toBe(201);
  });

  test('a refused request leaves its key unused', async () => {
    const headers = { 'Idempotency-Key': 'after-a-refusal' };
    await studio.book(studio.cleo, '2026-12-03T10:00:00Z');
    expect((await studio.book(studio.cleo, '2026-12-03T10:00:00Z', {}, headers)).status).toBe(409);
    expect((await studio.book(studio.cleo, '2026-12-03T11:00:00Z', {}, headers)).status).toBe(201);
  });

  test('a key must be a key', async () => {
    const { status } = await studio.book(
      studio.cleo,
      '2026-12-03T12:00:00Z',
      {},
      { 'Idempotency-Key': 'x'.repeat(201) },
    );
    expect(status).toBe(400);
  });
});

describe('who may see a booking', () => {
  test('its two people; to strangers it is not there', async () => {
    const { body } = await studio.book(studio.cleo, '2026-12-04T10:00:00Z');
    const stranger = await studio.person('stranger');
    expect((await studio.nobody().get(`/api/bookings/${body.id}`)).status).toBe(401);
    expect((await stranger.get(`/api/bookings/${body.id}`)).status).toBe(404);
    for (const id of ['0', '-1', '1e3', '2147483648', 'abc']) {
      expect((await studio.cleo.get(`/api/bookings/${id}`)).status).toBe(404);
    }
  });
});
