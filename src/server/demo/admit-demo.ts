import { returnPerson, withdrawPerson } from '#modules/own-data';
import type { App } from '#platform/app';
import { statement, type Executor } from '#platform/database';
import { hashPassword } from '#platform/passwords';
import { noPassword } from './fill-demo.ts';
import { demoSignIn } from './people.ts';

/** What a suspended demo user reads when they sign in; it also distinguishes them from users whom an admin suspended. */
const reason = 'The demo is closed at this address.';

const shut = statement(
  'demo.shut',
  `UPDATE users SET suspended_at = $1, suspended_until = NULL, suspension_reason = $2
    WHERE id < 1001 AND NOT absent RETURNING id`,
);
const count = statement(
  'demo.count_shut',
  'SELECT count(*)::int AS shut FROM users WHERE id < 1001 AND suspension_reason = $1',
);
const open = statement(
  'demo.open',
  `UPDATE users SET suspended_at = NULL, suspended_until = NULL, suspension_reason = NULL
    WHERE id < 1001 AND suspension_reason = $1 RETURNING id`,
);
const without = statement('demo.without_password', 'SELECT FROM users WHERE id < 1001 AND password_hash = $1 LIMIT 1');
const givePassword = statement(
  'demo.give_password',
  'UPDATE users SET password_hash = $2 WHERE id < 1001 AND password_hash = $1',
);

/**
 * Keeps out the demo users, whose password is public: they and their content are hidden, no sign-in method works for them,
 * and their sessions end. Logs it once at every start if there are any.
 */
export async function shutDemo(app: App): Promise<void> {
  const [there] = await app.database.transaction(async (transaction) => {
    const people = await transaction.query<{ id: number }>(shut, [new Date(app.clock.now()), reason]);
    for (const { id } of people) await withdrawPerson(transaction, id);
    return transaction.query<{ shut: number }>(count, [reason]);
  });
  if (there!.shut === 0) return;
  const why = 'The demo people here are kept out, as anybody can read their password. Set ULI_DEMO=on to let them in.';
  app.log.warn({ people: there!.shut }, why);
}

/** Admits the demo users, each with the printed password unless they chose another. */
export async function openDemo(app: App): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const people = await transaction.query<{ id: number }>(open, [reason]);
    for (const { id } of people) await returnPerson(transaction, id);
    await givePasswords(transaction);
  });
}

/** In a demo created by an earlier Uli only one person has a password. */
async function givePasswords(transaction: Executor): Promise<void> {
  if ((await transaction.query(without, [noPassword])).length === 0) return;
  await transaction.query(givePassword, [noPassword, await hashPassword(demoSignIn.password)]);
}
