import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostWaiting } from '#platform/passwords';
import { lettersIn } from '#tests/support/letters.ts';
import { createWorld, type Visitor, type World } from '#tests/support/world.ts';

// M5: a hundred wrong attempts locked the owner out for a quarter of an hour, and fifteen strangers' requests blocked a reset.
// L7: the queue for password hashing was unbounded. M8: signing in left the previous session alive.

const password = 'six-or-more';
let world: World;
beforeAll(async () => {
  world = await createWorld({ ULI_RATE_LIMITS: 'on' });
});
afterAll(() => world.close());

const at = (n: number) => world.nobody({ address: `198.51.100.${n}` });

/** An attempt from an address; `browser` is one that keeps cookies. */
function tryFrom(address: number, username: string, word: string, browser?: Visitor) {
  return at(address).post('/api/login', { username, password: word }, browser ? { cookie: browser.cookie() } : {});
}

/** The attack of the review: ten addresses, with ten attempts each. */
async function attack(username: string, first: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < 100; n++) {
    statuses.push((await tryFrom(first + Math.floor(n / 10), username, `guess-${n}`)).status);
  }
  return statuses;
}

/** Signs in like a user who waits as long as told to; returns the total wait, in seconds. */
async function patiently(address: number, username: string): Promise<number> {
  let waited = 0;
  for (let n = 0; n < 5; n++) {
    const answer = await tryFrom(address, username, password);
    if (answer.status === 200) return waited;
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    waited += seconds;
    await pause(seconds * 1000 + 50);
  }
  throw new Error(`not in after ${waited} seconds`);
}

describe('tries', () => {
  test('under attack from ten addresses the owner gets in within seconds, even from a new address', async () => {
    await world.person('ada');
    const statuses = await attack('ada', 1);
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 401));
    // Beyond the account's fifty attempts guesses get slower: at full speed most of them are refused.
    expect(statuses.slice(60).filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(await patiently(99, 'ada')).toBeLessThanOrEqual(8);
  });

  test('addresses that wait out every pause do not keep the owner out', async () => {
    await world.person('ivo');
    const from = (address: string, word: string) =>
      world.nobody({ address }).post('/api/login', { username: 'ivo', password: word });
    for (let n = 0; n < 60; n++) await from(`10.${n % 20}.0.${n}`, `guess-${n}`);
    const round = (host: number) =>
      Promise.all(Array.from({ length: 20 }, (_, n) => from(`10.${n}.0.${host}`, `more-${host}-${n}`)));
    const statuses = (await Promise.all([200, 201, 202].map(round))).flat().map(({ status }) => status);
    // Addresses near those that used two attempts wait, too.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect((await from('192.0.2.44', password)).status).toBe(200);
  });

  test('username and address share the count of their account', async () => {
    await world.person('bea');
    for (let n = 0; n < 9; n++) {
      const name = n % 2 ? 'bea' : 'BEA@example.com';
      expect((await tryFrom(101, name, `guess-${n}`)).status).toBe(401);
    }
    expect((await tryFrom(101, 'bea', 'guess-9')).status).toBe(401);
    expect((await tryFrom(101, 'bea@example.com', password)).status).toBe(429);
    expect((await tryFrom(101, 'bea', password)).status).toBe(429);
  });

  test('an unknown name slows down like a known one', async () => {
    for (let n = 0; n < 10; n++) expect((await tryFrom(102, 'not-there', `guess-${n}`)).status).toBe(401);
    // In parallel: on a slow machine one attempt may take longer than the pause after it.
    const more = await Promise.all([1, 2, 3, 4].map((n) => tryFrom(102, 'not-there', `further-${n}`)));
    expect(more.map(({ status }) => status)).toContain(429);
  });

  test('a browser that has signed in before has its own attempts, and its mark is useless to others', async () => {
    const cleo = await world.person('cleo');
    expect(cleo.cookie()).toMatch(/uli_device=/);
    await attack('cleo', 111);
    await cleo.post('/api/logout');
    expect((await tryFrom(103, 'cleo', password, cleo)).status).toBe(200);
    // Another user's mark, for an account with too many attempts.
    const dan = await world.person('dan');
    const thief = await tryFrom(111, 'cleo', password, dan);
    expect(thief.status).toBe(429);
    // Attempts with one's own mark run out as well: then they are counted like all others.
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push((await tryFrom(104, 'cleo', `guess-${n}`, cleo)).status);
    expect(statuses).toContain(429);
  });
});

describe('resets', () => {
  const mailsTo = async (recipient: string) =>
    (await lettersIn(world.app, { recipient }))
      .filter(({ kind }) => kind === 'account.password_reset')
      .map(({ letter }) => ({ token: letter['token'] }));

  test('only the latest link works', async () => {
    await world.person('eve');
    for (const n of [121, 122]) {
      await at(n).post('/api/password/forgot', { email: 'eve@example.com' });
    }
    const [latest, first] = await mailsTo('eve@example.com');
    const body = { password: 'a better word' };
    expect((await world.nobody().post('/api/password/reset', { ...body, token: first!.token })).status).toBe(409);
    expect((await world.nobody().post('/api/password/reset', { ...body, token: latest!.token })).status).toBe(204);
  });

  test('requests by strangers do not block the owner: five mails, and the latest link works', async () => {
    const flo = await world.person('flo');
    for (let n = 0; n < 16; n++) {
      const asked = await at(131 + Math.floor(n / 4)).post('/api/password/forgot', { email: 'flo@example.com' });
      expect(asked.status).toBe(204);
    }
    expect(await mailsTo('flo@example.com')).toHaveLength(5);
    const elsewhere = await at(140).post('/api/password/forgot', { email: 'flo@example.com' });
    expect(elsewhere.status).toBe(204);
    // The owner's own browser still gets a mail.
    expect((await flo.post('/api/password/forgot', { email: 'flo@example.com' })).status).toBe(204);
    const mails = await mailsTo('flo@example.com');
    expect(mails).toHaveLength(6);
    const reset = { token: mails[0]!.token, password: 'a better word' };
    expect((await at(142).post('/api/password/reset', reset)).status).toBe(204);
  });

  test('strangers who ask for an unverified account leave its owner the link that was mailed, for its hour', async () => {
    const email = 'gil@example.com';
    const gil = await world.person('gil', { unproved: true });
    for (let n = 0; n < 5; n++) await gil.post('/api/email/verify/resend');
    for (let n = 0; n < 6; n++) await at(150 + n).post('/api/password/forgot', { email });
    await world.runJob('mail.deliver');
    const sent = await world.app.database.run(
      `SELECT FROM mails WHERE recipient = $1 AND kind = 'account.password_reset' AND status <> 'held'`,
      [email],
    );
    expect(sent).toHaveLength(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const reset = { token: mails[0]!.token, password: 'a better word' };
    expect((await at(160).post('/api/password/reset', reset)).status).toBe(204);
  });
});

test('during a flood of sign-ins a further one is refused immediately, instead of waiting behind all of them', async () => {
  const calm = await createWorld();
  const gia = await calm.person('gia');
  const tries = Array.from({ length: mostWaiting * 2 }, () =>
    calm.nobody().post('/api/login', { username: 'gia', password: 'not-this-one' }),
  );
  const answers = await Promise.all(tries);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
  expect(refused[0]!.body).toMatchObject({ code: 'busy', message: expect.stringMatching(/Wait a moment/) });
  expect(refused[0]!.headers.get('retry-after')).toBe('2');
  expect((await gia.get('/api/user')).status).toBe(200);
  expect((await calm.nobody().post('/api/login', { username: 'gia', password })).status).toBe(200);
  await calm.close();
});

describe('sessions', () => {
  test('signing in and registering end the previous session of the browser', async () => {
    const hal = await world.person('hal');
    const before = { cookie: hal.cookie() };
    expect((await world.nobody().get('/api/user', before)).status).toBe(200);
    expect((await hal.post('/api/login', { username: 'hal', password })).status).toBe(200);
    expect((await world.nobody().get('/api/user', before)).status).toBe(401);
    expect((await hal.get('/api/sessions')).body).toHaveLength(1);

    const signedIn = { cookie: hal.cookie() };
    const ivy = { fullName: 'Ivy', username: 'ivy', email: 'ivy@example.com', password };
    expect((await hal.post('/api/register', ivy)).status).toBe(201);
    expect((await hal.get('/api/user')).body.username).toBe('ivy');
    expect((await world.nobody().get('/api/user', signedIn)).status).toBe(401);
    // A failed sign-in ends nothing.
    expect((await hal.post('/api/login', { username: 'hal', password: 'not-this-one' })).status).toBe(401);
    expect((await hal.get('/api/user')).body.username).toBe('ivy');
  });

  test('expired rows are deleted: sessions, links, resets, challenges, requested address changes', async () => {
    const jo = await world.person('jo-sweep', { unproved: true });
    await jo.post('/api/password/forgot', { email: 'jo-sweep@example.com' });
    await jo.post('/api/email/change', { email: 'jo@new.example', password });
    await world.nobody().post('/api/login/passkey/options');
    const tables = ['sessions', 'mailed_links', 'password_resets', 'challenges', 'email_changes'];
    const count = async (table: string) => (await world.app.database.run(`SELECT FROM ${table}`)).length;
    const counts = async () => Promise.all(tables.map(count));
    expect(Math.min(...(await counts()))).toBeGreaterThan(0);
    const before = world.clock.at;
    world.clock.at += 61 * 86_400_000;
    await world.runJob('accounts.sweep');
    world.clock.at = before;
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});

test('who asks for addresses with an account is told five times an hour, and no more', async () => {
  for (let n = 0; n < 6; n++) {
    const free = { fullName: 'N', username: `opens-${n}`, email: `opens-${n}@example.com`, password };
    expect((await at(161).post('/api/register', free)).status).toBe(201);
  }
  await world.person('known');
  const ask = (email: string, n: number) =>
    at(161).post('/api/register', { fullName: 'N', username: `asks-${n}`, email, password });
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await ask('known@example.com', n)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  // A free address is told no more either: otherwise the answer would still tell them apart.
  expect((await ask('asks-6@example.com', 6)).status).toBe(429);
});
