import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  askToPay,
  bookPaid,
  checkLedger,
  giveBack,
  markOff,
  markPaid,
  moneyOf,
  paidArtist,
  payBooking,
  settleAll,
} from '#tests/support/money.ts';
import { cards, payPageOf } from '#tests/support/paying.ts';
import { createWorld, thursdayMorning, type Visitor, type World } from '#tests/support/world.ts';

// What a professional marks of the money of a visit: paid at the chair, let off, and taken back.

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

const freshDate = () => `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
const step = (id: number, status: string) => ada.patch(`/api/bookings/${id}/status`, { status });
const mark = (id: number, body: object) => ada.post(`/api/bookings/${id}/paid-in-person`, body);

/** A visit that took place, with or without a deposit of 20.00 for its 60.00. */
async function cameTo(dueNow = 2000): Promise<number> {
  world.clock.at = thursdayMorning;
  const date = freshDate();
  const { id } = await bookPaid(world, cleo, ada, { date, dueNow });
  if (dueNow > 0) await payBooking(cleo, id);
  await settleAll(world);
  world.clock.at = Date.parse(date) + 3_600_000;
  await step(id, 'completed');
  return id;
}
const asked = async (id: number) => {
  const { standing, payable } = await moneyOf(cleo, id);
  return { state: standing.state, left: standing.left, payable };
};

beforeAll(async () => {
  world = await createWorld({ ULI_PLANS: 'free' });
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.at = thursdayMorning;
});

test('a deposit here, the rest in cash with a tip, a tip here: nothing is asked for any more, and all of it can be taken back', async () => {
  const id = await cameTo();
  expect(await asked(id)).toEqual({ state: 'deposit_paid', left: 4000, payable: { purpose: 'rest', amount: 4000 } });
  const { body } = await markPaid(ada, id, { tip: 500 });
  expect(body).toMatchObject({ total: 6500, paid: 6500, due: 0, payable: null });
  expect(body.standing).toEqual({
    state: 'paid',
    total: 6000,
    paid: 6000,
    left: 0,
    feeOpen: 0,
    ways: ['card', 'cash'],
  });
  expect((await askToPay(cleo, id, {})).body.code).toBe('nothing_to_pay');
  expect(await payBooking(cleo, id, { more: { tip: 900 } })).toBe('done');
  await settleAll(world);
  expect(await asked(id)).toEqual({ state: 'paid', left: 0, payable: null });

  expect((await markOff(ada, id, 'unmark-money')).status).toBe(200);
  // The tip that was given here stays given.
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6900, paid: 2900, due: 4000 });
  expect(await asked(id)).toEqual({ state: 'deposit_paid', left: 4000, payable: { purpose: 'rest', amount: 4000 } });
  expect(await checkLedger(world)).toEqual([]);
});

test('a tip does not make anybody pay here what they pay in person', async () => {
  const id = await cameTo(0);
  expect(await asked(id)).toEqual({ state: 'due', left: 6000, payable: null });
  expect(await payBooking(cleo, id, { more: { tip: 900 } })).toBe('done');
  await settleAll(world);
  expect(await asked(id)).toEqual({ state: 'due', left: 6000, payable: null });
  expect((await askToPay(cleo, id, {})).body.code).toBe('nothing_to_pay');
  await markPaid(ada, id, { way: 'transfer' });
  expect(await asked(id)).toEqual({ state: 'paid', left: 0, payable: null });
});

test('some in cash, the rest by card; never more than is left, and in a way that there is', async () => {
  const id = await cameTo(0);
  const refused = await markPaid(ada, id, { amount: 6001 });
  expect([refused.status, refused.body.fields]).toEqual([400, { amount: 'At most $60 is left to pay.' }]);
  expect((await markPaid(ada, id, { amount: 0 })).body.fields).toEqual({ amount: 'Write what was paid.' });
  expect((await markPaid(ada, id, { tip: 12_001 })).body.fields).toEqual({
    tip: 'Choose an amount that fits the visit.',
  });
  for (const wrong of [{ way: 'shells' }, { amount: -1 }, { amount: 1.5 }, { tip: -1 }, { amount: 3_000_000_000 }])
    expect([wrong, (await markPaid(ada, id, wrong)).status]).toEqual([wrong, 400]);
  await markPaid(ada, id, { amount: 2500 });
  expect((await moneyOf(cleo, id)).standing).toMatchObject({ state: 'due', paid: 2500, left: 3500, ways: ['cash'] });
  await markPaid(ada, id, { way: 'card' });
  expect((await moneyOf(cleo, id)).standing).toMatchObject({ state: 'paid', paid: 6000, ways: ['card', 'cash'] });
  expect((await markPaid(ada, id, { amount: 1 })).body.fields).toEqual({
    amount: 'Nothing is left to pay. Only a tip can be recorded.',
  });
  expect((await markPaid(ada, id, { amount: 0, tip: 300 })).status).toBe(200);
});

test('of two windows that mark in the same moment only one counts', async () => {
  const id = await cameTo(0);
  const { version } = await moneyOf(ada, id);
  const both = await Promise.all([
    mark(id, { version, amount: 3000, tip: 200, way: 'cash' }),
    mark(id, { version, amount: 3000, tip: 200, way: 'card' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'marked_meanwhile',
    message: 'The money of this booking has changed since you looked. Look at it once more.',
  });
  expect(await moneyOf(ada, id)).toMatchObject({ total: 6200, paid: 3200 });
});

test('what is left can be let off, and asked for again', async () => {
  const id = await cameTo();
  await markPaid(ada, id, { amount: 1000 });
  expect((await markOff(ada, id, 'write-off')).body.standing).toMatchObject({ state: 'waived', paid: 3000, left: 0 });
  expect((await askToPay(cleo, id, {})).body.code).toBe('nothing_to_pay');
  expect((await markOff(ada, id, 'write-off')).body.code).toBe('nothing_to_pay');
  await markOff(ada, id, 'unmark-money');
  expect(await asked(id)).toMatchObject({ state: 'deposit_paid', left: 4000 });
});

test('nothing is marked of a visit that is yet to come, and nobody but its professional marks', async () => {
  const { id } = await bookPaid(world, cleo, ada, { date: freshDate(), dueNow: 0 });
  const refused = await markPaid(ada, id);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Payments are recorded once the visit is completed, missed or cancelled.',
  ]);
  for (const what of ['write-off', 'unmark-money'] as const) {
    expect((await markOff(ada, id, what)).body.code).toBe('not_over');
    expect((await markOff(cleo, id, what)).status).toBe(403);
  }
});

test('a fee is paid in cash or let off, and its notice is read; a tip belongs to a visit', async () => {
  const date = freshDate();
  const missed = await cameTo(0);
  world.clock.at = thursdayMorning;
  const late = await bookPaid(world, cleo, ada, { date });
  await payBooking(cleo, late.id);
  await settleAll(world);
  world.clock.at = Date.parse(date) - 3_600_000;
  await cleo.post(`/api/bookings/${late.id}/cancel`);
  expect((await moneyOf(cleo, late.id)).standing).toMatchObject({ state: 'due', left: 1000, feeOpen: 1000 });
  expect((await markPaid(ada, late.id, { tip: 100 })).body.code).toBe('tip_not_now');
  const unread = async () =>
    (await cleo.get('/api/notifications')).body.filter(
      ({ kind, read, href }: any) => kind === 'payment.fee' && !read && href.endsWith(`/${late.id}`),
    ).length;
  expect(await unread()).toBe(1);
  const mail = async () =>
    world.app.database.run(`SELECT status FROM mails WHERE kind = 'payment.fee' AND booking_id = $1`, [late.id]);
  expect(await mail()).toEqual([{ status: 'queued' }]);
  await markPaid(ada, late.id);
  expect((await moneyOf(cleo, late.id)).standing).toMatchObject({ state: 'paid', left: 0, feeOpen: 0 });
  expect(await unread()).toBe(0);
  // The mail that had not left yet asks for nothing any more.
  expect(await mail()).toEqual([{ status: 'voided' }]);

  world.clock.at = Date.parse((await cleo.get(`/api/bookings/${missed}`)).body.date) + 7_200_000;
  // Put right: she did not come after all, so she paid nothing at the visit.
  await markPaid(ada, missed, { tip: 200 });
  await step(missed, 'no_show');
  expect((await moneyOf(cleo, missed)).standing).toMatchObject({ state: 'due', paid: 0, left: 6000, feeOpen: 6000 });
  await markOff(ada, missed, 'write-off');
  expect((await moneyOf(cleo, missed)).standing).toMatchObject({ state: 'waived', left: 0 });
  await step(missed, 'completed');
  expect((await moneyOf(cleo, missed)).standing).toMatchObject({ state: 'due', total: 6000, paid: 0, left: 6000 });
  expect(await checkLedger(world)).toEqual([]);
});

test('a page on which the rest would be paid is closed when it is paid at the chair; what still comes goes back', async () => {
  const id = await cameTo();
  const page = payPageOf((await askToPay(cleo, id, {})).body.url);
  await markPaid(ada, id);
  expect((await cleo.get(`/api/sandbox/pay/${page}`)).body.status).toBe('expired');
  // The one that was paid in the same moment.
  const other = await cameTo();
  const paid = payPageOf((await askToPay(cleo, other, {})).body.url);
  await cleo.post(`/api/sandbox/pay/${paid}`, { number: cards.paid });
  await markPaid(ada, other);
  await settleAll(world);
  expect(await moneyOf(cleo, other)).toMatchObject({
    due: 0,
    refunds: [{ amount: 4000, cause: 'twice', status: 'done' }],
  });
  expect((await asked(other)).state).toBe('paid');
  expect(await checkLedger(world)).toEqual([]);
});

test('what was paid here is given back after the rest was paid at the chair, and nothing is asked for again', async () => {
  const id = await cameTo();
  await markPaid(ada, id);
  expect((await giveBack(ada, id, 2000)).status).toBe(200);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 4000, paid: 4000, due: 0, payable: null });
  const whole = await cameTo(6000);
  await giveBack(ada, whole, 6000);
  expect(await asked(whole)).toMatchObject({ state: 'refunded', left: 0 });
  await settleAll(world);
  expect(await asked(whole)).toEqual({ state: 'refunded', left: 0, payable: null });
});

test('clients who are written in, once or for a series, pay at the chair like everybody', async () => {
  const { body: walkIn } = await ada.post('/api/calendar/bookings', {
    serviceId: ada.serviceId,
    date: new Date(thursdayMorning - 3_600_000).toISOString(),
    guest: { fullName: 'Walter Walk-in' },
    override: true,
  });
  await step(walkIn.id, 'completed');
  expect((await markPaid(ada, walkIn.id, { tip: 400, way: 'card' })).body.standing).toMatchObject({
    state: 'paid',
    ways: ['card'],
  });
  const { body: series } = await ada.post('/api/calendar/bookings', {
    serviceId: ada.serviceId,
    date: '2027-01-07T10:00:00Z',
    guest: { fullName: 'Sara Series' },
    isRecurring: true,
    recurringPattern: 'weekly',
    recurringCount: 2,
    override: true,
  });
  const [first, second] = series.occurrences;
  await step(first.id, 'completed');
  await markPaid(ada, first.id);
  expect((await moneyOf(ada, first.id)).standing.state).toBe('paid');
  expect((await moneyOf(ada, second.id)).standing).toMatchObject({ state: 'due', left: 6000 });
  const { body } = await ada.get(`/api/bookings/artist/${ada.id}/history`);
  expect(body.find(({ id }: any) => id === walkIn.id).money).toMatchObject({ state: 'paid', left: 0 });
  const { body: card } = await ada.get(`/api/clients/${walkIn.id}`);
  expect(card.bookings).toMatchObject([{ money: { state: 'paid', paid: 6000, left: 0 } }]);
});

test('the database itself refuses a second mark, and taking back what was not marked', async () => {
  const id = await cameTo(0);
  await markPaid(ada, id);
  const enter = (kind: string, amount: number, way: string | null) =>
    world.app.database.run(
      `INSERT INTO ledger_entries (booking_id, kind, amount, way, currency, by, at) VALUES ($1, $2, $3, $4, 'USD', 'artist', now())`,
      [id, kind, amount, way],
    );
  await expect(enter('in_person', 6000, 'cash')).rejects.toThrow('more is paid at the chair than is owed');
  await expect(enter('in_person', -1, 'card')).rejects.toThrow('more is taken back than was marked');
  await expect(enter('tip', -1, 'cash')).rejects.toThrow('more is taken back than was marked');
  await expect(enter('written_off', 1, null)).rejects.toThrow('more is taken back than was marked');
  await expect(enter('tip', -1, null)).rejects.toMatchObject({ constraint: 'ledger_entries_amount_check' });
  await expect(enter('tip', 1, 'shells')).rejects.toMatchObject({ constraint: 'ledger_entries_way_check' });
  await expect(enter('price', 1, 'cash')).rejects.toMatchObject({ constraint: 'ledger_entries_way_check' });
});
