import { refuse } from '#kernel/refusal';
import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import { hashPassword } from '#platform/passwords';
import { createToken, hashToken } from '#platform/tokens';
import { findUser, updatePasswordHash } from '../accounts.store.ts';
import { deleteMailedLinksOf, takeDisputeLink } from '../mailed-links.store.ts';
import { deleteChallengesOf, deleteEmailChange, deleteFactorsOf, deleteFactorsSince } from '../security.store.ts';
import { deleteSessionsOf } from '../sessions.store.ts';
import { sendResetLink } from './forgot-password.ts';
import { proveAddress } from './verify-email.ts';

/** Factors that an account had for longer than this before its password changed are its owner's. */
const trustedAfterDays = 7;
const perAddress = { name: 'dispute_password', points: 30, seconds: 900 };

/**
 * Locks an account whose owner did not set its new password, by the token of the mail about it: the password stops
 * working, every session ends, and passkeys and a second step that were added in the week before the change or since are removed.
 * Mails the owner a link to a new password. Returns the account. Refuses `dispute_link_used` for every other token.
 */
export async function disputePassword(app: App, token: string, from: { address: string }): Promise<number> {
  await app.limits.spend(perAddress, from.address);
  // The hash of a discarded random text: no password matches it.
  const noPassword = await hashPassword(createToken());
  return app.database.transaction(async (transaction) => {
    const dispute = await takeDisputeLink(transaction, hashToken(token), app.clock.now());
    const owner = dispute && (await findUser(transaction, dispute.userId));
    if (!owner) throw refuse('dispute_link_used');
    await deleteChallengesOf(transaction, owner.id);
    // As with a reset: until now the account may have been opened by someone else with this address.
    if (owner.emailVerifiedAt === null) {
      await deleteFactorsOf(transaction, owner.id);
      await proveAddress(app, transaction, owner.id);
    } else await deleteFactorsSince(transaction, owner.id, dispute.changedAt - trustedAfterDays * dayMs);
    await updatePasswordHash(transaction, owner.id, noPassword);
    await deleteMailedLinksOf(transaction, owner.id);
    await deleteEmailChange(transaction, owner.id);
    await deleteSessionsOf(transaction, owner.id);
    await sendResetLink(app, transaction, owner);
    return owner.id;
  });
}
