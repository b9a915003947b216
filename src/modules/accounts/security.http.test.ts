import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeAt } from '#platform/one-time-codes';
import { lettersIn } from '#tests/support/letters.ts';
import { createWorld, type Answer, type Visitor, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const password = 'six-or-more';
const login = (username: string, secret = password) =>
  world.nobody().post('/api/login', { username, password: secret });

/** What the latest mail to an address is about. */
async function latestMail(recipient: string): Promise<{ kind: string; letter: Record<string, string> } | undefined> {
  return (await lettersIn(world.app, { recipient }))[0];
}

describe('the password', () => {
  test('a new one needs the present one, and signs every other device out', async () => {
    const ada = await world.person('ada');
    const phone = world.nobody();
    await phone.post('/api/login', { username: 'ada', password });
    const wrong = await ada.post('/api/password/change', { password: 'not-this-one', newPassword: 'a brand new one' });
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({ code: 'wrong_password', fields: { password: expect.stringMatching(/\.$/) } });
    expect((await ada.post('/api/password/change', { password, newPassword: '12345' })).body.fields).toHaveProperty(
      'newPassword',
    );
    expect((await phone.get('/api/user')).status).toBe(200);

    expect((await ada.post('/api/password/change', { password, newPassword: 'a brand new one' })).status).toBe(204);
    expect((await ada.get('/api/user')).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await login('ada')).status).toBe(401);
    expect((await login('ada', 'a brand new one')).status).toBe(200);
    expect((await latestMail('ada@example.com'))?.kind).toBe('account.password_changed');
  });

  /** Asks while somebody's password changes: the old one is still right for everybody else until the change is written. */
  async function whileItChanges(who: Visitor, ask: () => Promise<Answer>): Promise<Answer> {
    let asking: Promise<Answer>;
    await world.app.database.transaction(async (transaction) => {
      await transaction.run("UPDATE users SET password_hash = password_hash || '=' WHERE id = $1", [who.id]);
      asking = ask();
      const waits = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.app.database.run(waits)).length).toBe(1);
    });
    return asking!;
  }

  test('whoever signs in with the old one while it changes is not in', async () => {
    const ivy = await world.person('ivy');
    const late = world.nobody();
    const answer = await whileItChanges(ivy, () => late.post('/api/login', { username: 'ivy', password }));
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
    expect((await late.get('/api/user')).status).toBe(401);
  });

  test('nor do they get a ticket to the second step', async () => {
    const ola = await world.person('ola-two-steps');
    await secure(ola);
    const answer = await whileItChanges(ola, () => login('ola-two-steps'));
    expect(answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(answer.body).not.toHaveProperty('ticket');
  });

  test('nor does another address wait that they wished for with the old one', async () => {
    const pia = await world.person('pia');
    const wish = { email: 'pias-thief@example.com', password };
    const answer = await whileItChanges(pia, () => pia.post('/api/email/change', wish));
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect((await pia.get('/api/security')).body.pendingEmail).toBeNull();
    expect(await latestMail('pias-thief@example.com')).toBeUndefined();
  });

  test('nobody tries passwords at an open window for ever', async () => {
    const strict = await createWorld({ ULI_RATE_LIMITS: 'on' });
    const ola = await strict.person('ola');
    const tries = [];
    for (let n = 0; n < 11; n++) {
      tries.push((await ola.post('/api/second-step/off', { password: `guess-${n}` })).status);
    }
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 403));
    expect(tries[10]).toBe(429);
    await strict.close();
  });
});

describe('sessions', () => {
  test('each says its device and when it was last seen, to an hour; one signs out everywhere else', async () => {
    const before = world.clock.at;
    const bea = await world.person('bea');
    const tablet = world.nobody();
    await tablet.post('/api/login', { username: 'bea', password }, { 'user-agent': 'Firefox on a tablet' });
    world.clock.at += 3 * 3_600_000;
    await tablet.get('/api/user');
    const sessions = (await bea.get('/api/sessions')).body;
    expect(sessions).toHaveLength(2);
    for (const session of sessions) expect(session.lastSeenAt).toBe(new Date(world.clock.at).toISOString());
    expect(sessions.map(({ current, device }: any) => [current, device])).toContainEqual([
      false,
      'Firefox on a tablet',
    ]);
    await bea.post('/api/password/confirm', { password });
    expect((await bea.delete('/api/sessions')).status).toBe(204);
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect((await bea.get('/api/sessions')).body).toHaveLength(1);
    world.clock.at = before;
  });
});

describe('the email address', () => {
  test('changes once the new mailbox has confirmed it, and the former one is told', async () => {
    const cleo = await world.person('cleo');
    expect((await cleo.post('/api/email/change', { email: 'new@example.com', password: 'wrong' })).status).toBe(403);
    expect((await cleo.post('/api/email/change', { email: 'cleo at home', password })).body.fields).toHaveProperty(
      'email',
    );
    expect((await cleo.post('/api/email/change', { email: 'new@example.com', password })).status).toBe(204);
    expect((await cleo.get('/api/security')).body.pendingEmail).toBe('new@example.com');
    expect((await cleo.get('/api/user')).body.email).toBe('cleo@example.com');
    const { letter } = (await latestMail('new@example.com'))!;
    const warning = { notice: 'email_asked', wished: 'new@example.com' };
    expect((await latestMail('cleo@example.com'))?.letter).toMatchObject(warning);

    expect((await world.nobody().post('/api/email/confirm', { token: letter['token'] })).status).toBe(204);
    expect((await cleo.get('/api/user')).body.email).toBe('new@example.com');
    expect((await cleo.get('/api/security')).body.pendingEmail).toBeNull();
    expect((await latestMail('cleo@example.com'))?.letter).toMatchObject({ notice: 'email_changed' });
    const again = await world.nobody().post('/api/email/confirm', { token: letter['token'] });
    expect([again.status, again.body.code]).toEqual([409, 'email_link_used']);
  });

  test('an address that somebody has is answered alike, and nothing is sent', async () => {
    const dan = await world.person('dan');
    await world.person('edd');
    expect((await dan.post('/api/email/change', { email: 'EDD@example.com', password })).status).toBe(204);
    expect((await dan.get('/api/security')).body.pendingEmail).toBe('EDD@example.com');
    expect(await latestMail('EDD@example.com')).toBeUndefined();
    expect((await latestMail('dan@example.com'))?.letter).toMatchObject({ wished: 'EDD@example.com' });
    expect((await dan.delete('/api/email/change')).status).toBe(204);
    expect((await dan.get('/api/security')).body.pendingEmail).toBeNull();
  });

  test.each(['changed', 'forgotten'])(
    'a link to a thief’s mailbox is worthless once the password is %s',
    async (how) => {
      const owner = await world.person(`owner-${how}`);
      const email = `owner-${how}@example.com`;
      await owner.post('/api/email/change', { email: `thief-${how}@example.com`, password });
      const { letter } = (await latestMail(`thief-${how}@example.com`))!;
      if (how === 'changed') await owner.post('/api/password/change', { password, newPassword: 'a brand new one' });
      else {
        await world.nobody().post('/api/password/forgot', { email });
        const { token } = (await latestMail(email))!.letter;
        await world.nobody().post('/api/password/reset', { token, password: 'a brand new one' });
      }
      expect((await world.nobody().post('/api/email/confirm', { token: letter['token'] })).status).toBe(409);
      expect((await login(email, 'a brand new one')).body.email).toBe(email);
    },
  );

  test('a link is worthless after a day, and when the address was taken meanwhile', async () => {
    const flo = await world.person('flo');
    await flo.post('/api/email/change', { email: 'late@example.com', password });
    const before = world.clock.at;
    world.clock.at += 25 * 3_600_000;
    const { letter } = (await latestMail('late@example.com'))!;
    expect((await flo.post('/api/email/confirm', { token: letter['token'] })).status).toBe(409);
    world.clock.at = before;
    await world.person('late', { email: 'late@example.com' });
    expect((await flo.post('/api/email/confirm', { token: letter['token'] })).status).toBe(409);
    expect((await flo.get('/api/user')).body.email).toBe('flo@example.com');
  });
});

/** The code that an app with this secret shows now; `ahead` half minutes later. */
const codeOf = (secret: string, ahead = 0) => codeAt(secret, Math.floor(world.clock.at / 30_000) + ahead);

/** Turns two-step sign-in on; answers what the app and the drawer at home keep. */
async function secure(who: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await who.post('/api/second-step', { password })).body;
  const { recoveryCodes } = (await who.post('/api/second-step/confirm', { code: codeOf(secret, -1) })).body;
  return { secret, recoveryCodes };
}

describe('two-step sign-in', () => {
  test('is on once a code of the app has confirmed it; the database holds no secret', async () => {
    const gia = await world.person('gia');
    expect((await gia.post('/api/second-step', { password: 'wrong' })).status).toBe(403);
    const begun = (await gia.post('/api/second-step', { password })).body;
    expect(begun.address).toBe(`otpauth://totp/Uli%3Agia?secret=${begun.secret}&issuer=Uli`);
    expect(begun.qr).toMatch(/^<svg/);
    expect((await login('gia')).status).toBe(200);
    expect((await gia.post('/api/second-step/confirm', { code: '000000' })).body.code).toBe('wrong_code');
    const confirmed = await gia.post('/api/second-step/confirm', { code: codeOf(begun.secret) });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await gia.get('/api/security')).body).toMatchObject({ secondStep: true, recoveryCodesLeft: 10 });
    expect((await gia.post('/api/second-step', { password })).body.code).toBe('second_step_on');
    expect((await latestMail('gia@example.com'))?.letter).toMatchObject({ notice: 'second_step_on' });
    const kept = await world.app.database.run('SELECT * FROM second_steps, recovery_codes');
    for (const secret of [begun.secret, ...confirmed.body.recoveryCodes]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
    }
  });

  test('the right password leads to the second step, with a ticket or its cookie, and a code passes it once', async () => {
    const hal = await world.person('hal');
    const { secret } = await secure(hal);
    const visitor = world.nobody();
    const first = await visitor.post('/api/login', { username: 'hal', password });
    expect([first.status, first.body.code]).toEqual([401, 'second_step']);
    expect((await visitor.get('/api/user')).status).toBe(401);
    const code = codeOf(secret);
    const elsewhere = world.nobody();
    expect((await elsewhere.post('/api/login/second-step', { code })).body.code).toBe('second_step_over');
    expect((await visitor.post('/api/login/second-step', { code: '000000' })).body.code).toBe('wrong_code');
    expect((await visitor.post('/api/login/second-step', { code })).body.username).toBe('hal');
    expect((await visitor.get('/api/user')).status).toBe(200);

    const { ticket } = (await login('hal')).body;
    const replayed = await world.nobody().post('/api/login/second-step', { ticket, code });
    expect([replayed.status, replayed.body.code]).toEqual([400, 'wrong_code']);
    world.clock.at += 30_000;
    const next = { ticket, code: codeOf(secret) };
    expect((await world.nobody().post('/api/login/second-step', next)).status).toBe(200);
    expect((await world.nobody().post('/api/login/second-step', next)).body.code).toBe('second_step_over');
  });

  test('a wrong password learns nothing of it, and a ticket is over after ten minutes', async () => {
    const ida = await world.person('ida');
    const { secret } = await secure(ida);
    expect((await login('ida', 'not-this-one')).body.code).toBe('wrong_credentials');
    const { ticket } = (await login('ida')).body;
    const before = world.clock.at;
    world.clock.at += 11 * 60_000;
    const late = await world.nobody().post('/api/login/second-step', { ticket, code: codeOf(secret) });
    expect(late.body.code).toBe('second_step_over');
    await world.runJob('accounts.sweep');
    world.clock.at = before;
    const gone = await world.nobody().post('/api/login/second-step', { ticket, code: codeOf(secret) });
    expect(gone.body.code).toBe('second_step_over');
  });

  test('each recovery code signs in once, however it is typed; new ones make the old worthless', async () => {
    const jo = await world.person('jo-codes');
    const { recoveryCodes } = await secure(jo);
    const use = async (code: string) => {
      const { ticket } = (await login('jo-codes')).body;
      return (await world.nobody().post('/api/login/second-step', { ticket, code })).status;
    };
    const [first = '', second = ''] = recoveryCodes;
    expect(await use(first.replace('-', '').toUpperCase())).toBe(200);
    expect(await use(first)).toBe(400);
    expect((await jo.get('/api/security')).body.recoveryCodesLeft).toBe(9);
    const renewed = (await jo.post('/api/second-step/recovery-codes', { password })).body.recoveryCodes;
    expect(await use(second)).toBe(400);
    expect(await use(renewed[0])).toBe(200);
  });

  test('turning it off needs the password; a changed password ends half-done sign-ins', async () => {
    const kim = await world.person('kim');
    const { secret } = await secure(kim);
    const { ticket } = (await login('kim')).body;
    await kim.post('/api/password/change', { password, newPassword: 'a brand new one' });
    const stale = await world.nobody().post('/api/login/second-step', { ticket, code: codeOf(secret) });
    expect(stale.body.code).toBe('second_step_over');
    expect((await kim.post('/api/second-step/off', { password })).status).toBe(403);
    expect((await kim.post('/api/second-step/off', { password: 'a brand new one' })).status).toBe(204);
    expect((await login('kim', 'a brand new one')).status).toBe(200);
    expect((await kim.get('/api/security')).body).toMatchObject({ secondStep: false, recoveryCodesLeft: 0 });
  });

  test('nobody tries codes for ever', async () => {
    const strict = await createWorld({ ULI_RATE_LIMITS: 'on' });
    const lea = await strict.person('lea');
    const { secret } = (await lea.post('/api/second-step', { password })).body;
    await lea.post('/api/second-step/confirm', { code: codeOf(secret, -1) });
    const { ticket } = (await strict.nobody().post('/api/login', { username: 'lea', password })).body;
    const tries = [];
    for (let n = 0; n < 11; n++) {
      tries.push((await strict.nobody().post('/api/login/second-step', { ticket, code: '000000' })).status);
    }
    expect(tries.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(tries[10]).toBe(429);
    await strict.close();
  });
});
