import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { followZoneRules } from '#modules/bookings';
import { invitationsIn } from '#tests/support/calendar-file.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';
import { readRulesBeforeLaws, renewRules } from '#tests/support/zone-rules.ts';

/* Manitoba's law of 2026, which the program learns of by its next release. */
const manitoba = { timeZone: 'America/Winnipeg', autoConfirm: true, confirmGuestEmail: false };
let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  readRulesBeforeLaws();
  server = await startMailServer();
  studio = await createStudio(manitoba, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
  await studio.ada.patch('/api/user', { city: 'Winnipeg' });
  await studio.cleo.patch('/api/user', { timeZone: 'Europe/Paris' });
  await followZoneRules(studio.app);
});
beforeEach(async () => {
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
});
afterAll(async () => {
  renewRules();
  await studio.close();
  await server.close();
});

async function startWithNewRules() {
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  renewRules();
  await studio.app.database.run('DELETE FROM clock_moves');
  await studio.app.database.run(`DELETE FROM clock_updates WHERE version = '2026f'`);
  await followZoneRules(studio.app);
  await studio.runJob('mail.deliver');
  return server.mails.splice(0);
}

test('each client gets one mail with the entries that replace theirs, and the artist one for their own', async () => {
  const weekly = { isRecurring: true, recurringPattern: 'weekly', recurringCount: 2 };
  await studio.bookAsGuest('2026-12-10T16:00:00Z', weekly);
  await studio.book(studio.cleo, '2026-12-11T16:00:00Z');
  // Nobody wrote to whom was written in without an address, and nobody does now.
  await studio.ada.post('/api/calendar/bookings', {
    serviceId: studio.serviceId,
    date: '2026-12-12T16:00:00Z',
    guest: { fullName: 'Walk In' },
  });
  const mails = await startWithNewRules();
  const to = (address: string) => mails.filter(({ recipients }) => recipients[0] === address);
  expect(mails.map(({ recipients: [address] }) => address).toSorted()).toEqual([
    'ada@example.com',
    'cleo@example.com',
    grace.email,
  ]);
  const [toGrace] = to(grace.email);
  expect(toGrace!.parsed.subject).toBe('Same time, new calendar entry: Cut, 2 visits from Thu 10 Dec, 10:00');
  expect(toGrace!.parsed.text).toContain('Your 2 visits stay at the time that was agreed.');
  expect(toGrace!.parsed.text).toContain('A law changed the clocks in Winnipeg');
  expect(
    invitationsIn(toGrace!.parsed).map(({ method, sequence, start }) => [
      method,
      sequence,
      new Date(start).toISOString(),
    ]),
  ).toEqual([
    ['REQUEST', 1, '2026-12-10T15:00:00.000Z'],
    ['REQUEST', 1, '2026-12-17T15:00:00.000Z'],
  ]);
  const [toCleo] = to('cleo@example.com');
  expect(toCleo!.parsed.text).toContain('Fri 11 Dec, 10:00–11:00, Winnipeg (GMT−5)');
  expect(toCleo!.parsed.text).toContain('= 16:00 your time');
  expect(invitationsIn(to('ada@example.com')[0]!.parsed).length).toBe(3);
});

test('where another appointment has the time, the artist is asked once, and the client reads nothing', async () => {
  readRulesBeforeLaws();
  await studio.bookAsGuest('2027-01-20T17:00:00Z');
  await openHours(studio.ada, { ...manitoba, timeZone: 'America/Toronto', slotStep: 30 });
  await studio.book(studio.cleo, '2027-01-20T15:30:00Z');
  const mails = await startWithNewRules();
  expect(mails.map(({ recipients: [address], parsed }) => [address, parsed.subject])).toEqual([
    ['ada@example.com', 'Two visits at one time: Cut, Wed 20 Jan 2027, 12:00'],
  ]);
  expect(mails[0]!.parsed.text).toContain('Move one of the two.');
  const { body } = await studio.ada.get('/api/notifications');
  const notices = (body as { kind: string; text: string }[]).filter(({ kind }) => kind === 'booking.clockClash');
  expect(notices.length).toBe(1);
});
