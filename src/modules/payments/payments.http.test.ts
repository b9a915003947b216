import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askToPay,
  bookPaid,
  checkLedger,
  giveBack,
  markOff,
  markPaid,
  moneyOf,
  payBooking,
  paidArtist,
  settleAll,
} from '#tests/support/money.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { cards, payPageOf, tellAll } from '#tests/support/paying.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

/** Another free hour each time. */
const next = () => `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
const statusOf = async (id: number) => (await cleo.get(`/api/bookings/${id}`)).body.status;
const book = (dueNow?: number, date = next()) =>
  bookPaid(world, cleo, ada, { date, ...(dueNow !== undefined && { dueNow }) });
const mailsTo = async (recipient: string) =>
  (
    await world.app.database.run<{ kind: string }>(
      `SELECT kind FROM mails WHERE recipient = $1 AND kind LIKE 'payment.%' ORDER BY id`,
      [recipient],
    )
  ).map(({ kind }) => kind);

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

test('a booking stands once its deposit is paid, and the rest stays due', async () => {
  const { id } = await book();
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 6000,
    paid: 0,
    due: 6000,
    payable: { purpose: 'deposit', amount: 2000 },
    payments: [],
  });
  expect(await payBooking(cleo, id)).toBe('done');
  expect(await statusOf(id)).toBe('awaiting_payment');
  await settleAll(world);
  expect(await statusOf(id)).toBe('confirmed');
  expect(await moneyOf(cleo, id)).toMatchObject({
    paid: 2000,
    due: 4000,
    payable: { purpose: 'rest', amount: 4000 },
    payments: [{ purpose: 'deposit', amount: 2000 }],
  });
  expect(await mailsTo('cleo@example.com')).toEqual(['payment.paid']);
  expect(await mailsTo('ada@example.com')).toEqual(['payment.paid']);
  // Each of them is led to this very visit.
  const mails = await lettersIn(world.app, { kind: 'payment.paid', bookingId: id });
  expect(mails.map(({ letter }) => letter.path).toSorted()).toEqual([
    `/bookings?tab=professional#booking-${id}`,
    `/checkout/${id}`,
  ]);
  expect((await askToPay(cleo, id, {})).status).toBe(200);
});

test('a deposit can be given back by hand although more is due at the visit', async () => {
  const { id } = await book();
  await payBooking(cleo, id);
  await settleAll(world);
  const back = (amount: number) => giveBack(ada, id, amount, 'Bring a friend.');
  expect((await back(2001)).body.code).toBe('refund_too_large');
  expect((await back(1500)).status).toBe(200);
  expect((await back(1500)).body.code).toBe('refund_too_large');
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 4500,
    paid: 500,
    due: 4000,
    refunds: [{ amount: 1500, cause: 'by_hand', reason: 'Bring a friend.', status: 'done' }],
  });
  await ada.post(`/api/bookings/${id}/cancel`, {});
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    total: 0,
    paid: 0,
    due: 0,
    refunds: [{ amount: 1500 }, { amount: 500 }],
  });
});

test('a request that is paid for waits for the artist as it would have; declined, it all goes back', async () => {
  const bea = await paidArtist(world, 'bea', { autoConfirm: false });
  const { id } = await bookPaid(world, cleo, bea, { date: next() });
  await payBooking(cleo, id);
  await settleAll(world);
  expect(await statusOf(id)).toBe('pending');
  // Nobody has said yes: the rest is due at the visit, and not asked for here.
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, due: 4000, payable: null });
  expect((await askToPay(cleo, id, {})).body.code).toBe('nothing_to_pay');
  await bea.patch(`/api/bookings/${id}/status`, { status: 'declined' });
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 0, paid: 2000, due: -2000, refunds: [{ status: 'wanted' }] });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, status: 'done' }] });
});

test('a card that is declined, and one that the bank asks about, leave the page open; the amount is never the client’s', async () => {
  const { id } = await book();
  expect(await payBooking(cleo, id, { card: cards.declined })).toBe('declined');
  expect(await payBooking(cleo, id, { card: cards.insufficientFunds })).toBe('insufficient_funds');
  await settleAll(world);
  expect(await statusOf(id)).toBe('awaiting_payment');
  const { body } = await cleo.post(`/api/bookings/${id}/checkout`, {
    agreed: true,
    amount: 1,
    total: 1,
    currency: 'JPY',
  });
  const page = payPageOf(body.url);
  expect((await cleo.get(`/api/sandbox/pay/${page}`)).body).toMatchObject({
    dueNow: 2000,
    currency: 'USD',
    once: true,
  });
  expect(await payBooking(cleo, id, { card: cards.authenticate })).toBe('authenticate');
  expect((await cleo.post(`/api/sandbox/pay/${page}/authentication`, { agreed: false })).body.outcome).toBe(
    'not_authenticated',
  );
  await payBooking(cleo, id, { card: cards.authenticate });
  expect((await cleo.post(`/api/sandbox/pay/${page}/authentication`, { agreed: true })).body.outcome).toBe('done');
  await settleAll(world);
  expect(await statusOf(id)).toBe('confirmed');
});

test('the terms are agreed to first; somebody else’s booking is nobody’s business', async () => {
  const { id } = await book();
  const refused = await askToPay(cleo, id, {});
  expect([refused.status, refused.body.fields.agreed]).toEqual([400, 'Agree to the terms to continue.']);
  const sid = await world.person('sid');
  expect((await askToPay(sid, id)).status).toBe(404);
  expect((await sid.get(`/api/bookings/${id}/money`)).status).toBe(404);
  expect((await askToPay(ada, id)).status).toBe(403);
  expect((await askToPay(world.nobody(), id)).status).toBe(401);
});

test('who pays nothing here has nothing to pay here', async () => {
  const { id } = await book(0);
  const refused = await askToPay(cleo, id);
  expect([refused.status, refused.body.code]).toEqual([409, 'nothing_to_pay']);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6000, due: 6000, payable: null, lines: [{ kind: 'price' }] });
});

test('ten presses at once are one page; a payment that comes again is returned', async () => {
  const { id } = await book();
  const pages = await Promise.all(Array.from({ length: 10 }, async () => (await askToPay(cleo, id)).body.url));
  expect(new Set(pages).size).toBe(1);
  await cleo.post(`/api/sandbox/pay/${payPageOf(pages[0])}`, { number: cards.paid });
  // Known at once to whoever asks again, though nothing was told yet.
  const again = await askToPay(cleo, id);
  expect((await cleo.get(`/api/sandbox/pay/${payPageOf(again.body.url)}`)).body).toMatchObject({ dueNow: 4000 });
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 2000, refunds: [] });
});

test('cancelled in time everything goes back; late, half of it stays; by the artist everything goes back', async () => {
  const inTime = await book();
  const late = await book();
  const hers = await book();
  for (const { id } of [inTime, late, hers]) await payBooking(cleo, id);
  await settleAll(world);
  await cleo.post(`/api/bookings/${inTime.id}/cancel`);
  await world.app.database.run(
    `UPDATE bookings SET policy = policy || '{"freeCancellationMinutes": 43200}' WHERE id = $1`,
    [late.id],
  );
  expect(await moneyOf(cleo, late.id)).toMatchObject({ cancelFee: 3000 });
  await cleo.post(`/api/bookings/${late.id}/cancel`);
  await ada.post(`/api/bookings/${hers.id}/cancel`);
  await settleAll(world);
  expect(await moneyOf(cleo, inTime.id)).toMatchObject({ total: 0, paid: 0, due: 0 });
  expect(await moneyOf(cleo, hers.id)).toMatchObject({ total: 0, paid: 0, due: 0 });
  // The deposit is kept, the rest of the fee can be paid here.
  expect(await moneyOf(cleo, late.id)).toMatchObject({
    total: 3000,
    paid: 2000,
    due: 1000,
    refunds: [],
    payable: { purpose: 'rest', amount: 1000 },
  });
  expect(await mailsTo('cleo@example.com')).toContain('payment.fee');
  await payBooking(cleo, late.id, { more: {} });
  await settleAll(world);
  expect(await moneyOf(cleo, late.id)).toMatchObject({ paid: 3000, due: 0, payable: null });
});

test('who does not come owes the fee; corrected, they owe the price; paid at the visit, nothing', async () => {
  const { id } = await book(2000, '2026-11-26T10:00:00Z');
  await payBooking(cleo, id);
  await settleAll(world);
  world.clock.at += 4 * 3_600_000;
  await ada.patch(`/api/bookings/${id}/status`, { status: 'no_show' });
  expect(await moneyOf(ada, id)).toMatchObject({ total: 6000, paid: 2000, due: 4000 });
  await ada.patch(`/api/bookings/${id}/status`, { status: 'completed' });
  expect(await moneyOf(ada, id)).toMatchObject({ total: 6000, paid: 2000, due: 4000 });
  expect((await markPaid(cleo, id)).status).toBe(403);
  expect((await markPaid(ada, id)).body).toMatchObject({ due: 0 });
  expect((await markOff(ada, id, 'unmark-money')).body).toMatchObject({ due: 4000 });
  await markPaid(ada, id);

  world.clock.at += 60_000;
  // A tip, after the visit: within what people mean, and all of it the artist's.
  for (const tip of [0, -500, 1.5, 10, 9_999_999]) {
    expect([tip, (await askToPay(cleo, id, { tip })).status]).toEqual([tip, 400]);
  }
  expect((await moneyOf(cleo, id)).tip).toEqual({ least: 50, most: 12_000, offered: [600, 900, 1200] });
  expect(await payBooking(cleo, id, { more: { tip: 900 } })).toBe('done');
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ total: 6900, paid: 6900, due: 0 });

  world.clock.at += 60_000;
  // By hand: never more than came here.
  const back = (amount: number) => giveBack(ada, id, amount, 'It rained in.');
  expect((await back(2901)).body.code).toBe('refund_too_large');
  expect((await back(-5)).status).toBe(400);
  expect((await giveBack(cleo, id, 5)).status).toBe(403);
  expect((await back(1500)).status).toBe(200);
  expect((await back(1500)).body.code).toBe('refund_too_large');
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({
    due: 0,
    paid: 5400,
    returnable: 1400,
    refunds: [{ amount: 1500, cause: 'by_hand', reason: 'It rained in.', status: 'done' }],
  });
  const { body } = await ada.get('/api/payments?limit=2');
  expect(body.map(({ kind, amount, client }: any) => [kind, amount, client])).toEqual([
    ['refund', 1500, 'Cleo'],
    ['tip', 900, 'Cleo'],
  ]);
  world.clock.at -= 4 * 3_600_000;
});

test('a guest pays by the link of their booking', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookPaid(world, world.nobody(), ada, { date: next(), more: { guest } });
  const nobody = world.nobody();
  const { body } = await nobody.post(`/api/manage/${manageToken}/checkout`, { agreed: true });
  await nobody.post(`/api/sandbox/pay/${payPageOf(body.url)}`, { number: cards.paid });
  // Back before anybody told us.
  expect((await nobody.post(`/api/manage/${manageToken}/checkout/refresh`)).body).toMatchObject({ paid: 2000 });
  expect((await nobody.get(`/api/manage/${manageToken}`)).body.status).toBe('confirmed');
  await tellAll(world);
  expect((await nobody.get(`/api/manage/${manageToken}/money`)).body).toMatchObject({ paid: 2000, bookingId: id });
  expect((await nobody.get('/api/manage/nonsense/money')).status).toBe(404);
});

test('a payment has a receipt for its two people, with the tax that is in it', async () => {
  const olga = await world.person('olga', { fullName: 'Ольга Ṣadé 花' });
  await ada.put('/api/payouts/vat', { number: 'GB123456789', percent: 20 });
  const { id } = await bookPaid(world, olga, ada, { date: next() });
  await payBooking(olga, id);
  await settleAll(world);
  const { payments } = await moneyOf(olga, id);
  const receipt = `/api/payments/${payments[0].id}/receipt.pdf`;
  for (const who of [olga, ada]) {
    const { status, headers, body } = await who.get(receipt);
    expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }
  expect((await cleo.get(receipt)).status).toBe(404);
  expect((await world.nobody().get(receipt)).status).toBe(401);
});

test('after all of it the ledger and the provider agree on every booking, and nobody can change it', async () => {
  expect(await checkLedger(world)).toEqual([]);
  for (const change of [
    'UPDATE ledger_entries SET amount = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
  ])
    await expect(world.owner.run(change)).rejects.toThrow('only added to');
  const [{ id }] = await world.app.database.run<any>(`SELECT booking_id AS id FROM ledger_entries LIMIT 1`);
  const enter = (kind: string, amount: number, currency: string) =>
    world.app.database.run(
      `INSERT INTO ledger_entries (booking_id, kind, amount, currency, object_id, by, at)
       VALUES ($1, $2, $3, $4, 'made_up', 'system', now())`,
      [id, kind, amount, currency],
    );
  await expect(enter('payment', 5, 'JPY')).rejects.toThrow('own currency');
  await expect(enter('refund', -1_000_000, 'USD')).rejects.toThrow('more went back than came');
  await expect(enter('refund', 5, 'USD')).rejects.toThrow('ledger_entries_amount_check');
});
