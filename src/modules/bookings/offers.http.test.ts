import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSecondProcess } from '#tests/support/second-process.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import type { Visitor } from '#tests/support/world.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
afterAll(() => studio.close());

const offerTo = async (fields: object) => (await studio.ada.post('/api/offers', { title: 'Special', ...fields })).body;
const remove = (id: number) => studio.ada.delete(`/api/offers/${id}`);
const usesOf = async (id: number) => {
  const { body } = await studio.ada.get(`/api/users/${studio.ada.id}/offers?drafts=true`);
  return body.find((offer: { id: number }) => offer.id === id)?.uses as number;
};
const two = (number: number) => String(number).padStart(2, '0');
const day = (date: number, hour = 10) => `2026-12-${two(date)}T${two(hour)}:00:00Z`;

describe('what a booking costs', () => {
  test('an offer without a code takes its share off by itself, and the booking keeps it for good', async () => {
    const offer = await offerTo({ title: 'Summer Special', percent: 20 });
    const { status, body } = await studio.book(studio.cleo, day(1));
    expect(status).toBe(201);
    const price = body.total + body.discount;
    expect(body).toMatchObject({ total: price * 0.8, discount: price * 0.2, offerTitle: 'Summer Special' });
    await studio.ada.patch(`/api/offers/${offer.id}`, { title: 'Another', percent: 90 });
    await remove(offer.id);
    expect((await studio.cleo.get(`/api/bookings/${body.id}`)).body).toMatchObject({
      total: body.total,
      discount: body.discount,
      offerTitle: 'Summer Special',
    });
  });

  test('a code counts however it is typed, for a guest too, and the preview says the same', async () => {
    const offer = await offerTo({ title: 'Referral Discount', percent: 15, code: 'FRIEND15' });
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: day(2), guest: grace };
    const preview = await studio.nobody().post('/api/bookings/preview', { ...wish, offerCode: 'friend15 ' });
    const { body } = await studio.bookAsGuest(day(2), { offerCode: 'friend15 ' });
    expect(body.discount).toBe(Math.round((body.total + body.discount) * 0.15));
    const { price, discount, total, offerTitle } = preview.body;
    expect({ price, discount, total, offerTitle }).toEqual({
      price: body.total + body.discount,
      discount: body.discount,
      total: body.total,
      offerTitle: 'Referral Discount',
    });
    expect((await studio.book(studio.cleo, day(2, 12))).body).toMatchObject({ discount: 0, offerTitle: null });
    await remove(offer.id);
  });

  test('a wrong code is told beside its field, books nothing, and the preview says it without refusing', async () => {
    const more = { offerCode: 'NOPE' };
    const { status, body } = await studio.book(studio.cleo, day(3), more);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ offerCode: 'We do not know this code. Check it, or book without one.' });
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: day(3), ...more };
    const preview = await studio.cleo.post('/api/bookings/preview', wish);
    expect(preview.body).toMatchObject({ discount: 0, codeProblem: body.fields.offerCode });
    expect((await studio.book(studio.cleo, day(3))).status).toBe(201);
  });

  test('whoever writes a visit in may leave their offers off it', async () => {
    const offer = await offerTo({ percent: 20 });
    const writeIn = async (hour: number, more: object = {}) => {
      const visit = { serviceId: studio.serviceId, date: day(24, hour), guest: { fullName: 'Rosalind' }, ...more };
      return (await studio.ada.post('/api/calendar/bookings', visit)).body;
    };
    const [less, full] = [await writeIn(10), await writeIn(14, { fullPrice: true })];
    expect(less.discount).toBeGreaterThan(0);
    expect(full).toMatchObject({ total: less.total + less.discount, discount: 0, offerTitle: null });
    const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
    expect(await writeIn(16, { fullPrice: true, ...weekly })).toMatchObject({ total: full.total, discount: 0 });
    // What one wishes for oneself knows no such choice.
    expect((await studio.book(studio.cleo, day(25), { fullPrice: true })).body.discount).toBe(less.discount);
    await remove(offer.id);
  });

  test('nobody pays more than they were shown: an offer that ended since refuses, and says so', async () => {
    const offer = await offerTo({ percent: 50, endsOn: '2026-11-26' });
    const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: day(4) };
    const { total } = (await studio.cleo.post('/api/bookings/preview', wish)).body;
    const before = studio.clock.at;
    studio.clock.at += 24 * 3_600_000;
    const late = await studio.book(studio.cleo, day(4), { expectedTotal: total });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe('price_changed');
    studio.clock.at = before;
    expect((await studio.book(studio.cleo, day(4), { expectedTotal: total })).body.total).toBe(total);
    await remove(offer.id);
  });

  test('an offer for Tuesdays counts for visits on a Tuesday, and for a series of them, and is not in the price of every day', async () => {
    const offer = await offerTo({ title: 'Quiet Tuesdays', percent: 20, weekdays: [2] });
    const priced = async (date: string, more: object = {}) => {
      const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date, ...more };
      return (await studio.cleo.post('/api/bookings/preview', wish)).body;
    };
    const tuesday = day(15, 16);
    expect(await priced(tuesday)).toMatchObject({ offerTitle: 'Quiet Tuesdays' });
    expect(await priced(day(16, 16))).toMatchObject({ discount: 0, offerTitle: null });
    const repeated = { isRecurring: true, recurringCount: 2 };
    expect((await priced(tuesday, { ...repeated, recurringPattern: 'weekly' })).discount).toBeGreaterThan(0);
    expect(await priced(tuesday, { ...repeated, recurringPattern: 'monthly' })).toMatchObject({ discount: 0 });
    // One that gives way to a time on another day costs what its own would have.
    const instead = [{ day: '2026-12-22', date: day(23, 16) }];
    expect((await priced(tuesday, { ...repeated, recurringPattern: 'weekly', instead })).discount).toBeGreaterThan(0);
    expect((await studio.book(studio.cleo, tuesday)).body).toMatchObject({ offerTitle: 'Quiet Tuesdays' });
    await remove(offer.id);
    const coded = await offerTo({ percent: 20, code: 'QUIET', weekdays: [2] });
    const wrong = await studio.book(studio.cleo, day(16, 16), { offerCode: 'quiet' });
    expect(wrong.body.fields).toEqual({ offerCode: 'This code does not count on that day.' });
    await remove(coded.id);
  });

  test('what was booked for its day is moved by its client to days of the offer alone, by its artist to any', async () => {
    const offer = await offerTo({ title: 'Quiet Tuesdays', percent: 20, weekdays: [2] });
    // Another Wednesday than usual, and a Tuesday with room for one.
    const { body: hours } = await studio.ada.get(`/api/users/${studio.ada.id}/availability`);
    const open = (date: string, end: string) => ({ date, intervals: [{ start: '09:00', end }] });
    const overrides = [open('2026-12-16', '12:00'), open('2026-12-22', '10:00')];
    expect((await studio.ada.put('/api/availability', { ...hours, overrides })).status).toBe(200);
    const { body: booked } = await studio.bookAsGuest(day(15, 10));
    expect(booked).toMatchObject({ offerTitle: 'Quiet Tuesdays', offerWeekdays: [2] });
    await remove(offer.id);
    const at = (path: string) => `/api/manage/${booked.manageToken}${path}`;
    const datesOf = async (path: string, who: Visitor) =>
      (await who.get(`${path}?from=2026-12-14&to=2026-12-24`)).body.days
        .filter(({ slots }: { slots: string[] }) => slots.length > 0)
        .map(({ date }: { date: string }) => date);
    expect(await datesOf(at('/slots'), studio.nobody())).toEqual(['2026-12-15', '2026-12-22']);
    expect((await datesOf(`/api/bookings/${booked.id}/slots`, studio.ada)).length).toBeGreaterThan(4);
    const moveTo = (date: string) => studio.nobody().post(at('/move'), { date, version: booked.version });
    const refused = await moveTo(day(17, 10));
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('other days of the week') },
    });
    await studio.book(studio.cleo, day(22, 9));
    const taken = await moveTo(day(22, 9));
    expect(taken.body.code).toBe('slot_taken');
    const offered: string[] = taken.body.alternatives;
    expect(offered).toHaveLength(3);
    expect(offered.every((date) => new Date(date).getUTCDay() === 2)).toBe(true);
    expect((await moveTo(day(15, 14))).body).toMatchObject({ total: booked.total, offerTitle: 'Quiet Tuesdays' });
    const own = { date: day(17, 10), version: booked.version + 1 };
    const moved = await studio.ada.patch(`/api/bookings/${booked.id}`, own);
    expect(moved).toMatchObject({
      status: 200,
      body: { date: expect.stringContaining('2026-12-17'), total: booked.total },
    });
  });

  test('a code that stands on no page counts for whoever types it', async () => {
    const offer = await offerTo({ percent: 10, code: 'WHISPERED', listed: false });
    expect((await studio.book(studio.cleo, day(18), { offerCode: 'whispered' })).body.discount).toBeGreaterThan(0);
    await remove(offer.id);
  });

  test('the total cannot be sent', async () => {
    const { body } = await studio.book(studio.cleo, day(4, 14), { total: 1, discount: 4999, offerId: 1 });
    expect(body.discount).toBe(0);
    expect(body.total).toBeGreaterThan(1);
  });
});

describe('how often an offer is used', () => {
  test('every visit of a series uses it; cancelling and declining give it back, completing does not', async () => {
    const offer = await offerTo({ percent: 10, maxUses: 4 });
    const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
    const series = (await studio.book(studio.cleo, day(5), weekly)).body;
    expect(series.discount).toBeGreaterThan(0);
    expect(await usesOf(offer.id)).toBe(3);
    const tooMany = await studio.book(studio.cleo, day(6), { ...weekly, recurringCount: 2 });
    expect(tooMany.body).toMatchObject({ discount: 0 });
    await studio.cleo.post(`/api/bookings/${series.occurrences[1].id}/cancel`, {});
    expect(await usesOf(offer.id)).toBe(2);
    await studio.ada.patch(`/api/bookings/${series.id}/status`, { status: 'confirmed' });
    await studio.ada.patch(`/api/bookings/${series.id}/status`, { status: 'completed' });
    expect(await usesOf(offer.id)).toBe(2);
    await studio.ada.patch(`/api/bookings/${series.occurrences[2].id}/status`, { status: 'declined' });
    expect(await usesOf(offer.id)).toBe(1);
    const fewer = await studio.ada.patch(`/api/offers/${offer.id}`, { maxUses: 1 });
    expect(fewer.body).toMatchObject({ state: 'used_up', uses: 1 });
    await remove(offer.id);
  });

  test('a limit below what was used is refused by its field', async () => {
    const offer = await offerTo({ percent: 10, maxUses: 5 });
    await studio.book(studio.cleo, day(8));
    await studio.book(studio.cleo, day(8, 12));
    const { status, body } = await studio.ada.patch(`/api/offers/${offer.id}`, { maxUses: 1 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['maxUses']);
    await remove(offer.id);
  });

  test('a request that lapses gives its use back', async () => {
    const offer = await offerTo({ percent: 10, maxUses: 5 });
    await studio.book(studio.cleo, day(9));
    expect(await usesOf(offer.id)).toBe(1);
    const before = studio.clock.at;
    studio.clock.at += 25 * 3_600_000;
    await studio.runJob('bookings.expire');
    studio.clock.at = before;
    expect(await usesOf(offer.id)).toBe(0);
    await remove(offer.id);
  });

  test('twenty book at once in two processes and three find the code used: three, never four', async () => {
    const offer = await offerTo({ percent: 50, code: 'FIRST3', maxUses: 3 });
    const second = openSecondProcess(studio);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const api = index % 2 === 0 ? studio.api : second.api;
        const date = day(10 + Math.floor(index / 4), 9 + (index % 4) * 2);
        const guest = { fullName: `Guest ${index}`, email: `storm${index}@example.com` };
        const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date, guest, offerCode: 'FIRST3' };
        const headers = { 'content-type': 'application/json' };
        const answer = await api.request('http://uli.test/api/bookings', {
          method: 'POST',
          headers,
          body: JSON.stringify(wish),
        });
        return { status: answer.status, body: (await answer.json()) as { fields?: object; discount?: number } };
      }),
    );
    await second.close();
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(3);
    for (const { body } of won) expect(body.discount).toBeGreaterThan(0);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([400, 409]).toContain(status);
      expect(body.fields).toEqual({ offerCode: 'This code was used up.' });
    }
    expect(await usesOf(offer.id)).toBe(3);
  });
});
