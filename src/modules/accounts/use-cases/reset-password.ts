import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { hashToken } from '#platform/tokens';
import { deleteSessionsOf } from '../sessions.store.ts';
import { findPasswordReset, takePasswordReset } from '../password-resets.store.ts';
import { findUser, updatePasswordHash } from '../accounts.store.ts';
import { deleteMailedLinksOf } from '../mailed-links.store.ts';
import { deleteChallengesOf, deleteEmailChange, deleteFactorsOf } from '../security.store.ts';
import { hashChosenPassword } from './choose-password.ts';
import { forgetSignInTries } from './count-sign-in-tries.ts';
import { recordPasswordChange } from './record-password-change.ts';
import { proveAddress } from './verify-email.ts';

const perAddress = { name: 'reset_address', points: 30, seconds: 900 };

/**
 * Sets a new password through a mailed link, once, and ends every session of that person. Following the link proves access to
 * the mailbox. If the address was unverified before, passkeys, second step and recovery codes are removed; otherwise they stay,
 * because a second step protects against an attacker who reads the mail.
 */
export async function resetPassword(
  app: App,
  input: { token: string; password: string },
  from: { address: string },
): Promise<number> {
  await app.limits.spend(perAddress, from.address);
  const tokenHash = hashToken(input.token);
  // Hashing a password is dear; a made-up token shall not cost it.
  const openFor = await findPasswordReset(app.database, tokenHash, app.clock.now());
  const chooser = openFor === undefined ? undefined : await findUser(app.database, openFor);
  if (!chooser) throw refuse('reset_link_used');
  const passwordHash = await hashChosenPassword(input.password, chooser);
  const user = await app.database.transaction(async (transaction) => {
    const userId = await takePasswordReset(transaction, tokenHash, app.clock.now());
    const owner = userId === undefined ? undefined : await findUser(transaction, userId);
    if (!owner) throw refuse('reset_link_used');
    await deleteChallengesOf(transaction, owner.id);
    // The address was unverified until now: another person may have opened the account, and must not keep access.
    if (owner.emailVerifiedAt === null) await deleteFactorsOf(transaction, owner.id);
    await updatePasswordHash(transaction, owner.id, passwordHash);
    await deleteMailedLinksOf(transaction, owner.id);
    if (owner.emailVerifiedAt === null) await proveAddress(app, transaction, owner.id);
    // Whoever knew the old password may have wished for an address of theirs, and hold its link.
    await deleteEmailChange(transaction, owner.id);
    await deleteSessionsOf(transaction, owner.id);
    await recordPasswordChange(app, transaction, owner);
    return owner;
  });
  await forgetSignInTries(app, user, from.address);
  return user.id;
}
