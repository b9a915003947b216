import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToPay, bookPaid, giveBack, moneyOf, payBooking, paidArtist, settleAll } from '#tests/support/money.ts';
import { tellAll } from '#tests/support/paying.ts';
import { beginToConnect, doorOf } from '#tests/support/payouts.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { writePaymentMail } from './use-cases/write-payment-mail.ts';

// What people are told inside Uli when money comes, goes back, or does not come; each thing once, to whom it concerns.

const minute = 60_000;
let world: World;
let ada: Visitor & { serviceId: number };
let cleo: Visitor;
let day = 7;

beforeAll(async () => {
  world = await createWorld();
  ada = await paidArtist(world, 'ada');
  cleo = await world.person('cleo');
});
afterAll(() => world.close());

const next = () => `2026-12-${String((day += 1)).padStart(2, '0')}T10:00:00Z`;
const book = (more: object = {}) => bookPaid(world, cleo, ada, { date: next(), ...more });

/** What somebody was told and has not read; now they have. */
async function told(who: Visitor, headers: Record<string, string> = {}): Promise<[string, string][]> {
  const { body } = await who.get('/api/notifications', headers);
  await who.post('/api/notifications/read');
  return body.filter(({ read }: any) => !read).map(({ sentence, href }: any) => [sentence, href]);
}

async function paid(more: object = {}) {
  const booked = await book(more);
  await payBooking(cleo, booked.id);
  await settleAll(world);
  return booked;
}

test('a deposit: its artist reads of it with the booking, its client only where they did not come back to see it', async () => {
  const { id } = await paid();
  expect(await told(ada)).toEqual([
    ['Cleo booked Cut, Tue\u00a08\u00a0Dec, 10:00, and paid $20.', `/bookings?tab=professional#booking-${id}`],
  ]);
  expect((await cleo.get('/api/notifications/unread')).body.count).toBe(1);
  await cleo.post(`/api/bookings/${id}/checkout/refresh`);
  expect(await told(cleo)).toEqual([]);

  const closed = await paid();
  expect(await told(cleo, { 'accept-language': 'fr' })).toEqual([
    [expect.stringMatching(/^Votre paiement de 20\s\$\S* pour Cut, mer\.\s9\sdéc\./), `/checkout/${closed.id}`],
  ]);
  expect((await cleo.get('/api/notifications?topic=payments')).body[0]).toMatchObject({
    topic: 'payments',
    people: [{ fullName: 'Ada' }],
  });
  await told(ada);
});

test('a time that was not paid for is free again; paid late after all, only that is news', async () => {
  const { id } = await book();
  await payBooking(cleo, id);
  world.clock.at += 16 * minute;
  await world.runJob('bookings.expire');
  expect((await cleo.get('/api/notifications')).body[0].sentence).toMatch(
    /^The time was not paid for and is free again/,
  );
  await settleAll(world);
  expect(await told(cleo)).toEqual([
    [expect.stringMatching(/^Your payment of \$20 for .+ has arrived\.$/), expect.anything()],
  ]);
  await told(ada);

  const taken = await book();
  await payBooking(cleo, taken.id);
  world.clock.at += 16 * minute;
  await world.runJob('bookings.expire');
  const [{ at }] = await world.app.database.run<any>('SELECT starts_at AS at FROM bookings WHERE id = $1', [taken.id]);
  await bookPaid(world, await world.person('bob'), ada, { date: new Date(at).toISOString(), dueNow: 0 });
  await Promise.all([told(ada), told(cleo)]);
  await settleAll(world);
  expect(await told(ada)).toEqual([
    [expect.stringMatching(/^Cleo paid \$20 .+ when the time was taken\./), expect.anything()],
  ]);
  // That it goes back does not hide why.
  expect(await told(cleo)).toEqual([
    ['$20 for Cut is on its way back to your card. Banks take up to 10 working days.', `/checkout/${taken.id}`],
    [expect.stringMatching(/^Your payment of \$20 came too late: Cut, .+, is taken\./), `/checkout/${taken.id}`],
  ]);
});

test('paid on a page after the booking was cancelled it goes back, and nobody reads that they had paid already', async () => {
  const { id } = await book();
  const page = doorOf((await askToPay(cleo, id)).body.url);
  await ada.post(`/api/bookings/${id}/cancel`);
  await cleo.post(`/api/sandbox/pay/${page}`, { number: '4242 4242 4242 4242' });
  await Promise.all([told(ada), told(cleo)]);
  await tellAll(world);
  expect(await told(cleo)).toEqual([
    [expect.stringMatching(/^Your payment of \$20 came when Cut, .+, was no longer booked\./), `/checkout/${id}`],
  ]);
  expect(await told(ada)).toEqual([
    [expect.stringMatching(/^Cleo paid \$20 for Cut when it was no longer booked\./), expect.anything()],
  ]);
  await settleAll(world);
  expect(await moneyOf(cleo, id)).toMatchObject({ paid: 0, due: 0, refunds: [{ amount: 2000, cause: 'over' }] });
  const mails = await world.app.database.run<{ kind: string }>(
    `SELECT kind FROM mails WHERE booking_id = $1 AND kind LIKE 'payment.%' ORDER BY kind`,
    [id],
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['payment.over', 'payment.over', 'payment.refund']);
  await Promise.all([told(ada), told(cleo)]);
});

test('money that goes back: its client reads how much and when it is there; what an artist did they know', async () => {
  const inTime = await paid();
  const hers = await paid();
  await Promise.all([told(ada), told(cleo)]);
  await cleo.post(`/api/bookings/${inTime.id}/cancel`);
  await settleAll(world);
  const back = '$20 for Cut is on its way back to your card. Banks take up to 10 working days.';
  expect(await told(cleo)).toEqual([[back, `/checkout/${inTime.id}`]]);
  expect((await told(ada)).map(([sentence]) => sentence)).toEqual([
    expect.stringMatching(/^\$20 for Cut, .+, goes back to Cleo\.$/),
    expect.stringMatching(/^Cleo cancelled/),
  ]);
  await giveBack(ada, hers.id, 500);
  await settleAll(world);
  expect(await told(cleo)).toEqual([[back.replace('$20', '$5'), `/checkout/${hers.id}`]]);
  expect(await told(ada)).toEqual([]);
});

test('a fee, what is left, and a tip', async () => {
  const { id } = await paid();
  await Promise.all([told(ada), told(cleo)]);
  await world.app.database.run(
    `UPDATE bookings SET policy = policy || '{"freeCancellationMinutes": 43200}' WHERE id = $1`,
    [id],
  );
  await cleo.post(`/api/bookings/${id}/cancel`);
  expect((await cleo.get('/api/notifications')).body[0]).toMatchObject({
    sentence: expect.stringMatching(/^A fee of \$10 is due for Cut/),
    href: `/checkout/${id}`,
  });
  await told(ada);
  await payBooking(cleo, id, { more: {} });
  await settleAll(world);
  expect((await told(ada))[0]![0]).toMatch(/^Cleo paid \$10 for Cut/);
  // The fee is paid, so nobody reads of it any more.
  expect((await told(cleo)).map(([sentence]) => sentence)).toEqual([expect.stringMatching(/^Your payment of \$10/)]);

  const visit = await bookPaid(world, cleo, ada, { date: '2026-11-26T10:00:00Z', dueNow: 0 });
  world.clock.at += 5 * 60 * minute;
  await ada.patch(`/api/bookings/${visit.id}/status`, { status: 'completed' });
  await Promise.all([told(ada), told(cleo)]);
  await payBooking(cleo, visit.id, { more: { tip: 700 } });
  await settleAll(world);
  expect(await told(ada)).toEqual([['Cleo left a tip of $7 for Cut.', `/booking-confirmation?booking=${visit.id}`]]);
  expect((await told(cleo))[0]![0]).toBe('Your tip of $7 for Cut has arrived.');
});

test('a guest has no account to be told in, and is named', async () => {
  const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
  const { id, manageToken } = await bookPaid(world, world.nobody(), ada, { date: next(), more: { guest } });
  const { body } = await world.nobody().post(`/api/manage/${manageToken}/checkout`, { agreed: true });
  await world.nobody().post(`/api/sandbox/pay/${doorOf(body.url)}`, { number: '4242 4242 4242 4242' });
  await settleAll(world);
  expect((await told(ada))[0]![0]).toMatch(/^Grace Hopper booked .+ and paid \$20\.$/);
  await world.nobody().post(`/api/manage/${manageToken}/cancel`);
  await settleAll(world);
  expect((await told(ada))[0]).toEqual([
    expect.stringMatching(/goes back to Grace Hopper\.$/),
    `/booking-confirmation?booking=${id}`,
  ]);
});

test('who is apart from somebody is still told of the money between them; who wants no such news gets none', async () => {
  const { id } = await paid();
  await cleo.post('/api/blocks', { blockedId: ada.id });
  await Promise.all([told(ada), told(cleo)]);
  await giveBack(ada, id, 500);
  await settleAll(world);
  expect(await told(cleo)).toHaveLength(1);
  expect((await cleo.put('/api/notifications/settings', { payments: false })).body).toMatchObject({ payments: false });
  await giveBack(ada, id, 500);
  await settleAll(world);
  expect(await told(cleo)).toEqual([]);
});

test('payouts: its owner is told once clients can pay, and when they cannot any more', async () => {
  const dot = await world.person('dot');
  const door = await beginToConnect(dot);
  await dot.post(`/api/sandbox/account/${door}`, { act: 'wait' });
  await settleAll(world);
  expect(await told(dot)).toEqual([]);
  const dashboard = doorOf((await dot.post('/api/payouts/dashboard')).body.url);
  const act = async (what: string) => {
    await dot.post(`/api/sandbox/account/${dashboard}`, { act: what });
    await settleAll(world);
  };
  await act('approve');
  expect(await told(dot)).toEqual([['Payouts are connected: clients can pay you by card now.', '/settings/payments']]);
  await act('restrict');
  expect((await told(dot, { 'accept-language': 'es' }))[0]![0]).toMatch(/^Ahora nadie puede pagarte con tarjeta/);
  // Whoever comes back from the payment service sees it there.
  await act('approve');
  await dot.post('/api/payouts/refresh');
  expect(await told(dot)).toEqual([]);
});

test('a mail about money is in its reader’s language, and so is the amount', () => {
  const facts = {
    reader: 'client',
    fullName: 'Eva',
    other: 'Ada',
    service: 'Trenzas',
    amount: 123_450,
    currency: 'EUR',
  } as const;
  const written = (['es', 'fr', 'ar'] as const).map((language) =>
    writePaymentMail(world.app, { ...facts, language, kind: 'refund', path: '/checkout/7' }),
  );
  expect(written.map(({ subject }) => subject.replaceAll(/[\s\u200e\u200f\u2068\u2069]+/g, ' '))).toEqual([
    'Devolución de 1234,50 € en camino',
    '1 234,50 € vous sont remboursés',
    'مبلغ 1,234.50 € في طريقه إليك',
  ]);
  expect(written[1]!.content.lines.at(-1)).toContain('10 jours ouvrés');
});
