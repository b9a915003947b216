import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// Whoever booked as a guest and opens an account later is led to their visits, by mail alone.

let server: MailServer;
let studio: Studio;
let day = 0;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({ autoConfirm: true }, { SMTP_URL: server.url });
  await studio.ada.patch('/api/user', { city: 'London', fullName: 'Ada Obi' });
});
afterEach(() => void (server.mails.length = 0));
afterAll(async () => {
  await studio.close();
  await server.close();
});

const freshDate = () => new Date(Date.UTC(2026, 11, 1 + day++, 12)).toISOString();
const password = 'six-or-more';

async function bookedBy(email: string, more = {}) {
  const { status, body } = await studio.bookAsGuest(freshDate(), { guest: { fullName: 'Nora Lind', email }, ...more });
  expect(status).toBe(201);
  return body;
}

/** Opens an account and follows the link that verifies its address. */
async function register(username: string, email: string, headers = {}) {
  // What was told before is not what is told of the account.
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  const visitor = studio.nobody();
  const answer = await visitor.post('/api/register', { fullName: 'Nora L', username, email, password }, headers);
  expect(answer.status).toBe(201);
  const proofs = await mailsTo(email);
  expect(proofs).toHaveLength(1);
  const token = /\/auth\/verify\?token=([\w-]+)/.exec(proofs[0]!.text)![1];
  server.mails.length = 0;
  expect((await visitor.post('/api/email/verify', { token })).status).toBe(204);
  return { visitor, answer };
}

/** Sends what waits and answers the mails to one address. */
async function mailsTo(address: string) {
  await studio.runJob('mail.deliver');
  return server.mails
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ parsed: { subject = '', text = '' } }) => ({ subject, text }));
}

const links = (text: string) => [...text.matchAll(/http:\/\/uli\.test\/b\/([\w-]{32})/g)].map(([, token]) => token!);

test('one mail leads to every visit that was booked as a guest, and each link adds its visit', async () => {
  const first = await bookedBy('nora@example.com');
  const series = await bookedBy('Nora@Example.com', {
    isRecurring: true,
    recurringPattern: 'daily',
    recurringCount: 3,
  });
  day += 3;
  const gone = await bookedBy('nora@example.com');
  await studio.nobody().post(`/api/manage/${gone.manageToken}/cancel`);
  await bookedBy('somebody-else@example.com');
  const { visitor } = await register('nora', 'nora@example.com');

  const mails = await mailsTo('nora@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['You booked as a guest: add your visits to your account']);
  const { text } = mails[0]!;
  expect(text).toContain('2 visits were booked with it as a guest.');
  expect(text).toContain('Log in, open the link and press “Add to my bookings”.');
  expect(text).toContain('Cut, Ada Obi: Tue 1 Dec, 12:00');
  // The account says who it is; the mail may reach somebody who never opened it.
  expect(text).not.toContain('Nora L');
  expect(links(text)).toHaveLength(2);
  for (const token of links(text)) expect((await visitor.post(`/api/manage/${token}/claim`)).status).toBe(200);
  for (const { id } of [first, ...series.occurrences]) {
    expect((await visitor.get(`/api/bookings/${id}`)).body).toMatchObject({ id, status: 'confirmed' });
  }
});

test('whoever registers learns nothing of visits, with or without any', async () => {
  await bookedBy('known@example.com');
  const known = await register('known', 'known@example.com');
  expect(await mailsTo('known@example.com')).toHaveLength(1);
  const unknown = await register('unknown', 'unknown@example.com');
  expect(await mailsTo('unknown@example.com')).toEqual([]);
  expect(Object.keys(known.answer.body)).toEqual(Object.keys(unknown.answer.body));
  const lists = [known, unknown].map(async ({ visitor }) => [
    (await visitor.get('/api/bookings/upcoming')).body,
    (await visitor.get('/api/bookings/history')).body,
  ]);
  const [hers, theirs] = await Promise.all(lists);
  expect(hers).toEqual(theirs);
});

test('the account that a visit’s own link opens is not told of that visit again', async () => {
  const { manageToken } = await bookedBy('olga@example.com');
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  const claimed = await studio.nobody().post(`/api/manage/${manageToken}/claim`, { password });
  expect(claimed.status).toBe(200);
  const mails = await mailsTo('olga@example.com');
  // The only mails to the address are about the account, and that a holder of the link now has the visit.
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Confirm your email address', 'Your visit belongs to an account now']);
  const text = mails.map((mail) => mail.text).join('\n');
  const token = /\/auth\/verify\?token=([\w-]+)/.exec(text)![1];
  server.mails.length = 0;
  expect((await studio.nobody().post('/api/email/verify', { token })).status).toBe(204);
  expect(await mailsTo('olga@example.com')).toEqual([]);
});

test('a visit of the month before is told, an older one is not', async () => {
  await bookedBy('pia@example.com');
  await studio.app.database.run(
    `UPDATE bookings SET status = 'completed', starts_at = '2026-11-01T10:00:00Z', local_start = '2026-11-01T10:00', ends_at = '2026-11-01T11:00:00Z'
      WHERE guest_email = 'pia@example.com'`,
  );
  await bookedBy('quinn@example.com');
  await studio.app.database.run(
    `UPDATE bookings SET status = 'completed', starts_at = '2026-10-20T10:00:00Z', local_start = '2026-10-20T10:00', ends_at = '2026-10-20T11:00:00Z'
      WHERE guest_email = 'quinn@example.com'`,
  );
  await register('pia', 'pia@example.com');
  expect(await mailsTo('pia@example.com')).toHaveLength(1);
  await register('quinn', 'quinn@example.com');
  expect(await mailsTo('quinn@example.com')).toEqual([]);
});

test('an account that changes to the address is led there as well, once the address is proved', async () => {
  await bookedBy('rosa@example.com');
  const rosa = await studio.person('rosa', { email: 'rosa-before@example.com' });
  await studio.runJob('mail.deliver');
  server.mails.length = 0;
  await rosa.post('/api/email/change', { email: 'rosa@example.com', password });
  const [asked] = await mailsTo('rosa@example.com');
  const token = /\/auth\/email\?token=([\w-]+)/.exec(asked!.text)![1];
  server.mails.length = 0;
  expect((await studio.nobody().post('/api/email/confirm', { token })).status).toBe(204);
  const [told] = await mailsTo('rosa@example.com');
  expect(told!.subject).toBe('You booked as a guest: add your visits to your account');
  expect(links(told!.text)).toHaveLength(1);
});

test.each([
  ['es', 'Reservaste sin cuenta: añade tus citas a tu cuenta', '«Añadir a mis reservas»'],
  ['fr', 'Vous avez réservé sans compte : ajoutez vos rendez-vous à votre compte', 'Ajouter à mes réservations'],
  ['ar', 'حجزت كضيف: أضف مواعيدك إلى حسابك', '«إضافة إلى حجوزاتي»'],
])('the mail speaks the language of the account: %s', async (language, title, button) => {
  const email = `${language}@example.com`;
  await bookedBy(email);
  await register(`reader-${language}`, email, { 'accept-language': language });
  const [mail] = await mailsTo(email);
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/[^\S\n]/g, ' ');
  expect(plain(mail!.subject)).toBe(title);
  expect(plain(mail!.text)).toContain(button);
});
