import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning, type Answer } from '#tests/support/world.ts';

// A guest's link may lie in many mailboxes. Once an account owns the visit, it acts in nobody's hands any more.

let server: MailServer;
let studio: Studio;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const guest = { fullName: 'Grace Hopper', email: 'grace@example.com' };
const path = (token: string, action = '') => `/api/manage/${token}${action}`;
const refusedIn = ({ status, body }: Answer) => [status, body.code];
const linkIn = (text: string | undefined, step: string) =>
  text?.match(new RegExp(`/b/([A-Za-z0-9_-]{32})\\?step=${step}`))?.[1];

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

async function deliver() {
  server.mails.length = 0;
  await studio.runJob('mail.deliver');
  return server.mails.map(({ recipients, parsed }) => ({ to: recipients[0], text: parsed.text }));
}

test('after the claim a guest’s link says where the visit is, and does nothing to it', async () => {
  const { body } = await studio.bookAsGuest(freshDate(), { guest });
  const { id, manageToken, date } = body;
  await studio.cleo.post(path(manageToken, '/claim'));
  const move = { date: date.replace('T12', 'T14'), version: 1 };
  for (const who of [studio.nobody(), studio.cleo]) {
    const answers = [
      await who.get(path(manageToken)),
      await who.get(path(manageToken, '/slots?from=2026-12-01&to=2026-12-02')),
      await who.get(path(manageToken, '/money')),
      await who.get(path(manageToken, '/calendar.ics')),
      await who.get(path(manageToken, '/rating')),
      await who.post(path(manageToken, '/cancel')),
      await who.post(path(manageToken, '/move'), move),
      await who.post(path(manageToken, '/checkout'), { agreed: true }),
      await who.post(path(manageToken, '/rating'), { rating: 5 }),
    ];
    expect(answers.map(refusedIn)).toEqual(answers.map(() => [409, 'already_claimed']));
    expect(answers[0]!.body).toMatchObject({ bookingId: id, message: expect.stringContaining('Log in') });
  }
  expect((await studio.cleo.get(`/api/bookings/${id}`)).body).toMatchObject({ status: 'confirmed', date, version: 1 });
  // Whose it is claims it as often as they like.
  expect((await studio.cleo.post(path(manageToken, '/claim'))).status).toBe(200);
});

test.each(['ada', 'dora'] as const)('after a block by %s the two do not meet by way of a guest’s link', async (by) => {
  const dora = await studio.person(`dora_${by}`);
  const { body } = await studio.bookAsGuest(freshDate(), { guest });
  const [blocker, blockedId] = by === 'ada' ? [studio.ada, dora.id] : [dora, studio.ada.id];
  await blocker.post('/api/blocks', { blockedId });
  expect(refusedIn(await dora.post(path(body.manageToken, '/claim')))).toEqual([409, 'already_claimed']);
  expect((await dora.get(`/api/bookings/${body.id}`)).status).toBe(404);
  // The visit stays the guest's, whose link still opens it.
  expect((await studio.nobody().get(path(body.manageToken))).body.guest).toMatchObject({ fullName: 'Grace Hopper' });
  await blocker.delete(`/api/blocks/${blockedId}`);
  expect((await dora.post(path(body.manageToken, '/claim'))).status).toBe(200);
});

test('the links of every visit of a claimed series rest', async () => {
  const series = { isRecurring: true, recurringPattern: 'daily', recurringCount: 3, guest };
  const { body } = await studio.bookAsGuest(freshDate(), series);
  next += 3;
  await studio.cleo.post(path(body.occurrences[1].manageToken, '/claim'));
  for (const { manageToken } of body.occurrences) {
    expect(refusedIn(await studio.nobody().post(path(manageToken, '/cancel')))).toEqual([409, 'already_claimed']);
  }
});

test('the professional can still ring a guest who made an account; once that account leaves, nothing is left', async () => {
  const whole = { ...guest, phone: '+44 20 7946 0000' };
  const { body } = await studio.bookAsGuest(freshDate(), { guest: whole });
  const dora = await studio.person('dora_with_a_phone');
  await dora.post(path(body.manageToken, '/claim'));
  const seenBy = async (who: typeof dora) => (await who.get(`/api/bookings/${body.id}`)).body;
  expect(await seenBy(studio.ada)).toMatchObject({ client: { id: dora.id }, guest: whole });
  expect(await seenBy(dora)).toMatchObject({ client: { id: dora.id }, guest: null });
  await studio.app.database.run('UPDATE users SET leaves_at = now() WHERE id = $1', [dora.id]);
  expect(await seenBy(studio.ada)).toMatchObject({ guest: null });
});

test('a link that was withdrawn before stays unknown', async () => {
  const { body } = await studio.bookAsGuest(freshDate(), { guest });
  await studio.app.database.run('UPDATE bookings SET manage_version = 2 WHERE id = $1', [body.id]);
  await studio.app.database.run('UPDATE bookings SET client_id = $2, manage_version = 3 WHERE id = $1', [
    body.id,
    studio.cleo.id,
  ]);
  expect((await studio.nobody().get(path(body.manageToken))).status).toBe(404);
});

test('mails after the claim go to the account and lead there; a reminder’s own links work without signing in', async () => {
  const { body } = await studio.bookAsGuest('2026-12-20T12:00:00.000Z', { guest });
  await studio.cleo.post(path(body.manageToken, '/claim'));
  await deliver();
  await studio.ada.patch(`/api/bookings/${body.id}`, { date: '2026-12-20T14:00:00Z', version: 1 });
  // Until then it can be taken back.
  studio.clock.at += 15_000;
  const [moved] = (await deliver()).filter(({ to }) => to === 'cleo@example.com');
  expect(moved!.text).toContain('http://uli.test/bookings');
  expect(moved!.text).not.toContain('/b/');
  studio.clock.at = Date.parse('2026-12-19T14:00:00Z');
  await studio.runJob('reminders.dispatch');
  const reminders = (await deliver()).filter(({ text }) => text?.includes('?step=cancel'));
  expect(reminders.map(({ to }) => to)).toEqual(['cleo@example.com']);
  const token = linkIn(reminders[0]!.text, 'cancel')!;
  expect(token).not.toBe(body.manageToken);
  expect((await studio.nobody().post(path(token, '/cancel'))).body).toMatchObject({ id: body.id, status: 'cancelled' });
  studio.clock.at = thursdayMorning;
});
