import { returnPerson, withdrawPerson } from '#modules/own-data';
import type { App } from '#platform/app';
import { statement, type Executor } from '#platform/database';
import { hashPassword } from '#platform/passwords';
import { noPassword } from './fill-demo.ts';
import { demoSignIn } from './people.ts';

/** What a demo person who is kept out reads when they sign in; it also tells them from those whom an admin suspended. */
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
 * Keeps the people of the demo out, whose password anybody can read: they and what they show are as good as not there, no way
 * of signing in leads to them, and sessions of theirs are over. Says so once at every start where there are any.
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

/** Lets the people of the demo in, each with the printed password unless they chose another. */
export async function openDemo(app: App): Promise<void> {
  await app.database.transaction(async (transaction) => {
    const people = await transaction.query<{ id: number }>(open, [reason]);
    for (const { id } of people) await returnPerson(transaction, id);
    await givePasswords(transaction);
  });
}

/** In a demo that an earlier Uli filled one person alone has a password. */
async function givePasswords(transaction: Executor): Promise<void> {
  if ((await transaction.query(without, [noPassword])).length === 0) return;
  await transaction.query(givePassword, [noPassword, await hashPassword(demoSignIn.password)]);
}
