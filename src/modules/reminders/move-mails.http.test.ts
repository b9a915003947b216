import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
  await studio.ada.patch('/api/user', { city: 'London', fullName: 'Ada Obi' });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** Sends what is due, and answers what the guest got. */
async function newMails() {
  await studio.runJob('mail.deliver');
  const mails = server.mails.splice(0).filter(({ recipients }) => recipients.includes(grace.email));
  return mails.map(({ parsed: { subject = '', text = '' } }) => ({ subject, text }));
}

test('of a move that is taken back at once nobody is told, and of two moves one mail tells from where to where', async () => {
  const { body } = await studio.bookAsGuest('2026-12-15T10:00:00Z');
  await studio.ada.patch(`/api/bookings/${body.id}/status`, { status: 'confirmed' });
  await newMails();
  let { version } = (await studio.ada.get(`/api/bookings/${body.id}`)).body;
  const move = async (date: string) => {
    studio.clock.at += 5_000;
    const { status } = await studio.ada.patch(`/api/bookings/${body.id}`, { date, version: version++ });
    expect(status).toBe(200);
  };
  await move('2026-12-15T12:00:00Z');
  await move('2026-12-15T10:00:00Z');
  studio.clock.at += 60_000;
  expect(await newMails()).toEqual([]);
  await move('2026-12-15T12:00:00Z');
  await move('2026-12-15T13:00:00Z');
  studio.clock.at += 60_000;
  const moved = await newMails();
  expect(moved.map(({ subject }) => subject)).toEqual(['Moved: Cut, Tue 15 Dec, 13:00']);
  expect(moved[0]!.text).toContain('- Before: Tue 15 Dec, 10:00–11:00, London (GMT)');
  // Who was told hears of the way back, too.
  await move('2026-12-15T10:00:00Z');
  studio.clock.at += 60_000;
  expect((await newMails())[0]!.text).toContain('- Before: Tue 15 Dec, 13:00–14:00, London (GMT)');
});
