import type { Person } from '#kernel/actor';
import type { App } from '#platform/app';
import { deleteSessionsOf } from '../sessions.store.ts';
import { deletePasswordResetsOf } from '../password-resets.store.ts';
import { updatePasswordHash } from '../accounts.store.ts';
import { deleteChallengesOf, deleteEmailChange } from '../security.store.ts';
import { hashChosenPassword } from './choose-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { recordPasswordChange } from './record-password-change.ts';

/** Sets a new password for whoever knows the present one; every session but theirs ends. */
export async function changePassword(
  app: App,
  person: Person,
  { password, newPassword, session }: { password: string; newPassword: string; session: string },
): Promise<void> {
  const user = await confirmPassword(app, person, password);
  const { id } = user;
  const passwordHash = await hashChosenPassword(newPassword, user, 'newPassword');
  await app.database.transaction(async (transaction) => {
    await updatePasswordHash(transaction, id, passwordHash);
    await deletePasswordResetsOf(transaction, id);
    await deleteChallengesOf(transaction, id);
    // Whoever knew the old password may have wished for an address of theirs, and hold its link.
    await deleteEmailChange(transaction, id);
    await deleteSessionsOf(transaction, id, session);
    await recordPasswordChange(app, transaction, user);
  });
}
