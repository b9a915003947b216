import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// H4: claiming a guest's visit verifies its address only through a mailed link; the page after booking shows a link as well.

let server: MailServer;
let studio: Studio;
let next = 0;
const password = 'a longer one by far';

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** A visit that was booked with an address, and the proof in its mail. */
async function bookedBy(email: string): Promise<{ token: string; proof: string; answer: string }> {
  const date = new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
  const { body } = await studio.bookAsGuest(date, { guest: { fullName: 'Grace Hopper', email } });
  await studio.runJob('mail.deliver');
  const { text = '' } = server.mails.findLast(({ recipients }) => recipients.includes(email))!.parsed;
  const [, token, proof] = /\/b\/([\w-]{32})\?proof=([\w-]{32})/.exec(text) ?? [];
  expect(token).toBe(body.manageToken);
  return { token: token!, proof: proof!, answer: JSON.stringify(body) };
}

const claim = (token: string, body: object) => studio.nobody().post(`/api/manage/${token}/claim`, body);
const verifiedAt = async (email: string) =>
  (
    await studio.app.database.run<{ at: Date | null }>('SELECT email_verified_at AS at FROM users WHERE email = $1', [
      email,
    ])
  )[0]!.at;

test('claiming a visit by its mailed link verifies the new account’s address, and no verification mail is sent', async () => {
  const { token, proof } = await bookedBy('grace@example.com');
  server.mails.length = 0;
  expect((await claim(token, { password, proof })).status).toBe(200);
  expect(await verifiedAt('grace@example.com')).not.toBeNull();
  await studio.runJob('mail.deliver');
  expect(server.mails.map(({ parsed }) => parsed.subject)).not.toContain('Confirm your email address');
});

test('claiming from the page after booking verifies nothing, and neither does the proof of another visit', async () => {
  const victim = await bookedBy('victim@corp.example');
  const own = await bookedBy('thief@example.com');
  expect(victim.answer).not.toContain(victim.proof);
  const shown = await studio.nobody().get(`/api/manage/${victim.token}`);
  expect(JSON.stringify(shown.body)).not.toContain(victim.proof);
  expect((await claim(victim.token, { password, proof: own.proof })).status).toBe(200);
  expect(await verifiedAt('victim@corp.example')).toBeNull();
  const garbled = `${own.proof.slice(0, -4)}AAAA`;
  expect((await claim(own.token, { password, proof: garbled })).status).toBe(200);
  expect(await verifiedAt('thief@example.com')).toBeNull();
});

test('claiming by mail verifies an existing account with the same address, but not one with another address', async () => {
  const lena = await studio.person('lena', { unproved: true });
  const others = await bookedBy('another@example.com');
  expect((await lena.post(`/api/manage/${others.token}/claim`, { proof: others.proof })).status).toBe(200);
  expect(await verifiedAt('lena@example.com')).toBeNull();
  const own = await bookedBy('Lena@example.com');
  expect((await lena.post(`/api/manage/${own.token}/claim`, { proof: own.proof })).status).toBe(200);
  expect(await verifiedAt('lena@example.com')).not.toBeNull();
});
