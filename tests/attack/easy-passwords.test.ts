import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersIn } from '#tests/support/letters.ts';
import { createStudio, type Studio } from '#tests/support/studio.ts';

// M2: the server accepted any six characters as a password; only the browser showed how strong it was.

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio({ autoConfirm: true });
});
afterAll(() => studio.close());

const easy: [password: string, sentence: RegExp][] = [
  ['123456', /^Use at least 8 characters\.$/],
  ['uli-uli', /^Use at least 8 characters\.$/],
  ['12345678', /^Many people use this password/],
  ['Password1!', /^Many people use this password/],
  ['aaaaaaaaaa', /^Many people use this password/],
  ['nora-lind1', /^Leave out your name, username, email address and “Uli”/],
  ['norasmail!!', /^Leave out your name/],
  ['uli-demo', /^Leave out your name/],
];
/** Easy to guess for any account, whatever its names. */
const always = easy.slice(0, 5);

async function tokenFor(recipient: string): Promise<string> {
  const letters = await lettersIn(studio.app, { recipient });
  return letters.find(({ kind }) => kind === 'account.password_reset')?.letter['token'] ?? '';
}

let day = 0;

test.each(easy)('registration rejects %s', async (password, sentence) => {
  const wish = { fullName: 'Nora Lind', username: 'nora.l', email: 'norasmail@example.com', password };
  const answer = await studio.nobody().post('/api/register', wish);
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  expect(answer.body.fields).toEqual({ password: expect.stringMatching(sentence) });
});

test.each(easy)('claiming a visit rejects %s', async (password, sentence) => {
  const guest = { fullName: 'Nora Lind', email: 'norasmail@example.com' };
  const date = new Date(Date.UTC(2026, 11, 1 + day++, 12)).toISOString();
  const { manageToken } = (await studio.bookAsGuest(date, { guest })).body;
  const answer = await studio.nobody().post(`/api/manage/${manageToken}/claim`, { password });
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  expect(answer.body.fields).toEqual({ password: expect.stringMatching(sentence) });
});

test.each(always)('changing and resetting the password rejects %s', async (easyOne, sentence) => {
  const who = await studio.person(`who-${day++}`);
  const change = { password: 'six-or-more', newPassword: easyOne };
  const changed = await who.post('/api/password/change', change);
  expect(changed).toMatchObject({ status: 400, body: { fields: { newPassword: expect.stringMatching(sentence) } } });
  const email = (await who.get('/api/user')).body.email;
  await studio.nobody().post('/api/password/forgot', { email });
  const token = await tokenFor(email);
  const reset = await studio.nobody().post('/api/password/reset', { token, password: easyOne });
  expect(reset).toMatchObject({ status: 400, body: { fields: { password: expect.stringMatching(sentence) } } });
  // A refused password does not use up the link.
  expect((await studio.nobody().post('/api/password/reset', { token, password: 'better than that' })).status).toBe(204);
});

test('the sign-in form still accepts six characters, and a name in another language is accepted', async () => {
  const short = await studio.nobody().post('/api/login', { username: 'nobody-here', password: '123456' });
  expect([short.status, short.body.code]).toEqual([401, 'wrong_credentials']);
  const tooShort = await studio.nobody().post('/api/login', { username: 'nobody-here', password: '12345' });
  expect(tooShort.status).toBe(400);
  const spoken = await studio
    .nobody()
    .post(
      '/api/register',
      { fullName: 'Zoë', username: 'zoe', email: 'z@example.com', password: 'zoezoe12' },
      { 'accept-language': 'fr' },
    );
  expect(spoken.body.fields.password).toMatch(/^N’utilisez ni votre nom/);
});
