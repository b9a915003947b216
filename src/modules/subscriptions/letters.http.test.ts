import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatLongDate } from '#kernel/visit-time';
import { appoint } from '#tests/support/admins.ts';
import { lettersIn } from '#tests/support/letters.ts';
import { subscribe } from '#tests/support/paying.ts';
import { createWorld, type World } from '#tests/support/world.ts';
import { listDueLetters } from './letters.store.ts';
import { writePlanMail } from './use-cases/write-plan-mail.ts';

const day = 86_400_000;
const hour = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Lets the letters be written by two processes at once, and again. */
async function write(): Promise<void> {
  const once = () => world.runJob('subscriptions.letters');
  await Promise.all([once(), once()]);
  await once();
}

const written = async (name: string) => {
  const rows = await world.app.database.run<{ kind: string }>(
    `SELECT kind FROM mails WHERE kind LIKE 'plan.%' AND recipient = $1 ORDER BY id`,
    [`${name}@example.com`],
  );
  return rows.map(({ kind }) => kind.slice('plan.'.length));
};

test('a professional is written two days before the end, at it, and seven days after: each once', async () => {
  const begun = world.clock.at;
  const ada = await world.person('ada', { profession: 'Braider' });
  await world.person('cleo');
  const at = async (passed: number) => {
    world.clock.at = begun + passed;
    await write();
    return written('ada');
  };
  expect(await at(5 * day - hour)).toEqual([]);
  expect(await at(5 * day)).toEqual(['soon']);
  expect(await at(7 * day - hour)).toEqual(['soon']);
  expect(await at(7 * day)).toEqual(['soon', 'over']);
  expect(await at(14 * day - hour)).toEqual(['soon', 'over']);
  expect(await at(14 * day)).toEqual(['soon', 'over', 'after']);
  expect(await at(100 * day)).toEqual(['soon', 'over', 'after']);
  expect(await written('cleo')).toEqual([]);
  const [kept] = await world.app.database.run<{ sent: boolean }>(
    'SELECT trial_reminder_sent AS sent FROM users WHERE id = $1',
    [ada.id],
  );
  expect(kept!.sent).toBe(true);
});

test('who has a plan, or leaves, is not written; who was missed for long is not either', async () => {
  const bea = await world.person('bea', { profession: 'Barber' });
  await subscribe(world, bea, 'basic');
  const cat = await world.person('cat', { profession: 'Barber' });
  await cat.post('/api/user/deletion', { password: 'six-or-more' });
  await world.person('dan', { profession: 'Barber' });
  world.clock.at += 40 * day;
  await write();
  for (const name of ['bea', 'cat', 'dan']) expect(await written(name)).toEqual([]);
});

test('who is suspended is not written; whoever is let in again hears what is still true', async () => {
  const max = await world.person('max');
  await appoint(world, max);
  const begun = world.clock.at;
  const out = { fay: 30, gil: 2 } as const;
  for (const [name, days] of Object.entries(out)) {
    const { id } = await world.person(name, { profession: 'Barber' });
    const { status } = await max.put(`/api/admin/users/${id}/suspension`, { days, reason: 'Spam' });
    expect(status).toBe(200);
  }
  world.clock.at = begun + 5 * day;
  await world.runJob('admin.end-suspensions');
  await write();
  expect([await written('fay'), await written('gil')]).toEqual([[], ['soon']]);
  world.clock.at = begun + 7 * day;
  await write();
  expect([await written('fay'), await written('gil')]).toEqual([[], ['soon', 'over']]);
  world.clock.at = begun + 30 * day;
  await world.runJob('admin.end-suspensions');
  await write();
  expect(await written('fay')).toEqual(['after']);
});

test('one who cannot be written to keeps nobody waiting, and the job says so', async () => {
  const run = (sql: string) => world.owner.run(sql);
  const begun = world.clock.at;
  const { id } = await world.person('hal', { profession: 'Barber' });
  world.clock.at = begun + hour;
  await world.person('ida', { profession: 'Barber' });
  await run(`CREATE FUNCTION refuse_hal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not him'; END $$`);
  await run(`CREATE TRIGGER refuse_hal BEFORE INSERT ON plan_letters FOR EACH ROW
             WHEN (NEW.user_id = ${id}) EXECUTE FUNCTION refuse_hal()`);
  world.clock.at = begun + 6 * day;
  await expect(world.runJob('subscriptions.letters')).rejects.toThrow('not him');
  expect([await written('hal'), await written('ida')]).toEqual([[], ['soon']]);
  await run('DROP TRIGGER refuse_hal ON plan_letters');
  await write();
  expect([await written('hal'), await written('ida')]).toEqual([['soon'], ['soon']]);
});

test('the letters say in the reader’s language what ends, what stays and what to do', () => {
  const facts = { fullName: 'Eva', timeZone: 'Europe/Madrid', trialEndsAt: Date.UTC(2026, 11, 3, 8) };
  const texts = (['soon', 'over', 'after', 'failed'] as const).map((kind) =>
    writePlanMail(world.app, { kind, language: 'es', ...facts }),
  );
  expect(texts.map(({ subject }) => subject)).toEqual([
    'Tu prueba gratuita termina el jueves, 3 de diciembre',
    'Tu prueba gratuita ha terminado',
    'Tu página sigue aquí',
    'Tu pago no se pudo hacer',
  ]);
  expect(texts[1]!.content.actions[0]!.href).toBe('http://uli.test/pricing');
  expect(texts[3]!.content.actions[0]!.href).toBe('http://uli.test/settings/plan');
  expect(texts[3]!.content.lines.join(' ')).toContain('7 días');
});

test('many people whose weeks end at once are read in portions, and each of them is written', async () => {
  const end = world.clock.at + day;
  await world.app.database.run(
    `INSERT INTO users (username, password_hash, full_name, email, created_at, trial_started_at, trial_ends_at, subscription_status)
     SELECT 'many-' || n, 'x', 'Many', 'many-' || n || '@example.com', $1, $1, $1, 'trial' FROM generate_series(1, 130) AS n`,
    [new Date(end)],
  );
  const span = { after: end - 1, until: end };
  expect(await listDueLetters(world.app.database, 'soon', span, 0)).toHaveLength(100);
  await write();
  const rows = await world.app.database.run(
    `SELECT id FROM mails WHERE kind = 'plan.soon' AND recipient LIKE 'many-%'`,
  );
  expect(rows).toHaveLength(130);
});

test('whoever cancels is written once until when they have the plan, and how to keep it', async () => {
  const kim = await world.person('kim', { profession: 'Barber' });
  await subscribe(world, kim, 'basic');
  expect(await written('kim')).toEqual([]);
  await kim.delete('/api/subscription');
  await kim.post('/api/subscription/resume');
  await kim.delete('/api/subscription');
  expect(await written('kim')).toEqual(['ends']);
  const [mail] = await lettersIn(world.app, { kind: 'plan.ends', recipient: 'kim@example.com' });
  const { endsAt } = (await kim.get('/api/subscription')).body;
  const { subject, content } = writePlanMail(world.app, mail!.letter);
  expect(subject).toBe(`Your plan ends on ${formatLongDate(Date.parse(endsAt), 'UTC')}`);
  expect(JSON.stringify(content)).toContain('/settings/plan');
});
