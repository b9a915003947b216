import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const newcomer = { fullName: 'Ben', username: 'ben', email: 'ben@example.com', password: 'six-or-more' };

describe('registering', () => {
  test('Ada is signed in at once, and her answer holds no password', async () => {
    const ada = await world.person('ada', { profession: 'Braider' });
    const { status, body } = await ada.get('/api/user');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ada.id,
      username: 'ada',
      fullName: 'Ada',
      email: 'ada@example.com',
      isAdmin: false,
    });
    expect(ada.id).toBeGreaterThan(1000);
    expect(JSON.stringify(body)).not.toMatch(/argon2|six-or-more|stripe/i);
  });

  test('a professional’s seven days run from registering; a client has none', async () => {
    const artist = await world.person('trial.artist', { accountType: 'business' });
    const { body } = await artist.get('/api/user');
    expect(Date.parse(body.trialEndsAt) - Date.parse(body.trialStartedAt)).toBe(7 * 86_400_000);
    const client = await world.person('trial.client');
    expect((await client.get('/api/user')).body).toMatchObject({ subscriptionStatus: 'trial', trialEndsAt: null });
  });

  test('a taken username or address is told beside its field, whatever its case', async () => {
    await world.person('taken');
    const name = await world.nobody().post('/api/register', { ...newcomer, username: 'TAKEN' });
    expect(name.status).toBe(409);
    expect(name.body).toMatchObject({ code: 'username_taken', fields: { username: expect.any(String) } });
    const email = await world.nobody().post('/api/register', { ...newcomer, email: 'Taken@Example.com' });
    expect(email.status).toBe(409);
    expect(email.body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
  });

  test.each(['lucía', 'dora park', '-dora', 'dora.'])(
    '%s is no username, and the reader’s language says so',
    async (username) => {
      const answer = await world.nobody().post('/api/register', { ...newcomer, username }, { 'accept-language': 'es' });
      expect(answer.status).toBe(400);
      expect(answer.body.fields.username).toMatch(/^Usa letras de la a a la z \(sin ñ ni acentos\)/);
    },
  );

  test('what only the server may set is not taken from the request', async () => {
    const sent = {
      ...newcomer,
      username: 'climber',
      email: 'climber@example.com',
      id: 5,
      isAdmin: true,
      isVerified: true,
    };
    const { status, body } = await world.nobody().post('/api/register', { ...sent, subscriptionStatus: 'active' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isAdmin: false, isVerified: false, subscriptionStatus: 'trial' });
    expect(body.id).not.toBe(5);
  });

  test.each([
    ['a short username', { username: 'ab' }, 'username'],
    ['a username with a space', { username: 'a b c' }, 'username'],
    ['a username that is an address of ours', { username: 'settings' }, 'username'],
    ['a short password', { password: '12345' }, 'password'],
    ['an endless password', { password: 'x'.repeat(257) }, 'password'],
    ['no name', { fullName: '   ' }, 'fullName'],
    ['no address', { email: 'ben at example' }, 'email'],
    ['a number for a name', { fullName: 7 }, 'fullName'],
  ])('%s is refused and named', async (_what, wrong, field) => {
    const { status, body } = await world.nobody().post('/api/register', { ...newcomer, ...wrong });
    expect([400, 409]).toContain(status);
    expect(body.fields[field]).toMatch(/\w{3,}.*\.$/);
  });
});

describe('signing in', () => {
  test('by username or by e-mail address, with a new token each time', async () => {
    const dora = await world.person('dora');
    const visitor = world.nobody();
    for (const username of ['dora', 'DORA', 'dora@example.com']) {
      const { status, body } = await visitor.post('/api/login', { username, password: 'six-or-more' });
      expect(status).toBe(200);
      expect(body.id).toBe(dora.id);
    }
    const sessions = (await dora.get('/api/sessions')).body;
    // Each sign-in from the same browser ends the previous session.
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
  });

  test('a wrong password and an unknown name get the same words', async () => {
    await world.person('emil');
    const wrong = await world.nobody().post('/api/login', { username: 'emil', password: 'not-this-one' });
    const unknown = await world.nobody().post('/api/login', { username: 'nobody.here', password: 'not-this-one' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('signing out ends the session itself, not only the cookie', async () => {
    const fay = await world.person('fay');
    const kept = fay.cookie();
    const left = await fay.post('/api/logout');
    expect([left.status, left.headers.get('clear-site-data')]).toEqual([204, '"storage"']);
    expect((await world.nobody().get('/api/user', { cookie: kept })).status).toBe(401);
  });

  test('a session ends by itself after sixty days', async () => {
    const gus = await world.person('gus');
    const before = world.clock.at;
    world.clock.at += 61 * 86_400_000;
    expect((await gus.get('/api/user')).status).toBe(401);
    world.clock.at = before;
  });

  test('one ends another of one’s sessions, and nobody else’s', async () => {
    const hana = await world.person('hana');
    const phone = world.nobody();
    await phone.post('/api/login', { username: 'hana', password: 'six-or-more' });
    const [other] = (await hana.get('/api/sessions')).body.filter((session: { current: boolean }) => !session.current);
    const stranger = await world.person('stranger');
    expect((await stranger.delete(`/api/sessions/${other.id}`)).status).toBe(404);
    expect((await hana.delete(`/api/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/api/user')).status).toBe(401);
  });
});

describe('bad input', () => {
  test.each([
    ['broken JSON', '{"username":', { 'content-type': 'application/json' }, 400, 'malformed'],
    [
      'a NUL byte',
      '{"username":"a\\u0000bc","password":"six-or-more"}',
      { 'content-type': 'application/json' },
      400,
      'malformed',
    ],
    ['plain text', 'username=a', { 'content-type': 'text/plain' }, 415, 'wrong_content_type'],
    [
      'a form',
      'username=ada&password=six-or-more',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'wrong_content_type',
    ],
    ['a list', '[]', { 'content-type': 'application/json' }, 400, 'invalid'],
    ['null', 'null', { 'content-type': 'application/json' }, 400, 'invalid'],
    [
      'too much',
      JSON.stringify({ username: 'x'.repeat(150_000) }),
      { 'content-type': 'application/json' },
      413,
      'too_large',
    ],
  ])('%s gets a clear sentence', async (_what, raw, headers, status, code) => {
    const answer = await world.nobody().post('/api/login', raw, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  test('a request from another website is refused', async () => {
    const ivo = await world.person('ivo');
    const bySite = await ivo.post('/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
    const byOrigin = await ivo.post('/api/logout', undefined, { origin: 'https://elsewhere.example' });
    expect([bySite.status, byOrigin.status]).toEqual([403, 403]);
    expect((await ivo.get('/api/user')).status).toBe(200);
    expect(
      (await ivo.post('/api/logout', undefined, { 'sec-fetch-site': 'same-origin', origin: 'http://uli.test' })).status,
    ).toBe(204);
  });

  test('an unknown address answers 404 in our own body', async () => {
    const { status, body } = await world.nobody().get('/api/nothing/here');
    expect(status).toBe(404);
    expect(body.code).toBe('not_found');
  });
});

describe('limits', () => {
  test('the eleventh try at one account waits, says how long, and a stranger’s account is untouched', async () => {
    const strict = await createWorld({ ULI_RATE_LIMITS: 'on' });
    await strict.person('judy');
    await strict.person('kim');
    const guesser = strict.nobody();
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await guesser.post('/api/login', { username: 'judy', password: `guess-${attempt}` })).status).toBe(401);
    }
    const refused = await guesser.post('/api/login', { username: 'judy', password: 'six-or-more' });
    expect(refused.status).toBe(429);
    expect(refused.body.message).toMatch(/Too many tries\. Wait \d+ seconds?\./);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guesser.post('/api/login', { username: 'kim', password: 'six-or-more' })).status).toBe(200);
    await strict.close();
  });
});
