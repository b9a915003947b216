import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invitationsIn } from '#tests/support/calendar-file.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { offer, openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// M3: mail bombs and relaying to unverified addresses. The limits are on, and the mail server is real.

const minute = 60_000;
let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url, ULI_RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});
beforeEach(async () => {
  // Each test starts with an hour in which nothing was sent.
  studio.clock.at += 61 * minute;
  await studio.app.database.run('DELETE FROM mails');
  await forgetRoutes();
  server.mails.length = 0;
});

/** As if each came from its own address, so that the limits of single routes do not interfere. */
const forgetRoutes = () => studio.app.database.run('DELETE FROM rate_limits');

const deliver = () => studio.runJob('mail.deliver');
const subjectsTo = (email: string) =>
  server.mails.filter(({ recipients }) => recipients.includes(email)).map(({ parsed }) => parsed.subject ?? '');

/** Advances the clock minute by minute, and runs the jobs. */
async function wait(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed++) {
    studio.clock.at += minute;
    await studio.runJob('mail.sweep');
    await deliver();
  }
}

const bombers: { artistId: number; serviceId: number }[] = [];

/** An unverified professional who confirms bookings automatically. */
async function openBomber(username: string) {
  const bomber = await studio.person(username, { unproved: true, accountType: 'business' });
  await openHours(bomber, { autoConfirm: true });
  return { bomber, serviceId: await offer(bomber) };
}

let day = 5;

/** Books this guest with each of the bombers. */
async function floodWith(guest: object): Promise<void> {
  const date = `2026-12-${String(++day).padStart(2, '0')}T10:00:00Z`;
  for (const visit of bombers) {
    await forgetRoutes();
    const { status } = await studio.nobody().post('/api/bookings', { ...visit, guest, date });
    expect(status).toBe(201);
  }
}

test('forty reschedulings cause three mails and one digest with the latest state, to guest and artist alike', async () => {
  const { body } = await studio.bookAsGuest('2026-12-15T10:00:00Z');
  await deliver();
  const times = ['2026-12-15T12:00:00Z', '2026-12-15T10:00:00Z'];
  let { version } = (await studio.ada.get(`/api/bookings/${body.id}`)).body;
  for (let moves = 0; moves < 41; moves++) {
    const date = times[moves % 2];
    const { status } = await studio.nobody().post(`/api/manage/${body.manageToken}/move`, { date, version: version++ });
    expect(status).toBe(200);
    await deliver();
  }
  const everybody = [grace.email, 'ada@example.com'];
  expect(everybody.map((email) => subjectsTo(email).length)).toEqual([3, 3]);
  await wait(45);
  for (const email of everybody) {
    const subjects = subjectsTo(email);
    expect(subjects).toHaveLength(4);
    expect(subjects[3]).toMatch(/^This visit changed several times: .*Tue 15 Dec, 12:00/);
  }
  const { text, attachments } = server.mails.findLast(({ recipients }) => recipients.includes(grace.email))!.parsed;
  expect(text).toContain('This is how it is now.');
  expect(text).toContain(`/b/${body.manageToken}`);
  expect(attachments.map(({ filename }) => filename)).toContain('visit.ics');
});

test('twenty new accounts that add a guest send them no mail, and by guest bookings five mails an hour', async () => {
  const victim = { fullName: 'Victim', email: 'victim@corp.example' };
  for (let index = 0; index < 20; index++) {
    await forgetRoutes();
    const { bomber, serviceId } = await openBomber(`bomber${index}`);
    bombers.push({ artistId: bomber.id, serviceId });
    const own = { serviceId, guest: victim, date: '2026-12-11T10:00:00Z' };
    expect((await bomber.post('/api/calendar/bookings', own)).status).toBe(201);
  }
  await floodWith(victim);
  await deliver();
  expect(subjectsTo(victim.email)).toHaveLength(4);
  await wait(59);
  expect(subjectsTo(victim.email).length).toBeLessThanOrEqual(5);
  const before = subjectsTo(victim.email).length;
  await wait(60);
  expect(subjectsTo(victim.email).length - before).toBeLessThanOrEqual(5);
  // Nothing is lost: held mail arrives in one digest.
  expect(subjectsTo(victim.email)).toContain('Several things happened');
  // Neither is any calendar entry: each that is told of arrives as it is now, once.
  const digest = server.mails.find(({ parsed }) => parsed.subject === 'Several things happened')!;
  const uids = invitationsIn(digest.parsed).map(({ uid }) => uid);
  expect(uids.length).toBeGreaterThan(1);
  expect(new Set(uids).size).toBe(uids.length);
});

test('a flood of bookings blocks no link for an owner who has not verified the address yet', async () => {
  await studio.person('dora', { unproved: true });
  await deliver();
  server.mails.length = 0;
  studio.clock.at += 61 * minute;
  const dora = { fullName: 'Dora', email: 'dora@example.com' };
  await floodWith(dora);
  await deliver();
  await studio.nobody().post('/api/password/forgot', { email: 'dora@example.com' });
  await deliver();
  expect(subjectsTo('dora@example.com')).toHaveLength(5);
  expect(subjectsTo('dora@example.com')[4]).toBe('Set a new password');
});

test('concurrent sending processes share one count', async () => {
  const guest = { fullName: 'Eve', email: 'eve@corp.example' };
  await floodWith(guest);
  await Promise.all(Array.from({ length: 6 }, deliver));
  expect(subjectsTo(guest.email)).toHaveLength(4);
});

test('a guest whom a professional adds gets mail once that professional has verified their own address', async () => {
  const { bomber: bea, serviceId } = await openBomber('bea');
  const guest = { fullName: 'Stranger', email: 'stranger@corp.example' };
  const written = await bea.post('/api/calendar/bookings', { serviceId, guest, date: '2026-12-20T10:00:00Z' });
  expect(written.status).toBe(201);
  const { version } = (await bea.get(`/api/bookings/${written.body.id}`)).body;
  await bea.patch(`/api/bookings/${written.body.id}`, { date: '2026-12-20T12:00:00Z', version });
  await wait(70);
  expect(subjectsTo(guest.email)).toEqual([]);
  expect(await lettersIn(studio.app, { recipient: guest.email })).toHaveLength(2);
  await studio.app.database.run('UPDATE users SET email_verified_at = now() WHERE id = $1', [bea.id]);
  await wait(2);
  expect(subjectsTo(guest.email)).toEqual([expect.stringMatching(/^This visit changed several times: .*12:00/)]);
});

test('a first message causes a mail only if its author has verified their address', async () => {
  const [spam, kim] = [await studio.person('spam', { unproved: true }), await studio.person('kim')];
  const say = (who: typeof spam, text: string) =>
    who.post('/api/messages', { recipientId: studio.ada.id, content: text });
  expect((await say(spam, 'Buy')).status).toBeLessThan(300);
  expect((await say(kim, 'Hello')).status).toBeLessThan(300);
  studio.clock.at += 4 * minute;
  await studio.runJob('messaging.mail-unread');
  await deliver();
  expect(subjectsTo('ada@example.com')).toEqual([expect.stringContaining('Kim')]);
});
