import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageToken } from '#modules/bookings';
import { lettersIn } from '#tests/support/letters.ts';
import { askToPay, checkLedger, moneyOf, paidArtist, payBooking, settleAll } from '#tests/support/money.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { offer } from '#tests/support/schedule.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// A visit that a professional writes in, and for which they ask their client to pay first.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

const freshDate = () => `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
const grace = { fullName: 'Grace Hopper', email: 'grace@example.com' };
const writeIn = (wish: object) =>
  ada.post('/api/calendar/bookings', { serviceId: ada.serviceId, date: freshDate(), payFirst: true, ...wish });
const mailsAbout = async (bookingId: number) =>
  (
    await world.app.database.run<{ kind: string; recipient: string }>(
      `SELECT kind, recipient FROM mails WHERE booking_id = $1 ORDER BY id`,
      [bookingId],
    )
  ).map(({ kind, recipient }) => `${kind} ${recipient}`);
beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  ada = await paidArtist(world, 'ada');
  const advance = { prepay: 'deposit', depositAmount: 2000, depositPercent: null, prepayFor: 'new' };
  await ada.patch(`/api/services/${ada.serviceId}`, { advance });
  cleo = await world.person('cleo');
  // Known to Ada from before.
  const { body } = await ada.post('/api/calendar/bookings', {
    serviceId: ada.serviceId,
    date: freshDate(),
    guest: { fullName: 'Cleo', email: 'cleo@example.com' },
  });
  await world.app.database.run('UPDATE bookings SET client_id = $2 WHERE id = $1', [body.id, cleo.id]);
});
afterAll(() => world.close());

test('who is written in with a request to pay first reads the deposit on the checkout, pays it, and is booked', async () => {
  const { status, body: visit } = await writeIn({ clientId: cleo.id });
  expect([status, visit.status, visit.dueNow, visit.oncePaid, visit.writtenIn]).toEqual([
    201,
    'awaiting_payment',
    2000,
    'confirmed',
    true,
  ]);
  expect(await moneyOf(cleo, visit.id)).toMatchObject({
    total: 6000,
    paid: 0,
    due: 6000,
    payable: { purpose: 'deposit', amount: 2000 },
  });
  expect(await mailsAbout(visit.id)).toEqual(['visit.payFirst cleo@example.com']);
  const { body: told } = await cleo.get('/api/notifications');
  expect(told[0]).toMatchObject({ kind: 'booking.payFirst', href: `/checkout/${visit.id}` });
  expect(told[0].sentence).toMatch(/^Ada keeps Cut, .+, for you until \$20 is paid\.$/);
  expect((await askToPay(cleo, visit.id, {})).body.fields.agreed).toBe('Agree to the terms to continue.');
  expect(await payBooking(cleo, visit.id)).toBe('done');
  await settleAll(world);
  expect((await cleo.get(`/api/bookings/${visit.id}`)).body.status).toBe('confirmed');
  expect((await moneyOf(cleo, visit.id)).standing).toMatchObject({ state: 'deposit_paid', paid: 2000, left: 4000 });
  expect(await mailsAbout(visit.id)).toEqual(
    expect.arrayContaining(['visit.booked cleo@example.com', 'visit.booked ada@example.com']),
  );
  expect(await checkLedger(world)).toEqual([]);
});

test('a guest who is written in pays by the link in their mail', async () => {
  const { body: visit } = await writeIn({ guest: grace });
  expect(visit.status).toBe('awaiting_payment');
  expect(await mailsAbout(visit.id)).toEqual(['visit.payFirst grace@example.com']);
  const [mail] = await lettersIn(world.app, { kind: 'visit.payFirst', bookingId: visit.id });
  expect(mail!.letter).toMatchObject({ notice: 'payFirst', visits: [{ dueNow: 2000 }] });
  const token = manageToken(world.app, { id: visit.id, clientId: null, manageVersion: 1 }, 1)!;
  const nobody = world.nobody();
  expect((await nobody.get(`/api/manage/${token}/money`)).body.payable).toEqual({ purpose: 'deposit', amount: 2000 });
  const { body } = await nobody.post(`/api/manage/${token}/checkout`, { agreed: true });
  await nobody.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number: cards.paid });
  await settleAll(world);
  expect((await nobody.get(`/api/manage/${token}`)).body.status).toBe('confirmed');
});

test('not paid in time the hour is free again, and both get a mail; when the client cancels first the professional gets one', async () => {
  const { body: visit } = await writeIn({ clientId: cleo.id });
  const start = world.clock.at;
  // A day to pay, not the quarter of an hour that clients have who book themselves.
  world.clock.at = start + 23 * 3_600_000;
  await world.runJob('bookings.expire');
  expect((await ada.get(`/api/bookings/${visit.id}`)).body.status).toBe('awaiting_payment');
  world.clock.at = start + 25 * 3_600_000;
  await world.runJob('bookings.expire');
  expect((await ada.get(`/api/bookings/${visit.id}`)).body.status).toBe('expired');
  expect(await mailsAbout(visit.id)).toEqual([
    'visit.payFirst cleo@example.com',
    'visit.unpaid cleo@example.com',
    'visit.unpaid ada@example.com',
  ]);
  const other = (await writeIn({ clientId: cleo.id })).body;
  await cleo.post(`/api/bookings/${other.id}/cancel`);
  expect(await mailsAbout(other.id)).toContain('visit.cancelled ada@example.com');
});

test('of a series the first visit is paid for, and all of it is booked', async () => {
  const { body: first } = await writeIn({
    clientId: cleo.id,
    date: '2027-01-07T10:00:00Z',
    isRecurring: true,
    recurringPattern: 'weekly',
    recurringCount: 3,
  });
  expect(first.occurrences.map(({ status }: { status: string }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'awaiting_payment'),
  );
  const { body } = await askToPay(cleo, first.id);
  await cleo.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number: cards.paid });
  await settleAll(world);
  const { body: booked } = await cleo.get(`/api/bookings/${first.id}`);
  expect(booked.occurrences.map(({ status }: { status: string }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'confirmed'),
  );
});

test('nobody is asked who cannot be, nor for what asks nothing, nor once it has begun; without the wish nothing is asked', async () => {
  const why = async (wish: object) => (await writeIn(wish)).body.fields;
  expect(await why({ guest: { fullName: 'Walter' } })).toEqual({
    payFirst: 'Write an email address: the request to pay goes there.',
  });
  expect(await why({ guest: grace, serviceId: await offer(ada) })).toEqual({
    payFirst:
      'Nothing is asked in advance for this service. Set a deposit for it and connect payouts, then clients can pay first.',
  });
  const begun = new Date(world.clock.at - 3_600_000).toISOString();
  expect(await why({ guest: grace, date: begun, override: true })).toEqual({
    payFirst: 'This visit has begun. It is paid at the chair.',
  });
  const { body } = await writeIn({ guest: grace, payFirst: false });
  expect([body.status, body.dueNow]).toEqual(['confirmed', 0]);
});
