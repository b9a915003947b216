import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { hashToken } from '#platform/tokens';
import type { AccountPasswordChanged } from '../accounts.events.ts';
import { deleteSessionsOf } from '../sessions.store.ts';
import { deletePasswordResetsOf, isOpenPasswordReset, takePasswordReset } from '../password-resets.store.ts';
import { findUser, updatePasswordHash } from '../accounts.store.ts';
import { deleteChallengesOf, deleteEmailChange } from '../security.store.ts';
import { hashPassword } from '#platform/passwords';
import { forgetLoginTries } from './login.ts';

const perAddress = { name: 'reset_address', points: 30, seconds: 900 };

/** Sets a new password through a mailed link: once, and every session of that person ends. */
export async function resetPassword(
  app: App,
  input: { token: string; password: string },
  from: { address: string },
): Promise<void> {
  await app.limits.spend(perAddress, from.address);
  const tokenHash = hashToken(input.token);
  // Hashing a password is dear; a made-up token shall not cost it.
  if (!(await isOpenPasswordReset(app.database, tokenHash, app.clock.now()))) throw refuse('reset_link_used');
  const passwordHash = await hashPassword(input.password);
  const user = await app.database.transaction(async (transaction) => {
    const userId = await takePasswordReset(transaction, tokenHash, app.clock.now());
    const owner = userId === undefined ? undefined : await findUser(transaction, userId);
    if (!owner) throw refuse('reset_link_used');
    await updatePasswordHash(transaction, owner.id, passwordHash);
    await deletePasswordResetsOf(transaction, owner.id);
    await deleteChallengesOf(transaction, owner.id);
    // Whoever knew the old password may have wished for an address of theirs, and hold its link.
    await deleteEmailChange(transaction, owner.id);
    await deleteSessionsOf(transaction, owner.id);
    const changed = { userId: owner.id, fullName: owner.fullName, email: owner.email, language: owner.language };
    await app.events.record<AccountPasswordChanged>(transaction, 'account.password_changed', changed);
    return owner;
  });
  await forgetLoginTries(app, [user.username, user.email], from.address);
}
