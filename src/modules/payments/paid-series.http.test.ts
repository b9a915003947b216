import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToPay, checkLedger, moneyOf, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A deposit for a series is paid for its first visit, and all of it counts from then on.

const minute = 60_000;
let world: World;
let cleo: Visitor;
beforeAll(async () => {
  world = await createWorld();
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

const series = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 3 };
const quarter = { prepay: 'deposit', depositAmount: null, depositPercent: 25, prepayFor: 'everyone' };

async function artistWithDeposit(name: string, hours: object = {}) {
  const artist = await paidArtist(world, name, hours);
  await artist.patch(`/api/services/${artist.serviceId}`, { price: 8000, advance: quarter });
  return artist;
}

async function bookSeries(artist: Visitor & { serviceId: number }, date: string) {
  const wish = { artistId: artist.id, serviceId: artist.serviceId, date, ...series };
  const { status, body } = await cleo.post('/api/bookings', wish);
  expect([status, body.status, body.dueNow]).toEqual([201, 'awaiting_payment', 2000]);
  return body as { id: number; occurrences: { id: number; date: string }[] };
}

const statuses = async (id: number) =>
  (await cleo.get(`/api/bookings/${id}`)).body.occurrences.map(({ status }: { status: string }) => status);
const mailsTo = (recipient: string) =>
  world.app.database.run<{ kind: string }>(`SELECT kind FROM mails WHERE recipient = $1 ORDER BY id`, [recipient]);

test('once it is paid every visit is booked, its people hear of all of them at once, and the rest is due at the visits', async () => {
  const ada = await artistWithDeposit('ada');
  const { id, occurrences } = await bookSeries(ada, '2026-12-07T10:00:00Z');
  const asked = await askToPay(cleo, occurrences[1]!.id);
  expect([asked.status, asked.body.code]).toEqual([409, 'nothing_to_pay']);
  expect(await payBooking(cleo, id)).toBe('done');
  await settleAll(world);
  expect(await statuses(id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, due: 6000 });
  expect(await moneyOf(cleo, occurrences[2]!.id)).toMatchObject({ paid: 0, due: 8000, payable: null });
  expect((await mailsTo('ada@example.com')).map(({ kind }) => kind)).toEqual(['visit.booked', 'payment.paid']);
  const { body } = await ada.get('/api/calendar?from=2026-12-21&to=2026-12-21');
  expect(body.bookings).toMatchObject([{ status: 'confirmed', visitNumber: 3 }]);
});

test('a paid series stays in the list of its artist when a visit of it is moved', async () => {
  const gil = await artistWithDeposit('gil');
  const { id } = await bookSeries(gil, '2026-12-07T11:00:00Z');
  await payBooking(cleo, id);
  await settleAll(world);
  const { version } = (await cleo.get(`/api/bookings/${id}`)).body;
  expect((await cleo.patch(`/api/bookings/${id}`, { date: '2026-12-09T10:00:00Z', version })).status).toBe(200);
  expect((await gil.get('/api/notifications/unread')).body.count).toBe(2);
  expect((await gil.get('/api/notifications')).body.map(({ sentence }: any) => sentence)).toEqual([
    'Cleo moved Cut to Wed\u00a09\u00a0Dec, 10:00.',
    'Cleo booked Cut, 3 visits from Mon\u00a07\u00a0Dec, 11:00, and paid $20.',
  ]);
});

test('where the artist answers, all of it is one request once it is paid', async () => {
  const bea = await artistWithDeposit('bea', { autoConfirm: false });
  const { id } = await bookSeries(bea, '2026-12-07T10:00:00Z');
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await statuses(id)).toEqual(['pending', 'pending', 'pending']);
  const { status } = await bea.patch(`/api/bookings/${id}/status`, { status: 'confirmed', all: true });
  expect([status, await statuses(id)]).toEqual([200, ['confirmed', 'confirmed', 'confirmed']]);
});

test('paid too late it stands if all of its times are free; if one is not, the money goes back', async () => {
  const dan = await artistWithDeposit('dan');
  const free = await bookSeries(dan, '2026-12-07T10:00:00Z');
  const taken = await bookSeries(dan, '2026-12-07T13:00:00Z');
  const pages = [];
  for (const { id } of [free, taken]) pages.push(payPageOf((await askToPay(cleo, id)).body.url));
  world.clock.at += 16 * minute;
  await world.runJob('bookings.expire');
  const sid = await world.person('sid');
  const { date } = taken.occurrences[2]!;
  await dan.patch(`/api/services/${dan.serviceId}`, { advance: { ...quarter, prepay: 'none', depositPercent: null } });
  expect((await sid.post('/api/bookings', { artistId: dan.id, serviceId: dan.serviceId, date })).status).toBe(201);
  for (const page of pages) await cleo.post(`/api/sandbox/pay/${page}`, { number: cards.paid });
  await settleAll(world);
  expect(await statuses(free.id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(await statuses(taken.id)).toEqual(['expired', 'expired', 'expired']);
  expect(await moneyOf(cleo, taken.id)).toMatchObject({ paid: 0, refunds: [{ amount: 2000, cause: 'late' }] });
  expect(await checkLedger(world)).toEqual([]);
});

test('who cancels one of the others before paying, pays for what is left', async () => {
  const eve = await artistWithDeposit('eve');
  const { id, occurrences } = await bookSeries(eve, '2026-12-07T10:00:00Z');
  expect((await cleo.post(`/api/bookings/${occurrences[1]!.id}/cancel`, {})).status).toBe(200);
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await statuses(id)).toEqual(['confirmed', 'cancelled', 'confirmed']);
});
