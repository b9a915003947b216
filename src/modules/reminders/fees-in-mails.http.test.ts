import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainSpaces } from '#kernel/visit-time';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { bookPaid } from '#tests/support/money.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url });
  const { ada, app } = studio;
  await ada.patch('/api/user', { city: 'London', fullName: 'Ada Obi' });
  // Only who takes payments can ask for a fee.
  await app.database.run('UPDATE users SET takes_payments = true WHERE id = $1', [ada.id]);
  const fees = { freeCancellationMinutes: 1440, lateCancelPercent: 50, noShowPercent: 100 };
  await ada.put('/api/payouts/policy', fees);
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** The latest mail to an address. */
async function latestTo(address: string): Promise<string> {
  await studio.runJob('mail.deliver');
  const mail = server.mails.findLast(({ recipients }) => recipients.includes(address));
  return plainSpaces(mail?.parsed.text ?? '');
}

test('a mail says until when cancelling is free, by both clocks, and what it costs then', async () => {
  const tunde = await studio.person('tunde', { timeZone: 'Africa/Lagos' });
  await studio.book(tunde, '2027-01-06T10:00:00Z');
  const text = await latestTo('tunde@example.com');
  expect(text).toContain('Ada Obi answers by Fri 27 Nov, 08:00 GMT (09:00 WAT).');
  expect(text).toContain(
    'Free to cancel or change until Tue 5 Jan 2027, 10:00 GMT (11:00 WAT), then 50% of the price.',
  );
  expect(text).toContain('If you do not come: 100%.');
});

test('a mail about what begins soon says that it costs something once it is confirmed, and then that it does', async () => {
  const { id } = (await studio.bookAsGuest('2026-11-26T15:00:00Z')).body;
  expect(await latestTo(grace.email)).toContain(
    'Free to cancel until Ada Obi confirms; then it costs 50% of the price.',
  );
  await studio.ada.patch(`/api/bookings/${id}/status`, { status: 'confirmed' });
  expect(await latestTo(grace.email)).toContain('Cancelling now costs 50% of the price.');
  // Whoever is moved was not asked, and may leave.
  const moved = await studio.ada.patch(`/api/bookings/${id}`, { date: '2026-11-26T16:00:00Z', version: 2 });
  expect(moved.body.policy.freeCancellationUntil).toBe('2026-11-26T12:00:00.000Z');
  studio.clock.at += 15_000;
  expect(await latestTo(grace.email)).toContain(
    'Free to cancel or change until Thu 26 Nov, 12:00 GMT, then 50% of the price.',
  );
});

test('a mail about a visit that is not paid yet speaks of no fee: it is not booked, and costs nothing', async () => {
  const { ada, cleo, serviceId } = studio;
  const { id } = await bookPaid(studio, cleo, { id: ada.id, serviceId }, { date: '2026-11-27T10:00:00Z' });
  expect((await ada.patch(`/api/bookings/${id}`, { date: '2026-11-26T12:00:00Z', version: 1 })).status).toBe(200);
  studio.clock.at += 15_000;
  const text = await latestTo('cleo@example.com');
  expect(text).toContain('Thu 26 Nov, 12:00');
  expect(text).not.toContain('Cancelling');
  expect(text).not.toContain('Free to cancel');
});
