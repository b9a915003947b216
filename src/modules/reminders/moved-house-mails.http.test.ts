import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { openHours } from '#tests/support/schedule.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// Ada agrees on two visits in London, and moves to New York before them.
let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url, MAIL_FROM: 'Uli <hello@uli.example>' });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

async function mailedToGrace(): Promise<string> {
  studio.clock.at += 60_000;
  await studio.runJob('mail.deliver');
  return server.mails
    .splice(0)
    .filter(({ recipients }) => recipients[0] === grace.email)
    .map(({ parsed }) => parsed.text)
    .join('\n');
}

test('a move tells the time before on London’s clock, and a cancellation that of its own visit', async () => {
  const { ada } = studio;
  await ada.patch('/api/user', { city: 'London' });
  const moved = (await studio.bookAsGuest('2026-12-10T10:00:00Z')).body;
  const cancelled = (await studio.bookAsGuest('2026-12-11T10:00:00Z')).body;
  await openHours(ada, { timeZone: 'America/New_York', autoConfirm: true });
  await ada.patch('/api/user', { city: 'New York' });
  await mailedToGrace();
  const move = { date: '2026-12-10T15:00:00Z', version: moved.version };
  expect((await ada.patch(`/api/bookings/${moved.id}`, move)).status).toBe(200);
  const aboutMove = await mailedToGrace();
  expect(aboutMove).toContain('Thu 10 Dec, 10:00–11:00, New York (EST)');
  expect(aboutMove).toContain('Before: Thu 10 Dec, 10:00–11:00, London (GMT)');
  expect((await ada.post(`/api/bookings/${cancelled.id}/cancel`)).status).toBe(200);
  const aboutCancellation = await mailedToGrace();
  expect(aboutCancellation).toContain('Fri 11 Dec, 10:00–11:00, London (GMT)');
  expect(aboutCancellation).not.toContain('New York');
});
