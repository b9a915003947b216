import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';
import { outboxAddress } from './use-cases/open-outbox.ts';

let server: MailServer;
let world: World;
let ada: Visitor;

beforeAll(async () => {
  server = await startMailServer();
  world = await createWorld({ SMTP_URL: server.url });
  ada = await world.person('ada');
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const forgot = (email: string) => world.nobody().post('/api/password/forgot', { email });
const reset = (token: string, password: string) => world.nobody().post('/api/password/reset', { token, password });
const login = (password: string) => world.nobody().post('/api/login', { username: 'ada', password });

/** Asks for a link and reads it out of the mail that arrives. */
async function mailedToken(): Promise<string> {
  server.mails.length = 0;
  await forgot('Ada@Example.com');
  await world.runJob('mail.deliver');
  const mail = server.mails.find(({ parsed }) => parsed.subject === 'Set a new password');
  const { text = '', html = '' } = mail!.parsed;
  const [, token = ''] = /http:\/\/uli\.test\/auth\/reset\?token=([\w-]{43})/.exec(text) ?? [];
  expect(html).toContain(`href="http://uli.test/auth/reset?token=${token}"`);
  return token;
}

test('Ada forgets her password, follows the mailed link and has a new one; every device is signed out', async () => {
  const token = await mailedToken();
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
  expect((await ada.get('/api/user')).status).toBe(200);
  expect((await reset(token, 'a brand new one')).status).toBe(204);
  expect((await ada.get('/api/user')).status).toBe(401);
  expect((await login('six-or-more')).status).toBe(401);
  expect((await login('a brand new one')).status).toBe(200);
  await world.runJob('mail.deliver');
  expect(server.mails.at(-1)!.parsed.subject).toBe('Your password was changed');
});

test('the link works once, and the other links go with it', async () => {
  const older = await mailedToken();
  const token = await mailedToken();
  expect((await reset(token, 'number two')).status).toBe(204);
  for (const used of [token, older]) {
    const { status, body } = await reset(used, 'number three');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'reset_link_used', message: expect.stringContaining('Ask for a new one') });
  }
});

test('the link works for 60 minutes', async () => {
  const token = await mailedToken();
  world.clock.at += 60 * 60_000;
  expect((await reset(token, 'too late now')).status).toBe(409);
  world.clock.at -= 1;
  expect((await reset(token, 'just in time')).status).toBe(204);
});

test('a password that is too short is refused beside its field, and the link still works', async () => {
  const token = await mailedToken();
  const { status, body } = await reset(token, 'short');
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty('password');
  expect((await reset(token, 'long enough')).status).toBe(204);
});

test('an unknown address is answered with the same words in the same time, and gets no mail', async () => {
  await world.runJob('mail.deliver');
  server.mails.length = 0;
  const timed = async (email: string) => {
    const started = performance.now();
    const { status, body } = await forgot(email);
    return { status, body, milliseconds: performance.now() - started };
  };
  const known = await timed('ada@example.com');
  const unknown = await timed('nobody@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(Math.abs(known.milliseconds - unknown.milliseconds)).toBeLessThan(100);
  await world.runJob('mail.deliver');
  expect(server.mails.map(({ recipients }) => recipients[0])).toEqual(['ada@example.com']);
});

test('asking again and again is refused for a while, whether the address is known or not', async () => {
  const limited = await createWorld({ SMTP_URL: server.url, ULI_RATE_LIMITS: 'on' });
  try {
    await limited.person('ben');
    for (const email of ['ben@example.com', 'nobody@example.com']) {
      const statuses = [];
      for (let time = 0; time < 6; time++) {
        statuses.push((await limited.nobody().post('/api/password/forgot', { email })).status);
      }
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  } finally {
    await limited.close();
  }
});

test('without a mail server the key opens the outbox, and a cookie keeps it open', async () => {
  const local = await createWorld({ ULI_URL: 'http://localhost:3000' });
  try {
    await local.person('cleo');
    await local.nobody().post('/api/password/forgot', { email: 'cleo@example.com' });
    await local.runJob('mail.deliver');
    const { search } = new URL(outboxAddress(local.app)!);
    const max = local.nobody();
    const opened = await max.get<{ id: number }[]>(`/api/outbox${search}`);
    expect(opened.headers.get('Set-Cookie')).toMatch(/^uli_outbox=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const [listed] = (await max.get('/api/outbox')).body;
    expect(listed).toMatchObject({ kind: 'account.password_reset', recipient: 'cleo@example.com', status: 'sent' });
    expect(listed).toHaveProperty('dueAt', new Date(local.clock.at).toISOString());
    expect((await max.get(`/api/outbox/${listed.id}`)).body).toMatchObject({
      text: expect.stringContaining('/auth/reset?token='),
      calendars: [],
    });
    expect((await max.get('/api/outbox/999999')).status).toBe(404);
  } finally {
    await local.close();
  }
});
