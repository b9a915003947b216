import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createStudio, grace, type Studio } from '#tests/support/studio.ts';

let server: MailServer;
let studio: Studio;

beforeAll(async () => {
  server = await startMailServer();
  studio = await createStudio({}, { SMTP_URL: server.url });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const asWished = (wish: string) => ({ 'Accept-Language': wish });

test('refusals are in the language that the browser wishes for', async () => {
  const refusal = async (wish: string) => (await studio.nobody().get('/api/user', asWished(wish))).body.message;
  expect(await refusal('es-MX,es;q=0.9,en;q=0.5')).toBe('Inicia sesión para hacer esto.');
  expect(await refusal('de,fr-CA;q=0.8,en;q=0.1')).toBe('Connectez-vous pour faire cela.');
  expect(await refusal('ar')).toBe('سجّل الدخول لتفعل هذا.');
  expect(await refusal('de')).toBe('Log in to do this.');
});

test('what was chosen counts more than what the browser wishes', async () => {
  const headers = { ...asWished('ar'), cookie: 'uli_theme=dark; uli_language=es' };
  expect((await studio.nobody().get('/api/user', headers)).body.message).toBe('Inicia sesión para hacer esto.');
});

test('every field says in it what is wrong, numbers in the plural that they need', async () => {
  const wrong = { fullName: '', username: 'a', email: 'x', password: '123' };
  const { status, body } = await studio.nobody().post('/api/register', wrong, asWished('ar'));
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    fullName: 'املأ هذا الحقل.',
    email: 'اكتب بريدًا إلكترونيًا مثل name@example.com.',
    password: 'استخدم 8 أحرف على الأقل.',
  });
});

test('a mail is in the language of whoever gets it, not of whoever caused it', async () => {
  expect((await studio.cleo.patch('/api/user', { language: 'fr' })).body.language).toBe('fr');
  await studio.book(studio.cleo, '2026-11-30T10:00:00.000Z', {}, asWished('ar'));
  await studio.runJob('mail.deliver');
  const mailTo = (address: string) => server.mails.find(({ recipients }) => recipients.includes(address))!.parsed;
  expect(mailTo('cleo@example.com').subject).toMatch(/^Demande envoyée : .+ 30 nov\./);
  expect(mailTo('cleo@example.com').html).toContain('<html lang="fr" dir="ltr">');
  expect(mailTo('ada@example.com').subject).toMatch(/^New request: /);
});

test('a guest is written to in the language in which they booked', async () => {
  const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, date: '2026-12-01T10:00:00.000Z', guest: grace };
  server.mails.length = 0;
  expect((await studio.nobody().post('/api/bookings', wish, asWished('ar-EG'))).status).toBe(201);
  await studio.runJob('mail.deliver');
  const mail = server.mails.find(({ recipients }) => recipients.includes(grace.email))!.parsed;
  expect(mail.subject).toMatch(/^طلب: .+1 ديسمبر/);
  expect(mail.html).toContain('dir="rtl"');
});

test('an account is kept in the language in which it was opened', async () => {
  const ines = { fullName: 'Inês', username: 'ines', email: 'ines@example.com', password: 'six-or-more' };
  const { body } = await studio.nobody().post('/api/register', ines, asWished('es-AR'));
  expect(body.language).toBe('es');
  expect((await studio.ada.patch('/api/user', { language: 'tlh' })).status).toBe(400);
});

test('a browser that has chosen no language takes over that of the account which signs in on it', async () => {
  await studio.cleo.patch('/api/user', { language: 'fr' });
  const cleo = { username: 'cleo', password: 'six-or-more' };
  const spanish = asWished('es-MX');
  const fresh = studio.nobody();
  await fresh.post('/api/login', cleo, spanish);
  expect((await fresh.get('/api/bookings/999999', spanish)).body.message).toBe('C’est introuvable.');

  const chosen = { ...spanish, cookie: 'uli_language=ar' };
  expect((await studio.nobody().post('/api/login', cleo, chosen)).headers.getSetCookie().join()).not.toContain(
    'language',
  );
});

test('mails write times as the region does in which somebody registered, booked as a guest, or last chose their language', async () => {
  const lastTo = async (address: string) => {
    await studio.runJob('mail.deliver');
    return server.mails.findLast(({ recipients }) => recipients.includes(address))!.parsed.text ?? '';
  };
  const wish = { artistId: studio.ada.id, serviceId: studio.serviceId, guest: { ...grace, email: 'us@example.com' } };
  await studio.nobody().post('/api/bookings', { ...wish, date: '2026-12-10T14:00:00Z' }, asWished('en-US,en;q=0.9'));
  expect(await lastTo('us@example.com')).toContain('Thu, Dec 10');
  expect(await lastTo('us@example.com')).toMatch(/2:00\sPM–3:00\sPM/);

  const may = studio.nobody();
  const account = { fullName: 'May', username: 'may', email: 'may@example.com', password: 'six-or-more' };
  const { body: user } = await may.post('/api/register', account, asWished('en-US'));
  expect(user.language).toBe('en');
  await studio.book({ ...may, id: user.id } as never, '2026-12-11T14:00:00Z');
  expect(await lastTo('may@example.com')).toMatch(/2:00\sPM–3:00\sPM/);
  await may.patch('/api/user', { language: 'en' }, asWished('en-GB'));
  await studio.book({ ...may, id: user.id } as never, '2026-12-12T14:00:00Z');
  expect(await lastTo('may@example.com')).toContain('14:00–15:00');
});
