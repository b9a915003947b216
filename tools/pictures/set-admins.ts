import { registerAt } from '#tests/support/artist.ts';
import { appointByHand, givePasskey, makeAdmin, verifyByHand } from '#tests/support/by-hand.ts';
import type { Program } from '#tests/support/program.ts';
import { accountOf, type Account } from './account.ts';

/** Admins whom the admin area does not let in as they are. */
export interface LockedAdmins {
  /** Has nothing but a password. */
  readonly unarmedAdmin: Account;
  /** The same, and their email address is not confirmed. */
  readonly unverifiedAdmin: Account;
  /** Has a passkey, and typed the password. */
  readonly passkeyAdmin: Account;
}

/** Makes the given people admins who are let in, and registers some who are not. */
export async function setAdmins(
  program: Pick<Program, 'url' | 'settings'>,
  admins: readonly Account[],
): Promise<LockedAdmins> {
  for (const { id } of admins) await makeAdmin(program, id);
  const unarmed = await registerAt(program.url, 'theo', { fullName: 'Theo Lang' });
  const unverified = await registerAt(program.url, 'ulla', { fullName: 'Ulla Berg' });
  const keeper = await registerAt(program.url, 'kira', { fullName: 'Kira Moss' });
  await verifyByHand(program, unarmed.id);
  await verifyByHand(program, keeper.id);
  await givePasskey(program, keeper.id);
  for (const { id } of [unarmed, unverified, keeper]) await appointByHand(program, id);
  return {
    unarmedAdmin: accountOf(unarmed, 'theo'),
    unverifiedAdmin: accountOf(unverified, 'ulla'),
    passkeyAdmin: accountOf(keeper, 'kira'),
  };
}
