import { findUserByName, type UserRow } from '#modules/accounts';
import type { Executor } from '#platform/database';
import { OperatorRefusal } from './command.ts';

/** Whom a command names, by username or e-mail address. */
export async function personNamed(executor: Executor, name: string | undefined): Promise<UserRow> {
  if (!name) throw new OperatorRefusal('Say whose account it is: their username or e-mail address.');
  const user = await findUserByName(executor, name);
  if (!user) throw new OperatorRefusal(`Nobody here is called ${name}.`);
  return user;
}
