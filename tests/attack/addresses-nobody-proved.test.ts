import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#platform/one-time-codes';
import { lettersIn } from '#tests/support/letters.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// H4: an account opened with another person's address stayed the attacker's after the address owner reset the password.

const password = 'six-or-more';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const mailsTo = (recipient: string) => lettersIn(world.app, { recipient });

async function tokenFor(recipient: string, kind: string): Promise<string> {
  const mail = (await mailsTo(recipient)).find((candidate) => candidate.kind === kind);
  return mail?.letter['token'] ?? '';
}

/** An account whose address was never verified, with the factors that it could have before verification was required. */
async function withOldFactors(username: string): Promise<{ who: Visitor; secret: string }> {
  const who = await world.person(username);
  const { secret } = (await who.post('/api/second-step', { password })).body;
  const code = codeAt(secret, Math.floor(world.clock.at / 30_000) - 1);
  expect((await who.post('/api/second-step/confirm', { code })).status).toBe(200);
  await world.app.database.run(
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, synced, created_at)
     VALUES ($1, $2, 'key', 0, 'The opener’s phone', false, now())`,
    [who.id, `credential-of-${username}`],
  );
  await world.app.database.run('UPDATE users SET email_verified_at = NULL WHERE id = $1', [who.id]);
  return { who, secret };
}

const factorsOf = async (id: number) => {
  const sql = `SELECT (SELECT count(*) FROM passkeys WHERE user_id = $1)::int AS passkeys,
                      (SELECT count(*) FROM second_steps WHERE user_id = $1)::int AS steps,
                      (SELECT count(*) FROM recovery_codes WHERE user_id = $1)::int AS codes`;
  return (await world.app.database.run(sql, [id]))[0];
};

test('an unverified address allows no passkey, no second step and no payouts', async () => {
  const thief = await world.person('thief', { email: 'victim@corp.example', profession: 'Braider', unproved: true });
  expect((await thief.get('/api/user')).body.emailVerified).toBe(false);
  const refused = { status: 403, body: { code: 'email_unverified' } };
  expect(await thief.post('/api/passkeys/options', { password })).toMatchObject(refused);
  expect(await thief.post('/api/second-step', { password })).toMatchObject(refused);
  expect(await thief.post('/api/payouts', { country: 'GB' })).toMatchObject(refused);
  // Everything else works as before.
  expect((await thief.patch('/api/user', { bio: 'Braids' })).status).toBe(200);
});

test('the link mailed at registration verifies the address once, and opening its page alone does nothing', async () => {
  const ada = await world.person('ada', { unproved: true });
  const token = await tokenFor('ada@example.com', 'account.email_verify');
  expect(token).not.toBe('');
  const [kept] = await world.app.database.run('SELECT token_hash FROM mailed_links WHERE user_id = $1', [ada.id]);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect((await world.nobody().post('/api/email/verify', { token: `${token}x` })).body.code).toBe('verify_link_used');
  expect((await ada.get('/api/user')).body.emailVerified).toBe(false);

  expect((await world.nobody().post('/api/email/verify', { token })).status).toBe(204);
  expect((await ada.get('/api/user')).body.emailVerified).toBe(true);
  expect((await ada.post('/api/second-step', { password })).status).toBe(200);
  const again = await world.nobody().post('/api/email/verify', { token });
  expect([again.status, again.body.code]).toEqual([409, 'verify_link_used']);
  expect(again.body.message).toMatch(/^This link no longer counts/);
});

test('only the latest of two links works, for a day; once verified nothing is sent', async () => {
  const bea = await world.person('bea', { unproved: true });
  const first = await tokenFor('bea@example.com', 'account.email_verify');
  expect((await bea.post('/api/email/verify/resend')).status).toBe(204);
  const second = await tokenFor('bea@example.com', 'account.email_verify');
  expect(second).not.toBe(first);
  expect((await bea.post('/api/email/verify', { token: first })).status).toBe(409);
  const before = world.clock.at;
  world.clock.at += 25 * 3_600_000;
  expect((await bea.post('/api/email/verify', { token: second })).status).toBe(409);
  world.clock.at = before;
  expect((await bea.post('/api/email/verify', { token: second })).status).toBe(204);
  const sent = (await mailsTo('bea@example.com')).length;
  expect((await bea.post('/api/email/verify/resend')).status).toBe(204);
  expect(await mailsTo('bea@example.com')).toHaveLength(sent);
  expect((await world.nobody().post('/api/email/verify/resend')).status).toBe(401);
});

test('a link to a previous address verifies nothing, and the link to a changed address does', async () => {
  const cleo = await world.person('cleo', { unproved: true });
  const old = await tokenFor('cleo@example.com', 'account.email_verify');
  await cleo.post('/api/email/change', { email: 'cleo@new.example', password });
  const wish = await tokenFor('cleo@new.example', 'account.email_confirm');
  expect((await world.nobody().post('/api/email/confirm', { token: wish })).status).toBe(204);
  expect((await cleo.get('/api/user')).body).toMatchObject({ email: 'cleo@new.example', emailVerified: true });
  expect((await world.nobody().post('/api/email/verify', { token: old })).status).toBe(409);
});

test('the first reset through an unverified address removes all access of the account’s opener', async () => {
  const { who: opener } = await withOldFactors('opener');
  await opener.post('/api/email/verify/resend');
  await opener.post('/api/email/change', { email: 'opener@evil.example', password });
  const wish = await tokenFor('opener@evil.example', 'account.email_confirm');
  const link = await tokenFor('opener@example.com', 'account.email_verify');
  await world.nobody().post('/api/password/forgot', { email: 'opener@example.com' });
  const token = await tokenFor('opener@example.com', 'account.password_reset');
  const owner = world.nobody();
  expect((await owner.post('/api/password/reset', { token, password: 'the owner chose this' })).status).toBe(204);

  expect(await factorsOf(opener.id)).toEqual({ passkeys: 0, steps: 0, codes: 0 });
  expect((await opener.get('/api/user')).status).toBe(401);
  expect((await world.nobody().post('/api/email/confirm', { token: wish })).status).toBe(409);
  expect((await world.nobody().post('/api/email/verify', { token: link })).status).toBe(409);
  const entered = await owner.post('/api/login', { username: 'opener@example.com', password: 'the owner chose this' });
  expect(entered).toMatchObject({ status: 200, body: { emailVerified: true } });
});

test('a reset of a verified account keeps its second step: reading the mail alone does not grant access', async () => {
  const { who } = await withOldFactors('careful');
  await world.app.database.run('UPDATE users SET email_verified_at = created_at WHERE id = $1', [who.id]);
  await world.nobody().post('/api/password/forgot', { email: 'careful@example.com' });
  const token = await tokenFor('careful@example.com', 'account.password_reset');
  await world.nobody().post('/api/password/reset', { token, password: 'a reader of the mail' });
  expect(await factorsOf(who.id)).toEqual({ passkeys: 1, steps: 1, codes: 10 });
  const entered = await world.nobody().post('/api/login', { username: 'careful', password: 'a reader of the mail' });
  expect([entered.status, entered.body.code]).toEqual([401, 'second_step']);
});
