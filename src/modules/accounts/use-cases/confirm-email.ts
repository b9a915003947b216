import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { hashToken } from '#platform/tokens';
import type { AccountEmailConfirmed, AccountSecurityChanged } from '../accounts.events.ts';
import { deletePasswordResetsOf } from '../password-resets.store.ts';
import { findUser } from '../accounts.store.ts';
import { deleteMailedLinksOf } from '../mailed-links.store.ts';
import { takeEmailChange, updateEmail } from '../security.store.ts';

const perAddress = { name: 'confirm_email', points: 30, seconds: 900 };

/** Gives an account the address that its owner has just verified, and notifies the previous one. Returns the owner. */
export async function confirmEmail(app: App, token: string, from: { address: string }): Promise<number> {
  await app.limits.spend(perAddress, from.address);
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const wish = await takeEmailChange(transaction, hashToken(token), now);
    const owner = wish && (await findUser(transaction, wish.userId));
    if (!owner) throw refuse('email_link_used');
    if (!(await updateEmail(transaction, owner.id, { email: wish.email, now }))) throw refuse('email_link_used');
    // Links in the previous mailbox stop working.
    await deletePasswordResetsOf(transaction, owner.id);
    await deleteMailedLinksOf(transaction, owner.id);
    const { fullName, email, language } = owner;
    const changed = { change: 'email_changed', fullName, language, email } as const;
    await app.events.record<AccountSecurityChanged>(transaction, 'account.security_changed', changed);
    await app.events.record<AccountEmailConfirmed>(transaction, 'account.email_confirmed', { userId: owner.id });
    return owner.id;
  });
}
