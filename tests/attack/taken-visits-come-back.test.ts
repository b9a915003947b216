import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

// L3: a stranger who finds a guest's link can claim the visit or redirect its mail. The previous address is told and can undo it.

let server: MailServer;
let studio: Studio;
let next = 0;
const freshDate = () => new Date(Date.UTC(2026, 11, 1 + next++, 12)).toISOString();
const manage = (token: string, action = '') => `/api/manage/${token}${action}`;
const readdress = (token: string, email: string) => studio.nobody().post(manage(token, '/email'), { email });
const undo = (token: string) => studio.nobody().post(`/api/guest-changes/${token}/undo`);

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

/** The mails to an address since the last call, and the undo link in them. */
async function mailTo(address: string) {
  await studio.runJob('mail.deliver');
  const mails = server.mails.filter(({ recipients }) => recipients.includes(address));
  server.mails.length = 0;
  const texts = mails.map(({ parsed }) => `${parsed.subject}\n${parsed.text}`);
  return { texts, undoes: texts.flatMap((text) => /\/b\/undo\/([A-Za-z0-9_-]{32})/.exec(text)?.[1] ?? []) };
}

async function book(more: object = {}) {
  const guest = { ...grace, email: `grace${next}@example.com` };
  const { body } = await studio.bookAsGuest(freshDate(), { guest, ...more });
  await mailTo(guest.email);
  return { id: body.id as number, token: body.manageToken as string, email: guest.email };
}

const takings = {
  'sent elsewhere': (token: string) => readdress(token, 'mallory@example.com'),
  'claimed by an account': (token: string) => studio.cleo.post(manage(token, '/claim')),
  'claimed by a new account': (token: string) =>
    studio.nobody().post(manage(token, '/claim'), { password: 'quiet-violet-harbour', username: `taker${next}` }),
};

describe.each(Object.entries(takings))('a visit that is %s', (_, take) => {
  test('is reported to the previous address, which can restore it', async () => {
    const { id, token, email } = await book();
    expect((await take(token)).status).toBe(200);
    const { texts, undoes } = await mailTo(email);
    expect(undoes).toHaveLength(1);
    expect(texts.find((text) => text.includes('/b/undo/'))).toMatch(
      /^(The mail about your visit goes|Your visit belongs)/,
    );
    const [back = ''] = undoes;
    // GET changes nothing.
    const seen = await studio.nobody().get(`/api/guest-changes/${back}`);
    expect(seen).toMatchObject({ status: 200, body: { serviceName: 'Cut', artistName: 'Ada' } });
    expect(JSON.stringify(seen.body)).not.toContain('mallory');
    const { status, body } = await undo(back);
    expect([status, body.id, body.clientId, body.guest.email]).toEqual([200, id, null, email]);
    expect((await studio.nobody().get(manage(body.manageToken))).body.status).toBe('confirmed');
    // The taker's links stop working.
    expect((await studio.nobody().get(manage(token))).status).toBe(404);
    expect((await studio.cleo.get(`/api/bookings/${id}`)).status).toBe(404);
    expect((await mailTo(email)).texts.join()).toContain(`/b/${body.manageToken}`);
    // Pressing twice restores it once, with the same link.
    const again = await undo(back);
    expect([again.status, again.body.manageToken]).toEqual([200, body.manageToken]);
  });
});

test('the earliest owner gets it back, whatever happened in between; the party that loses it is notified', async () => {
  const { token, email } = await book();
  const { body: second } = await readdress(token, 'mallory@example.com');
  const [first = ''] = (await mailTo(email)).undoes;
  const { body: third } = await readdress(second.manageToken, 'mallory2@example.com');
  const [mallorys = ''] = (await mailTo('mallory@example.com')).undoes;
  await studio.cleo.post(manage(third.manageToken, '/claim'));
  const { body } = await undo(first);
  expect(body).toMatchObject({ clientId: null, guest: { email } });
  expect((await mailTo('cleo@example.com')).texts.join()).toContain('A visit went back to the address before');
  const theirs = await undo(mallorys);
  expect([theirs.status, theirs.body.code]).toEqual([409, 'link_replaced']);
  expect((await studio.nobody().get(manage(body.manageToken))).body.guest.email).toBe(email);
});

test('a whole series is restored', async () => {
  const { token, email } = await book({ isRecurring: true, recurringPattern: 'daily', recurringCount: 3 });
  next += 3;
  await studio.cleo.post(manage(token, '/claim'));
  const { body } = await undo((await mailTo(email)).undoes[0]!);
  expect(body.occurrences).toHaveLength(3);
  for (const { manageToken } of body.occurrences) {
    expect((await studio.nobody().get(manage(manageToken))).body.guest.email).toBe(email);
  }
});

test('a forged link, one of another change, or one older than a week undoes nothing; then the address is deleted', async () => {
  const [one, other] = [await book(), await book()];
  for (const { token } of [one, other]) await studio.cleo.post(manage(token, '/claim'));
  const [back = ''] = (await mailTo(one.email)).undoes;
  const bytes = Buffer.from(back, 'base64url');
  bytes.writeUInt32BE(bytes.readUInt32BE() + 1);
  for (const wrong of [bytes.toString('base64url'), 'a'.repeat(32), 'x']) {
    expect((await undo(wrong)).status).toBe(404);
    expect((await studio.nobody().get(`/api/guest-changes/${wrong}`)).status).toBe(404);
  }
  studio.clock.at += 7 * 86_400_000 + 1;
  expect((await undo(back)).status).toBe(404);
  await studio.runJob('bookings.expire');
  expect(await studio.app.database.run('SELECT email FROM guest_changes')).toEqual([]);
  expect((await studio.cleo.get(`/api/bookings/${one.id}`)).status).toBe(200);
});

test('a holder of the link who only has the mail sent again causes no notice', async () => {
  const { token, email } = await book();
  await readdress(token, email);
  expect((await mailTo(email)).undoes).toEqual([]);
});
