import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#tests/support/payouts.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// Ada's cut takes 60 minutes and costs 80.00; a beard trim can be added or had alone, a wash is only ever added.

let studio: Studio;
let beard: number;
let wash: number;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  await studio.ada.patch(`/api/services/${studio.serviceId}`, { price: 8000 });
  beard = await offered({ name: 'Beard trim', duration: 60, price: 2000 });
  wash = await offered({ name: 'Wash', duration: 15, price: 500, extraGap: 60, addOn: true });
});
afterAll(() => studio.close());

const offered = async (service: object) => (await studio.ada.post('/api/services', service)).body.id as number;
let next = 0;
const freshDay = () => new Date(Date.UTC(2026, 11, 1 + next++)).toISOString().slice(0, 10);
const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;
const startsOn = async (day: string, query: string) => {
  const path = `/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=${day}&to=${day}${query}`;
  const { status, body } = await studio.nobody().get(path);
  expect(status).toBe(200);
  return (body.days[0].slots as string[]).map((slot) => Number(slot.slice(11, 13)));
};

describe('several services in one visit', () => {
  test('take as long and cost as much as all of them, and are called by all of them wherever the visit is read', async () => {
    const day = freshDay();
    expect(await startsOn(day, '')).toContain(16);
    expect(await startsOn(day, `&additionIds=${beard}`)).not.toContain(16);
    const { status, body } = await studio.book(studio.cleo, at(day, 10), { additionIds: [beard, wash] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      service: { id: studio.serviceId, name: 'Cut + Beard trim + Wash', duration: 135 },
      additions: [
        { serviceId: beard, name: 'Beard trim', duration: 60, price: 2000 },
        { serviceId: wash, name: 'Wash', duration: 15, price: 500 },
      ],
      total: 8000 + 2000 + 500,
      endsAt: `${day}T12:15:00.000Z`,
    });
    // The wash leaves an hour free after it, until 13:15.
    expect(await startsOn(day, '')).toEqual([9, 14, 15, 16]);
    const { body: calendar } = await studio.ada.get(`/api/calendar?from=${day}&to=${day}`);
    expect(calendar.bookings[0].service.name).toBe('Cut + Beard trim + Wash');
  });

  test('are moved as one, and stay what they were when the artist changes them', async () => {
    const { body } = await studio.book(studio.cleo, at(freshDay(), 10), { additionIds: [beard] });
    await studio.ada.patch(`/api/services/${beard}`, { name: 'Beard', price: 2500 });
    const day = freshDay();
    const moved = await studio.cleo.patch(`/api/bookings/${body.id}`, { date: at(day, 12), version: body.version });
    expect(moved.body).toMatchObject({ endsAt: `${day}T14:00:00.000Z`, total: 10_000, additions: [{ price: 2000 }] });
    await studio.ada.patch(`/api/services/${beard}`, { name: 'Beard trim', price: 2000 });
  });

  test('a time that is too short for all of them is refused, for booking and for holding', async () => {
    const day = freshDay();
    await studio.book(studio.cleo, at(day, 11));
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, additionIds: [beard], date: at(day, 10) };
    expect((await studio.bookAsGuest(at(day, 10), { additionIds: [beard] })).body).toMatchObject({
      code: 'slot_taken',
      reason: 'taken',
    });
    expect((await studio.nobody().post('/api/holds', wish)).body.code).toBe('slot_taken');
    expect((await studio.nobody().post('/api/holds', { ...wish, additionIds: [] })).status).toBe(201);
  });

  test('a held time keeps others from all of it', async () => {
    const day = freshDay();
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, additionIds: [beard], date: at(day, 10) };
    expect((await studio.nobody().post('/api/holds', wish)).status).toBe(201);
    expect((await studio.book(studio.cleo, at(day, 11))).body.code).toBe('slot_taken');
  });

  test('come again as a series', async () => {
    const repeating = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
    const day = freshDay();
    const { body } = await studio.book(studio.cleo, at(day, 15), { additionIds: [beard], ...repeating });
    const second = (await studio.cleo.get(`/api/bookings/${body.occurrences[1].id}`)).body;
    expect(second).toMatchObject({ total: 10_000, additions: [{ serviceId: beard }], service: { duration: 120 } });
  });

  test('the artist writes them in, too', async () => {
    const wish = {
      serviceId: studio.serviceId,
      additionIds: [wash],
      date: at(freshDay(), 10),
      guest: { fullName: 'Joe' },
    };
    const { body } = await studio.ada.post('/api/calendar/bookings', wish);
    expect(body).toMatchObject({ service: { name: 'Cut + Wash' }, total: 8500 });
  });
});

describe('what is taken off and asked in advance', () => {
  test('an offer for one of the services counts for that one alone', async () => {
    const { body: half } = await studio.ada.post('/api/offers', {
      title: 'Beards for half',
      percent: 50,
      serviceIds: [beard],
    });
    const { body } = await studio.book(studio.cleo, at(freshDay(), 10), { additionIds: [beard] });
    expect(body).toMatchObject({ total: 9000, discount: 1000, offerTitle: 'Beards for half' });
    expect((await studio.book(studio.cleo, at(freshDay(), 10))).body.discount).toBe(0);
    await studio.ada.delete(`/api/offers/${half.id}`);
  });

  test('what one of them asks in advance is asked, whichever was chosen first', async () => {
    await connect(studio, studio.ada);
    const advance = { prepay: 'deposit', depositAmount: 1000, depositPercent: null, prepayFor: 'everyone' };
    await studio.ada.patch(`/api/services/${beard}`, { advance });
    const { body } = await studio.book(studio.cleo, at(freshDay(), 10), { additionIds: [beard] });
    expect(body).toMatchObject({ status: 'awaiting_payment', total: 10_000, dueNow: 1000 });
    await studio.ada.patch(`/api/services/${beard}`, { advance: { ...advance, prepay: 'none', depositAmount: null } });
  });
});

describe('what cannot be added', () => {
  test('the same twice, or the service itself, is told', async () => {
    for (const additionIds of [[beard, beard], [studio.serviceId]]) {
      const { status, body } = await studio.book(studio.cleo, at(freshDay(), 10), { additionIds });
      const twice = [400, { additionIds: 'Choose each service once.' }];
      expect([status, body.fields]).toEqual(twice);
      const day = freshDay();
      const path = `/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=${day}&to=${day}`;
      const listed = await studio.nobody().get(`${path}&additionIds=${additionIds.join(',')}`);
      expect([listed.status, listed.body.fields]).toEqual(twice);
    }
  });

  test('more than four', async () => {
    const additionIds = [1, 2, 3, 4, 5].map((step) => 9000 + step);
    expect((await studio.book(studio.cleo, at(freshDay(), 10), { additionIds })).status).toBe(400);
  });

  test("another artist's service, one in another currency, a draft", async () => {
    const bella = await studio.person('bella');
    await openHours(bella);
    const foreign = await offer(bella);
    const draft = await offered({ name: 'Draft', duration: 15, price: 100, published: false });
    const euros = await offered({ name: 'Euros', duration: 15, price: 100, currency: 'EUR' });
    await studio.ada.patch(`/api/services/${euros}`, { published: true });
    for (const id of [foreign, draft, euros, 999_999]) {
      const { body } = await studio.book(studio.cleo, at(freshDay(), 10), { additionIds: [id] });
      expect(body.code).toBe('addition_gone');
      const day = freshDay();
      const path = `/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=${day}&to=${day}`;
      expect((await studio.nobody().get(`${path}&additionIds=${id}`)).body.code).toBe('addition_gone');
    }
  });
});

describe('a service that is only had with another', () => {
  test('is not booked, previewed or held alone by a client, who is told why; the artist may write it in', async () => {
    const date = at(freshDay(), 10);
    const wish = { artistId: studio.ada.id, serviceId: wash, date, guest: grace };
    const only = { serviceId: 'This is only booked together with another service. Choose that one first.' };
    for (const path of ['/api/bookings', '/api/bookings/preview', '/api/holds']) {
      const { status, body } = await studio.nobody().post(path, wish);
      expect([path, status, body.fields]).toEqual([path, 400, only]);
    }
    const written = { serviceId: wash, date, guest: { fullName: 'Joe' } };
    expect((await studio.ada.post('/api/calendar/bookings', written)).status).toBe(201);
  });

  test('is no opening, and goes with none', async () => {
    const opening = { serviceId: wash, date: at(freshDay(), 10) };
    expect((await studio.ada.post('/api/openings', opening)).status).toBe(400);
    const date = '2026-11-27T10:00:00Z';
    const { status, body } = await studio.ada.post('/api/openings', { serviceId: studio.serviceId, date });
    expect(status).toBe(201);
    const booked = await studio.book(studio.cleo, date, { openingId: body.id, additionIds: [wash] });
    expect([booked.status, booked.body.fields]).toEqual([
      400,
      { additionIds: 'An opening is for its own service. Book it by itself.' },
    ]);
  });
});
