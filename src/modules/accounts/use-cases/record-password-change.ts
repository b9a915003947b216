import { dayMs } from '#kernel/time';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { createToken, hashToken } from '#platform/tokens';
import type { AccountPasswordChanged } from '../accounts.events.ts';
import type { UserRow } from '../accounts.store.ts';
import { putMailedLink } from '../mailed-links.store.ts';
import { listPasskeys } from '../passkeys.store.ts';
import { readSecurity } from '../security.store.ts';

const disputeDays = 7;

/** Records that an account has a new password: the mail lists its other factors, and lets an owner who did not set it lock it. */
export async function recordPasswordChange(app: App, transaction: Executor, user: UserRow): Promise<void> {
  const { id: userId, fullName, email, language, timeZone } = user;
  const createdAt = app.clock.now();
  const token = createToken();
  const expiresAt = createdAt + disputeDays * dayMs;
  const link = {
    tokenHash: hashToken(token),
    purpose: 'dispute_password',
    userId,
    email,
    createdAt,
    expiresAt,
  } as const;
  await putMailedLink(transaction, link);
  const passkeys = (await listPasskeys(transaction, userId)).map(({ name, createdAt: addedAt }) => ({ name, addedAt }));
  const { secondStep } = await readSecurity(transaction, userId, createdAt);
  const changed = { userId, fullName, email, language, timeZone, token, passkeys, secondStep };
  await app.events.record<AccountPasswordChanged>(transaction, 'account.password_changed', changed);
}
