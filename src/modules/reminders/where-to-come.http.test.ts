import { afterAll, beforeAll, expect, test } from 'vitest';
import { entriesOf } from '#tests/support/calendar-file.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

const street = '14 Brick Lane, first floor';
const phone = '+44 20 7946 0123';
let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { city: 'London', businessAddress: street, businessPhone: phone });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** The last mail to an address, and the places in the calendar that it brings. */
async function lastMailTo(address: string): Promise<{ text: string; html: string; places: string[] }> {
  await studio.runJob('mail.deliver');
  const { parsed } = server.mails.findLast(({ recipients }) => recipients.includes(address))!;
  const { text = '', html = '', attachments } = parsed;
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const entries = file ? entriesOf(String(Buffer.from(file.content as ArrayBuffer))).entries : [];
  return { text, html, places: entries.map(({ location = '' }) => location.replaceAll('\\,', ',')) };
}

test('the street and the number are told to whom the artist said yes, in the booking, its mail and its calendar', async () => {
  const { body: asked } = await studio.bookAsGuest('2026-12-01T10:00:00Z');
  expect(asked.artist).toMatchObject({ city: 'London', address: null, phone: null });
  const before = await lastMailTo(grace.email);
  expect(before.places).toEqual(['London']);
  expect(before.text).not.toContain('Brick Lane');

  await studio.ada.patch(`/api/bookings/${asked.id}/status`, { status: 'confirmed' });
  const managed = await studio.nobody().get(`/api/manage/${asked.manageToken}`);
  expect(managed.body.artist).toMatchObject({ address: street, phone });
  const after = await lastMailTo(grace.email);
  for (const part of [after.text, after.html]) {
    expect(part).toContain(`${street}, London`);
    expect(part).toContain(phone);
  }
  expect(after.places).toEqual([`${street}, London`]);

  await studio.ada.patch(`/api/bookings/${asked.id}/status`, { status: 'cancelled' });
  const over = await studio.nobody().get(`/api/manage/${asked.manageToken}`);
  expect(over.body.artist).toMatchObject({ address: null, phone: null });
});

test('nobody reads them on the artist’s page or among the bookings of others', async () => {
  const { body } = await studio.book(studio.cleo, '2026-12-01T13:00:00Z');
  const asked = await studio.cleo.get(`/api/bookings/${body.id}`);
  const page = await studio.nobody().get(`/api/users/${studio.ada.id}`);
  for (const seen of [asked, page]) {
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toMatch(/Brick Lane|7946 0123/);
  }
});
