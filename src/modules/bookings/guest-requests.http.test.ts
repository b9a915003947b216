import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

// Decision 78: if a professional requires it, guests must follow a mailed link to confirm their time.

let server: MailServer;
let studio: Studio;
let next = 0;
const minute = 60_000;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true, confirmGuestEmail: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** The confirmation links that reached an address since the last call. */
async function linksTo(address: string) {
  await studio.runJob('mail.deliver');
  const texts = server.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ parsed }) => parsed.text ?? '');
  server.mails.length = 0;
  return texts.flatMap((text) => /\/b\/confirm\/([A-Za-z0-9_-]{32})/.exec(text)?.[1] ?? []);
}

const confirm = (token: string) => studio.nobody().post(`/api/guest-confirmations/${token}`);
const waiting = (token: string) => studio.nobody().get(`/api/guest-requests/${token}`);
const ofAda = async () => (await studio.ada.get(`/api/bookings/artist/${studio.ada.id}/upcoming`)).body as unknown[];

async function ask(more: object = {}, headers?: Record<string, string>) {
  const email = `grace${next}@example.com`;
  const date = freshDate();
  const answer = await studio.book(studio.nobody(), date, { guest: { ...grace, email }, ...more }, headers);
  return { ...answer, email, date };
}

test('the time is held, and the professional is notified once the guest follows the link', async () => {
  const before = await ofAda();
  const unread = await studio.ada.get('/api/notifications/unread');
  const { status, body, email, date } = await ask();
  expect([status, body.state, body.email, body.confirmBy]).toEqual([202, 'waiting', email, '2026-11-26T08:30:00.000Z']);
  expect(body).not.toHaveProperty('manageToken');
  expect(await ofAda()).toEqual(before);
  expect((await studio.ada.get('/api/notifications/unread')).body).toMatchObject(unread.body);
  expect((await studio.book(studio.cleo, date)).body.code).toBe('slot_taken');
  const [link = ''] = await linksTo(email);
  // GET changes nothing, and the browser that made the request cannot confirm it.
  expect((await studio.nobody().get(`/api/guest-confirmations/${link}`)).body).toMatchObject({
    state: 'waiting',
    date,
  });
  expect(await ofAda()).toEqual(before);
  expect((await confirm(body.waitToken)).status).toBe(404);
  const confirmed = await confirm(link);
  expect(confirmed).toMatchObject({ status: 201, body: { status: 'confirmed', date, guest: { email } } });
  expect(await ofAda()).toHaveLength(before.length + 1);
  expect((await waiting(body.waitToken)).body.state).toBe('confirmed');
  // Pressing twice books once.
  const again = await confirm(link);
  expect([again.status, again.body.manageToken]).toEqual([201, confirmed.body.manageToken]);
  // Once an account has claimed it, the mailed link shows no other link.
  await studio.cleo.post(`/api/manage/${confirmed.body.manageToken}/claim`);
  expect((await confirm(link)).body.code).toBe('already_claimed');
});

test('after half an hour the time is free again, and the link says so', async () => {
  const { body, email, date } = await ask();
  const [link = ''] = await linksTo(email);
  studio.clock.at += 30 * minute;
  const late = await confirm(link);
  expect([late.status, late.body.code]).toEqual([409, 'guest_request_over']);
  expect((await waiting(body.waitToken)).body.state).toBe('over');
  expect((await studio.book(studio.cleo, date)).status).toBe(201);
  // The guest's input is deleted a day later.
  studio.clock.at += 24 * 60 * minute + 1;
  await studio.runJob('bookings.expire');
  expect((await waiting(body.waitToken)).status).toBe(404);
  studio.clock.at = thursdayMorning;
});

test('a wrong address can be corrected, and the link mailed to it stops working', async () => {
  const { body, email } = await ask();
  const [wrong = ''] = await linksTo(email);
  const send = (to: string) => studio.nobody().post(`/api/guest-requests/${body.waitToken}/email`, { email: to });
  expect((await send('not an address')).status).toBe(400);
  expect((await send('right@example.com')).body).toMatchObject({ email: 'right@example.com', state: 'waiting' });
  const [right = ''] = await linksTo('right@example.com');
  expect((await confirm(wrong)).status).toBe(404);
  await send('right@example.com');
  expect(await linksTo('right@example.com')).toEqual([right]);
  expect((await confirm(right)).body.guest.email).toBe('right@example.com');
  expect((await send('right@example.com')).body.code).toBe('guest_request_over');
});

test('a whole series is held, and booked in one step', async () => {
  const { status, body, email, date } = await ask({
    isRecurring: true,
    recurringPattern: 'daily',
    recurringCount: 3,
  });
  next += 3;
  expect([status, body.visits]).toEqual([202, 3]);
  const third = new Date(Date.parse(date) + 2 * 24 * 60 * minute).toISOString();
  expect((await studio.book(studio.cleo, third)).body.code).toBe('slot_taken');
  const [link = ''] = await linksTo(email);
  expect((await confirm(link)).body.occurrences).toHaveLength(3);
});

test('a repeat with the same key makes one request, and the key is refused with another body', async () => {
  const headers = { 'Idempotency-Key': 'only-once' };
  const date = freshDate();
  const guest = { ...grace, email: 'once@example.com' };
  const [first, second] = [
    await studio.book(studio.nobody(), date, { guest }, headers),
    await studio.book(studio.nobody(), date, { guest }, headers),
  ];
  expect([second.status, second.body]).toEqual([202, first.body]);
  expect(await linksTo('once@example.com')).toHaveLength(1);
  const other = await studio.book(studio.nobody(), date, { guest, notes: 'Other' }, headers);
  expect(other.body.code).toBe('key_reused');
});

describe('a signed-in client', () => {
  test('books as before with a verified address', async () => {
    expect((await studio.book(studio.cleo, freshDate())).status).toBe(201);
  });

  test('is asked to verify the address first', async () => {
    const dora = await studio.person('dora', { unproved: true });
    const { status, body } = await studio.book(dora, freshDate());
    expect([status, body.code]).toEqual([403, 'email_unverified']);
  });
});

test('a blocked guest gets the same answer as for any unavailable time', async () => {
  const { email } = await ask();
  const [link = ''] = await linksTo(email);
  const { body } = await confirm(link);
  await studio.ada.post(`/api/bookings/${body.id}/block-guest`);
  const guest = { ...grace, email, phone: undefined };
  const refused = await studio.book(studio.nobody(), freshDate(), { guest });
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
});

test('pending requests from one network are limited', async () => {
  const strict = await createStudio({ confirmGuestEmail: true }, { ULI_RATE_LIMITS: 'on' });
  const answers = [];
  for (const hour of [9, 10, 11, 12]) {
    const guest = { ...grace, email: `grace${hour}@example.com` };
    answers.push(await strict.bookAsGuest(`2026-12-01T${String(hour).padStart(2, '0')}:00:00Z`, { guest }));
  }
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 429]);
  expect(answers[3]!.body.code).toBe('guest_requests_full');
  await strict.close();
});

test('without the setting a guest books as before', async () => {
  const open = await createStudio({ autoConfirm: true });
  expect((await open.bookAsGuest('2026-12-01T12:00:00Z')).status).toBe(201);
  await open.close();
});
