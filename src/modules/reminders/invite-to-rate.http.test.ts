import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

const minute = 60_000;
let server: MailServer;
let studio: Studio;
beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
beforeEach(() => {
  studio.clock.at = thursdayMorning;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

let day = 1;
const nextDay = () => new Date(Date.UTC(2026, 11, day++, 10)).toISOString();
const mark = (id: number, status: string) => studio.ada.patch(`/api/bookings/${id}/status`, { status });
/** Lets so many minutes pass, delivers what is due, and answers the questions that arrived. */
async function askedAfter(minutes: number) {
  server.mails.length = 0;
  studio.clock.at += minutes * minute;
  await studio.runJob('mail.deliver');
  return server.mails.filter(({ parsed }) => parsed.subject?.startsWith('How was '));
}

test('two hours after the visit its guest is asked once, and the mail leads to the stars', async () => {
  const { body } = await studio.bookAsGuest(nextDay());
  studio.clock.at = Date.parse(body.date) + 60 * minute;
  await mark(body.id, 'completed');
  expect(await askedAfter(119)).toEqual([]);
  const [mail, ...more] = await askedAfter(1);
  expect(more).toEqual([]);
  expect(mail!.recipients).toEqual(['grace@example.com']);
  expect(mail!.parsed.subject).toBe('How was Cut, Tue 1 Dec, 10:00?');
  expect(mail!.parsed.text).toMatch(new RegExp(`http://uli.test/b/${body.manageToken}\\?proof=[\\w-]{32}#rating`));
  expect(mail!.parsed.attachments).toEqual([]);
  expect(await askedAfter(600)).toEqual([]);
});

test('whose visit is marked as completed days ahead is asked two hours after its end all the same', async () => {
  const { body } = await studio.bookAsGuest(nextDay());
  await mark(body.id, 'completed');
  expect(await askedAfter(180)).toEqual([]);
  studio.clock.at = Date.parse(body.date) + 60 * minute;
  expect(await askedAfter(119)).toEqual([]);
  expect(await askedAfter(1)).toHaveLength(1);
});

test('whose visit is put back is not asked, and reminded as before', async () => {
  const { body } = await studio.bookAsGuest(nextDay());
  await mark(body.id, 'completed');
  await mark(body.id, 'confirmed');
  server.mails.length = 0;
  studio.clock.at = Date.parse(body.date) - 1440 * minute;
  await studio.runJob('reminders.dispatch');
  await studio.runJob('mail.deliver');
  // Nobody is told that it is confirmed: they never heard otherwise.
  const heard = server.mails.map(({ parsed }) => parsed.subject?.split(':')[0]);
  expect(heard.toSorted()).toEqual(['Booked', 'New booking', 'Reminder']);
  studio.clock.at = Date.parse(body.date) + 60 * minute;
  expect(await askedAfter(180)).toEqual([]);
});

test('nobody is asked who has rated by then, or whose visit was corrected to missed', async () => {
  const [rated, missed] = [await studio.bookAsGuest(nextDay()), await studio.bookAsGuest(nextDay())];
  studio.clock.at = Date.parse(rated.body.date) + 60 * minute;
  await mark(rated.body.id, 'completed');
  await studio.nobody().post(`/api/manage/${rated.body.manageToken}/rating`, { rating: 5 });
  studio.clock.at = Date.parse(missed.body.date) + 90 * minute;
  await mark(missed.body.id, 'completed');
  await mark(missed.body.id, 'no_show');
  expect(await askedAfter(180)).toEqual([]);
});

test('people with an account are asked, too, unless they switched ratings off', async () => {
  const asked = await studio.book(studio.cleo, nextDay());
  const quiet = await studio.book(studio.cleo, nextDay());
  studio.clock.at = Date.parse(asked.body.date) + 60 * minute;
  await mark(asked.body.id, 'completed');
  expect((await askedAfter(120)).map(({ recipients }) => recipients)).toEqual([['cleo@example.com']]);
  await studio.cleo.put('/api/notifications/settings', { ratings: false });
  studio.clock.at = Date.parse(quiet.body.date) + 60 * minute;
  await mark(quiet.body.id, 'completed');
  expect(await askedAfter(180)).toEqual([]);
});
