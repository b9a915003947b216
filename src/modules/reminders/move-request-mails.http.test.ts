import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';
import { thursdayMorning } from '#tests/support/world.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
  await studio.ada.patch('/api/user', { city: 'London', fullName: 'Ada Obi' });
  await studio.cleo.patch('/api/user', { fullName: 'Cleo Sand' });
});
afterEach(() => {
  studio.clock.at = thursdayMorning;
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** Sends what is due, and answers what the two got. */
async function newMails() {
  await studio.runJob('mail.deliver');
  return server.mails.splice(0).map(({ recipients, parsed: { subject = '', text = '', attachments } }) => ({
    to: recipients[0],
    subject,
    text,
    calendar: attachments.some(({ mimeType }) => mimeType === 'text/calendar'),
  }));
}
const noticesOf = async (who: Studio['ada']) =>
  (await who.get('/api/notifications')).body.map(({ sentence }: { sentence: string }) => sentence.normalize('NFKC'));
const answer = (id: number, said: string, more: object = {}) =>
  studio.ada.post(`/api/bookings/${id}/move-request`, { answer: said, version: 3, ...more });

/** A confirmed visit at ten, of which Cleo asks to have it at two. */
async function asked(date: string): Promise<number> {
  const { id } = (await studio.book(studio.cleo, `${date}T10:00:00Z`)).body;
  await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
  await newMails();
  await studio.cleo.patch(`/api/bookings/${id}`, { date: `${date}T14:00:00Z`, version: 2 });
  return id;
}

test('both read of both times, and no calendar changes yet', async () => {
  await asked('2026-12-01');
  const [client, artist] = await newMails();
  expect(client).toMatchObject({
    to: 'cleo@example.com',
    subject: 'New time requested: Cut, Tue 1 Dec, 14:00',
    calendar: false,
  });
  expect(client!.text).toContain(
    'Your visit stays confirmed for Tue 1 Dec, 10:00. You asked for Tue 1 Dec, 14:00: Ada Obi answers by Fri 27 Nov, 08:00 GMT, and keeps both times for you until then.',
  );
  expect(artist).toMatchObject({
    to: 'ada@example.com',
    subject: 'New time requested: Cut, Tue 1 Dec, 14:00',
    calendar: false,
  });
  expect(artist!.text).toContain(
    'Cleo Sand asks for Tue 1 Dec, 14:00 instead of Tue 1 Dec, 10:00. Answer by Fri 27 Nov, 08:00 GMT, or the visit stays as it is.',
  );
  expect(artist!.text).toContain('Answer the request: http://uli.test/bookings?tab=professional');
});

test('a yes moves the visit, in the calendar too', async () => {
  const id = await asked('2026-12-02');
  await newMails();
  await answer(id, 'accepted');
  const [client] = await newMails();
  expect(client).toMatchObject({ subject: 'Moved: Cut, Wed 2 Dec, 14:00', calendar: true });
  expect(client!.text).toContain('Ada Obi confirmed the time that you asked for.');
  expect(client!.text).toContain('- Before: Wed 2 Dec, 10:00–11:00, London (GMT)');
});

test('a no leaves it where it is, and says why', async () => {
  const id = await asked('2026-12-03');
  await newMails();
  await answer(id, 'declined', { reason: 'I am at a fair.' });
  const [client, ...others] = await newMails();
  expect(others).toEqual([]);
  expect(client).toMatchObject({ subject: 'Not moved: Cut, Thu 3 Dec, 10:00', calendar: false });
  expect(client!.text).toContain(
    'Ada Obi cannot take Thu 3 Dec, 14:00. Your visit stays confirmed for Thu 3 Dec, 10:00.',
  );
  expect(client!.text).toContain('Ada Obi writes: I am at a fair.');
});

test('no answer leaves it where it is, and its reminder comes for that time', async () => {
  await asked('2026-12-04');
  await newMails();
  studio.clock.at += 24 * 3_600_000;
  await studio.runJob('bookings.expire');
  const client = (await newMails()).find(({ subject }) => subject === 'Not moved: Cut, Fri 4 Dec, 10:00');
  expect(client!.text).toContain(
    'Ada Obi did not answer in time about Fri 4 Dec, 14:00. Your visit stays confirmed for Fri 4 Dec, 10:00.',
  );
  studio.clock.at = Date.parse('2026-12-03T10:00:00Z');
  await studio.runJob('reminders.dispatch');
  const mine = (await newMails()).filter(({ subject }) => subject.startsWith('Reminder') && subject.includes('4 Dec'));
  expect(mine.map(({ subject }) => subject)).toEqual(['Reminder: Cut, Fri 4 Dec, 10:00']);
});

test('a wish that is taken back is told to the artist', async () => {
  const id = await asked('2026-12-05');
  await newMails();
  await studio.cleo.patch(`/api/bookings/${id}`, { date: '2026-12-05T10:00:00Z', version: 3 });
  const [artist, ...others] = await newMails();
  expect(others).toEqual([]);
  expect(artist!.to).toBe('ada@example.com');
  expect(artist!.text).toContain(
    'Cleo Sand no longer asks for Sat 5 Dec, 14:00. The visit stays confirmed for Sat 5 Dec, 10:00.',
  );
});

test('an artist who moves it elsewhere has answered: the mail names the time that was asked for', async () => {
  const id = await asked('2026-12-07');
  await newMails();
  await studio.ada.patch(`/api/bookings/${id}`, { date: '2026-12-07T16:00:00Z', version: 3 });
  studio.clock.at += 15_000;
  const [client] = await newMails();
  expect(client!.text).toContain('- Before: Mon 7 Dec, 10:00–11:00, London (GMT)');
  expect(client!.text).toContain('- The time asked for before: Mon 7 Dec, 14:00–15:00, London (GMT)');
});

test('a reminder that comes while the wish waits says that this time holds', async () => {
  studio.clock.at = Date.parse('2026-12-08T09:00:00Z');
  await asked('2026-12-09');
  await newMails();
  studio.clock.at = Date.parse('2026-12-08T10:00:00Z');
  await studio.runJob('reminders.dispatch');
  const reminder = (await newMails()).find(({ subject }) => subject === 'Reminder: Cut, Wed 9 Dec, 10:00');
  expect(reminder!.text).toContain('You asked for Wed 9 Dec, 14:00. Until Ada Obi answers, this time stays yours.');
});

test('inside Uli each is told of the time that was asked for', async () => {
  const id = await asked('2026-12-10');
  expect(await noticesOf(studio.ada)).toContain('Cleo Sand asks to move Cut to Thu 10 Dec, 14:00.');
  await answer(id, 'declined');
  expect(await noticesOf(studio.cleo)).toContain(
    'Ada Obi cannot move Cut to Thu 10 Dec, 14:00. Your visit stays as it is.',
  );
});
