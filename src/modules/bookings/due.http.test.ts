import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#tests/support/payouts.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, givePlan, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

// What has to be paid before a visit counts: Ada asks a quarter of 80.00 in advance.

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
  await connect(studio, studio.ada);
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.clock.at = thursdayMorning;
  await ask({});
});

const minute = 60_000;
const quarter = { prepay: 'deposit', depositAmount: null, depositPercent: 25, prepayFor: 'everyone' };
const ask = (more: object) =>
  studio.ada.patch(`/api/services/${studio.serviceId}`, { price: 8000, advance: { ...quarter, ...more } });
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const freeAt = async (date: string) => {
  const day = date.slice(0, 10);
  const slots = `/api/users/${studio.ada.id}/slots?serviceId=${studio.serviceId}&from=${day}&to=${day}`;
  return (await studio.nobody().get(slots)).body.days[0].slots.includes(date);
};
const mails = (to: string) =>
  studio.app.database.run<{ kind: string }>('SELECT kind FROM mails WHERE recipient = $1 ORDER BY id', [to]);

test('holds its time for a quarter of an hour, tells nobody, and is then free again, which its client is told', async () => {
  const date = freshDate();
  const { status, body } = await studio.book(studio.cleo, date);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'awaiting_payment', dueNow: 2000, oncePaid: 'confirmed', total: 8000 });
  expect(Date.parse(body.expiresAt)).toBe(thursdayMorning + 15 * minute);
  expect(await freeAt(date)).toBe(false);
  expect(await mails('cleo@example.com')).toEqual([]);
  expect(await mails('ada@example.com')).toEqual([]);

  studio.clock.at += 15 * minute;
  expect((await studio.cleo.get(`/api/bookings/${body.id}`)).body.status).toBe('expired');
  expect(await freeAt(date)).toBe(true);
  await studio.runJob('bookings.expire');
  expect(await mails('cleo@example.com')).toEqual([{ kind: 'visit.unpaid' }]);
  expect(await mails('ada@example.com')).toEqual([]);
  const { body: told } = await studio.cleo.get('/api/notifications');
  expect(JSON.stringify(told)).toContain('The time was not paid for and is free again');
  expect((await studio.bookAsGuest(date)).status).toBe(201);
});

test('keeps what the visit becomes once it is paid, whatever the artist changes meanwhile', async () => {
  const { body } = await studio.book(studio.cleo, freshDate());
  const kept = 'SELECT once_paid AS "oncePaid" FROM bookings WHERE id = $1';
  expect(await studio.app.database.run(kept, [body.id])).toEqual([{ oncePaid: 'confirmed' }]);
});

test('is asked of guests as well, and cancelling before paying bothers nobody', async () => {
  const { body } = await studio.bookAsGuest(freshDate());
  expect(body).toMatchObject({ status: 'awaiting_payment', dueNow: 2000 });
  const before = await mails('ada@example.com');
  expect((await studio.nobody().post(`/api/manage/${body.manageToken}/cancel`)).body.status).toBe('cancelled');
  expect(await mails('ada@example.com')).toEqual(before);
});

test('is the same booking when the same request comes again', async () => {
  const date = freshDate();
  const key = { 'Idempotency-Key': 'due-once' };
  const [one, other] = [await studio.book(studio.cleo, date, {}, key), await studio.book(studio.cleo, date, {}, key)];
  expect(other.body.id).toBe(one.body.id);
});

test('is reckoned from the price after an offer, and never more than was shown', async () => {
  await studio.ada.post('/api/offers', { title: 'Half', percent: 50, code: 'HALF' });
  const { body } = await studio.book(studio.cleo, freshDate(), { offerCode: 'half', expectedDueNow: 1000 });
  expect(body).toMatchObject({ total: 4000, dueNow: 1000 });
  const less = await studio.book(studio.cleo, freshDate(), { expectedDueNow: 1999 });
  expect([less.status, less.body.code]).toEqual([409, 'terms_changed']);
});

test('is not booked on other terms of cancelling than were shown', async () => {
  const { body } = await studio.ada.put('/api/payouts/policy', {
    freeCancellationMinutes: 2880,
    lateCancelPercent: 50,
    noShowPercent: 100,
  });
  const stale = await studio.book(studio.cleo, freshDate(), { policyVersion: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'terms_changed']);
  const date = freshDate();
  const booked = await studio.book(studio.cleo, date, { policyVersion: body.policy.version });
  expect(booked.body.policy).toEqual({
    ...body.policy,
    freeCancellationUntil: new Date(Date.parse(date) - 2880 * minute).toISOString(),
  });
});

test('may be asked only of who has not been here yet, or who once did not come', async () => {
  await ask({ prepayFor: 'new' });
  const dan = await studio.person('dan');
  const known = async () => (await dan.get(`/api/bookings/acquaintance/${studio.ada.id}`)).body;
  expect(await known()).toEqual({ came: false, missed: false });
  await ask({ prepay: 'none', depositPercent: null });
  const { body: first } = await studio.book(dan, '2026-11-27T12:00:00.000Z');
  expect(first).toMatchObject({ status: 'confirmed', dueNow: 0 });
  await ask({ prepayFor: 'new' });
  studio.clock.at = Date.parse('2026-11-27T13:00:00.000Z');
  await studio.ada.patch(`/api/bookings/${first.id}/status`, { status: 'no_show' });
  expect(await known()).toEqual({ came: false, missed: true });
  await ask({ prepayFor: 'no_shows' });
  expect((await studio.book(dan, freshDate())).body).toMatchObject({ dueNow: 2000 });
  expect((await studio.book(studio.cleo, freshDate())).body).toMatchObject({ dueNow: 0, status: 'confirmed' });
  await studio.ada.patch(`/api/bookings/${first.id}/status`, { status: 'completed' });
  await ask({ prepayFor: 'new' });
  expect((await studio.book(dan, freshDate())).body).toMatchObject({ dueNow: 0 });
  // Nobody shows who they are by typing an address.
  expect((await studio.bookAsGuest(freshDate(), { guest: { ...grace, email: 'dan@example.com' } })).body).toMatchObject(
    {
      dueNow: 2000,
    },
  );
});

test('of a series is asked for its first visit, for which all of them wait and with which they lapse', async () => {
  const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
  const { body } = await studio.book(studio.cleo, '2027-02-01T12:00:00.000Z', series);
  expect(body).toMatchObject({ status: 'awaiting_payment', dueNow: 2000 });
  const statuses = async () =>
    (await studio.cleo.get(`/api/bookings/${body.id}`)).body.occurrences.map(
      ({ status }: { status: string }) => status,
    );
  expect(await statuses()).toEqual(['awaiting_payment', 'awaiting_payment', 'awaiting_payment']);
  const other = (await studio.cleo.get(`/api/bookings/${body.occurrences[1].id}`)).body;
  expect(other).toMatchObject({ dueNow: 0, expiresAt: body.expiresAt });
  expect(await freeAt('2027-02-08T12:00:00.000Z')).toBe(false);
  const before = await mails('ada@example.com');
  studio.clock.at += 15 * minute;
  await studio.runJob('bookings.expire');
  expect(await statuses()).toEqual(['expired', 'expired', 'expired']);
  expect(await freeAt('2027-02-08T12:00:00.000Z')).toBe(true);
  expect(await mails('ada@example.com')).toEqual(before);
});

test('neither deposit nor fee is asked for what the artist writes in', async () => {
  const { body: written } = await studio.ada.post('/api/calendar/bookings', {
    serviceId: studio.serviceId,
    date: freshDate(),
    guest: grace,
  });
  expect(written).toMatchObject({ status: 'confirmed', dueNow: 0 });
  // Nor does it cost a fee: whoever telephoned has agreed to none.
  expect((await studio.nobody().get(`/api/users/${studio.ada.id}/availability`)).body.policy.noShowPercent).toBe(100);
  expect(written.policy).toMatchObject({ lateCancelPercent: 0, noShowPercent: 0 });
});

test('is told in the preview, to the asker it is for', async () => {
  const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: freshDate() };
  const { body } = await studio.cleo.post('/api/bookings/preview', wish);
  expect(body).toMatchObject({ total: 8000, dueNow: 2000, policy: { lateCancelPercent: 50 } });
});

test('is not asked without payouts', async () => {
  const una = await studio.person('una');
  await givePlan(studio, una);
  await openHours(una);
  const serviceId = await offer(una, { price: 8000, advance: quarter });
  const wish = { artistId: una.id, serviceId, date: freshDate() };
  expect((await studio.cleo.post('/api/bookings', wish)).body).toMatchObject({ status: 'pending', dueNow: 0 });
});
