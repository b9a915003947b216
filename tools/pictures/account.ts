import type { Caller } from '#tests/support/artist.ts';
import { ask } from './ask.ts';

/** Somebody who can log in. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

/** The account of a caller who registered with `registerAt`. */
export function accountOf({ id }: Caller, username: string): Account {
  return { id, username, password: 'six-or-more' };
}

/** Logs a caller in. */
export async function enter(caller: Caller, { username, password }: Omit<Account, 'id'>): Promise<void> {
  await ask(caller, 'POST', '/api/login', { username, password });
}
