import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#platform/one-time-codes';
import { builtWeb } from '#tests/support/built-web.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { listen } from '#tests/support/listening.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// H4: the mail about a new password listed no other factors of the account, and had no way to say "this was not me".

const password = 'six-or-more';
const thieves = 'the thief chose this';
const day = 86_400_000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const lettersTo = (recipient: string) => lettersIn(world.app, { recipient });

async function tokenFor(recipient: string, kind: string): Promise<string> {
  const mail = (await lettersTo(recipient)).find((candidate) => candidate.kind === kind);
  return mail?.letter['token'] ?? '';
}

async function addPasskey(who: Visitor, name: string): Promise<void> {
  await world.app.database.run(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, synced, created_at)
     VALUES ($1, $2, 'key', 0, $3, true, $4)`,
    [who.id, `${who.id} ${name}`, name, new Date(world.clock.at)],
  );
}

async function turnSecondStepOn(who: Visitor, known: string): Promise<string> {
  const { secret } = (await who.post('/api/second-step', { password: known })).body;
  const code = codeAt(secret, Math.floor(world.clock.at / 30_000) - 1);
  expect((await who.post('/api/second-step/confirm', { code })).status).toBe(200);
  return secret;
}

const passkeysOf = async (who: Visitor) =>
  (
    await world.app.database.run<{ name: string }>('SELECT name FROM passkeys WHERE user_id = $1 ORDER BY id', [who.id])
  ).map(({ name }) => name);

const stepsOf = async (who: Visitor) =>
  (await world.app.database.run('SELECT user_id FROM second_steps WHERE user_id = $1', [who.id])).length;

const login = (username: string, typed: string) => world.nobody().post('/api/login', { username, password: typed });

test('an attacker with the password loses everything gained with it, and the owner sets a new one', async () => {
  const ada = await world.person('ada');
  await addPasskey(ada, 'Ada’s laptop');
  world.clock.at += 30 * day;
  const thief = world.nobody();
  expect((await thief.post('/api/login', { username: 'ada', password })).status).toBe(200);
  await addPasskey(ada, 'An unknown phone');
  await turnSecondStepOn(thief, password);
  expect((await thief.post('/api/password/change', { password, newPassword: thieves })).status).toBe(204);
  // Requests that the attacker makes in the meantime are withdrawn as well.
  await thief.post('/api/email/change', { email: 'ada@thief.example', password: thieves });
  const wish = await tokenFor('ada@thief.example', 'account.email_confirm');
  await world.nobody().post('/api/password/forgot', { email: 'ada@example.com' });
  const askedBefore = await tokenFor('ada@example.com', 'account.password_reset');

  const token = await tokenFor('ada@example.com', 'account.password_changed');
  const [kept] = await world.app.database.run(
    `SELECT token_hash FROM mailed_links WHERE user_id = $1 AND purpose = 'dispute_password'`,
    [ada.id],
  );
  expect(JSON.stringify(kept)).not.toContain(token);
  world.clock.at += day;
  expect((await world.nobody().post('/api/password/dispute', { token })).status).toBe(204);

  expect((await thief.get('/api/user')).status).toBe(401);
  expect((await login('ada', thieves)).status).toBe(401);
  expect((await login('ada', password)).status).toBe(401);
  expect(await passkeysOf(ada)).toEqual(['Ada’s laptop']);
  expect(await stepsOf(ada)).toBe(0);
  expect((await world.nobody().post('/api/email/confirm', { token: wish })).status).toBe(409);
  const reset = (with_: string, chosen: string) =>
    world.nobody().post('/api/password/reset', { token: with_, password: chosen });
  expect((await reset(askedBefore, 'another of the thief')).status).toBe(409);
  const mailed = await tokenFor('ada@example.com', 'account.password_reset');
  expect(mailed).not.toBe(askedBefore);
  expect((await reset(mailed, 'the owner chose this')).status).toBe(204);
  const owner = world.nobody();
  const entered = await owner.post('/api/login', { username: 'ada', password: 'the owner chose this' });
  expect(entered.status).toBe(200);
  await world.app.securityLog.flush();
  const { body: events } = await owner.get('/api/security/events');
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('password_disputed');
});

test('older factors of the owner stay: reading the mail alone does not grant access', async () => {
  const bea = await world.person('bea');
  await addPasskey(bea, 'Bea’s key');
  await turnSecondStepOn(bea, password);
  world.clock.at += 8 * day;
  await world.nobody().post('/api/password/forgot', { email: 'bea@example.com' });
  const token = await tokenFor('bea@example.com', 'account.password_reset');
  await world.nobody().post('/api/password/reset', { token, password: 'a reader of the mail' });
  const dispute = await tokenFor('bea@example.com', 'account.password_changed');
  expect((await world.nobody().post('/api/password/dispute', { token: dispute })).status).toBe(204);
  expect(await passkeysOf(bea)).toEqual(['Bea’s key']);
  expect(await stepsOf(bea)).toBe(1);
});

test('the mail lists the factors, and its link works once, for seven days, for the address it was mailed to', async () => {
  const cleo = await world.person('cleo', { timeZone: 'Europe/London' });
  await addPasskey(cleo, 'Cleo’s phone');
  await turnSecondStepOn(cleo, password);
  expect((await cleo.post('/api/password/change', { password, newPassword: 'a longer one by far' })).status).toBe(204);
  const mail = (await lettersTo('cleo@example.com')).find(({ kind }) => kind === 'account.password_changed')!;
  expect(mail.letter).toMatchObject({ passkeys: [{ name: 'Cleo’s phone' }], secondStep: true });
  const { token } = mail.letter;
  const dispute = (given: string) => world.nobody().post('/api/password/dispute', { token: given });
  expect((await dispute(`${token}x`)).body.code).toBe('dispute_link_used');

  const before = world.clock.at;
  world.clock.at += 7 * day + 1000;
  const late = await dispute(token);
  expect([late.status, late.body.code]).toEqual([409, 'dispute_link_used']);
  expect(late.body.message).toMatch(/^This link no longer counts/);
  world.clock.at = before;
  expect((await dispute(token)).status).toBe(204);
  expect((await dispute(token)).status).toBe(409);
});

test('a link in a previous mailbox locks nothing', async () => {
  const dora = await world.person('dora');
  await dora.post('/api/password/change', { password, newPassword: 'a longer one by far' });
  const token = await tokenFor('dora@example.com', 'account.password_changed');
  await dora.post('/api/email/change', { email: 'dora@new.example', password: 'a longer one by far' });
  const wish = await tokenFor('dora@new.example', 'account.email_confirm');
  expect((await world.nobody().post('/api/email/confirm', { token: wish })).status).toBe(204);
  expect((await world.nobody().post('/api/password/dispute', { token })).status).toBe(409);
  expect((await login('dora', 'a longer one by far')).status).toBe(200);
});

test('opening the page of the link changes nothing, and its button works without scripts', async () => {
  const fay = await world.person('fay');
  await fay.post('/api/password/change', { password, newPassword: 'a longer one by far' });
  const token = await tokenFor('fay@example.com', 'account.password_changed');
  const server = await listen(world, await builtWeb());
  const at = `http://127.0.0.1:${server.port}/auth/dispute`;
  expect(await (await fetch(`${at}?token=${token}`)).text()).toContain('Lock my account');
  expect((await login('fay', 'a longer one by far')).status).toBe(200);
  const press = () => fetch(at, { method: 'POST', body: new URLSearchParams({ token }) }).then((page) => page.text());
  expect(await press()).toContain('Your account is locked');
  expect((await login('fay', 'a longer one by far')).status).toBe(401);
  expect(await press()).toContain('This link no longer works');
  await server.close();
}, 300_000);

test('a passkey’s name contains no address, because the mail lists it', async () => {
  const eve = await world.person('eve');
  await addPasskey(eve, 'Eve’s phone');
  const [{ id }] = (await eve.get('/api/security')).body.passkeys;
  const renamed = await eve.patch(`/api/passkeys/${id}`, { name: 'Log in at evil.example' });
  expect(renamed.status).toBe(400);
});
