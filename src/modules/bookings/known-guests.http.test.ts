import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { connect } from '#tests/support/payouts.ts';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { tookPlace } from '#tests/support/took-place.ts';
import type { Visitor } from '#tests/support/world.ts';

// Decision 91: who is a new client. Ada asks $20 of new clients; an address counts only where it is proved.

let server: MailServer;
let studio: Studio;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const deposit = { prepay: 'deposit', depositAmount: 2000, depositPercent: null };
const asking = (prepayFor: 'new' | 'no_shows') =>
  studio.ada.patch(`/api/services/${studio.serviceId}`, { advance: { ...deposit, prepayFor } });

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  await connect(studio, studio.ada);
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const from = (email: string) => ({ guest: { ...grace, email } });
const ask = (email: string, more: object = {}) =>
  studio.book(studio.nobody(), freshDate(), { ...from(email), ...more });

/** The confirmation link that reached an address since the last call. */
async function linkTo(address: string): Promise<string> {
  await studio.runJob('mail.deliver');
  const texts = server.mails.filter(({ recipients }) => recipients.includes(address)).map(({ parsed }) => parsed.text);
  server.mails.length = 0;
  return texts.flatMap((text) => /\/b\/confirm\/([A-Za-z0-9_-]{32})/.exec(text ?? '')?.[1] ?? [])[0] ?? '';
}
const confirm = async (token: string) => (await studio.nobody().post(`/api/guest-confirmations/${token}`)).body;

const verify = ({ id }: Visitor) =>
  studio.app.database.run('UPDATE users SET email_verified_at = created_at WHERE id = $1', [id]);

/** Lets an address have had a visit with Ada, or missed one. */
async function visited(email: string, status: 'completed' | 'no_show' = 'completed'): Promise<void> {
  await studio.ada.patch(`/api/services/${studio.serviceId}`, {
    advance: { ...deposit, prepay: 'none', depositAmount: null, prepayFor: 'everyone' },
  });
  const { body } = await ask(email);
  await studio.app.database.run(`UPDATE bookings SET status = $2 WHERE id = $1`, [body.id, status]);
  await tookPlace(studio, body.id);
  await asking('new');
}

test('a regular who confirms their address is asked for no deposit; the same address merely typed is', async () => {
  await visited('regular@example.com');
  expect((await ask('regular@example.com')).body).toMatchObject({ status: 'awaiting_payment', dueNow: 2000 });
  const asked = await ask('Regular@example.com', { confirmAddress: true, expectedDueNow: 2000 });
  expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
  expect(await confirm(await linkTo('Regular@example.com'))).toMatchObject({ status: 'confirmed', dueNow: 0 });
});

test('who was never here pays the deposit after confirming, and is answered alike before', async () => {
  const known = await ask('regular@example.com', { confirmAddress: true });
  await linkTo('regular@example.com');
  const stranger = await ask('stranger@example.com', { confirmAddress: true });
  const shape = ({ status, body }: typeof known) => [status, Object.keys(body).sort(), body.state, body.visits];
  expect(shape(stranger)).toEqual(shape(known));
  const link = await linkTo('stranger@example.com');
  expect(await confirm(link)).toMatchObject({ status: 'awaiting_payment', dueNow: 2000 });
});

test('where the artist asks every guest to confirm, that proves the address as well', async () => {
  await openHours(studio.ada, { autoConfirm: true, confirmGuestEmail: true });
  await ask('regular@example.com');
  expect(await confirm(await linkTo('regular@example.com'))).toMatchObject({ status: 'confirmed', dueNow: 0 });
  await openHours(studio.ada, { autoConfirm: true, confirmGuestEmail: false });
});

test('nobody confirms an address in vain: where nothing hangs on who books, the visit is booked', async () => {
  await visited('other@example.com');
  await studio.ada.patch(`/api/services/${studio.serviceId}`, { advance: { ...deposit, prepayFor: 'everyone' } });
  expect((await ask('other@example.com', { confirmAddress: true })).status).toBe(201);
  await asking('new');
});

test('an account with a verified address is known by what it booked as a guest, one without is not', async () => {
  await visited('nina@example.com');
  const nina = await studio.person('nina', { unproved: true });
  const known = async () => (await nina.get(`/api/bookings/acquaintance/${studio.ada.id}`)).body;
  expect(await known()).toEqual({ came: false, missed: false });
  expect((await studio.book(nina, freshDate())).body.dueNow).toBe(2000);
  await verify(nina);
  expect(await known()).toEqual({ came: true, missed: false });
  expect((await studio.book(nina, freshDate())).body).toMatchObject({ status: 'confirmed', dueNow: 0 });
});

test('a guest who proves the verified address of an account is known by the visits of the account', async () => {
  const { body } = await studio.book(studio.cleo, freshDate(), { expectedDueNow: 2000 });
  await studio.app.database.run(`UPDATE bookings SET status = 'completed', expires_at = NULL WHERE id = $1`, [body.id]);
  await tookPlace(studio, body.id);
  await studio.app.database.run('UPDATE users SET email_verified_at = NULL WHERE id = $1', [studio.cleo.id]);
  await ask('cleo@example.com', { confirmAddress: true });
  expect(await confirm(await linkTo('cleo@example.com'))).toMatchObject({ dueNow: 2000 });
  await verify(studio.cleo);
  await ask('cleo@example.com', { confirmAddress: true });
  expect(await confirm(await linkTo('cleo@example.com'))).toMatchObject({ status: 'confirmed', dueNow: 0 });
});

test('a missed visit under a typed address is not held against the owner of that address', async () => {
  await visited('paula@example.com', 'no_show');
  await asking('no_shows');
  const paula = await studio.person('paula');
  expect((await paula.get(`/api/bookings/acquaintance/${studio.ada.id}`)).body).toEqual({ came: false, missed: false });
  expect((await studio.book(paula, freshDate())).body.dueNow).toBe(0);
});

test('a visit to come, or one that was cancelled, makes nobody a regular', async () => {
  await asking('new');
  const { body } = await ask('early@example.com', { confirmAddress: true });
  expect(body.state).toBe('waiting');
  await linkTo('early@example.com');
  await studio.app.database.run(
    `UPDATE bookings SET guest_email = 'early@example.com', status = 'cancelled', expires_at = NULL
      WHERE id = (SELECT max(id) FROM bookings WHERE client_id IS NULL)`,
  );
  await ask('early@example.com', { confirmAddress: true });
  expect(await confirm(await linkTo('early@example.com'))).toMatchObject({ dueNow: 2000 });
});
