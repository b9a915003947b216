import type { Person } from '#kernel/actor';
import { isDemoPerson } from '#modules/accounts';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { lockUser, setMarks, type AdminUser } from '../users.store.ts';
import { asAdmin } from './write-audit.ts';

export interface UserChanges {
  readonly isVerified?: boolean | undefined;
  readonly isAdmin?: boolean | undefined;
  readonly reason: string;
}

/** Says whether a person is who they say, and whether they look after the installation; somebody always does. */
export function changeUser(app: App, person: Person, userId: number, changes: UserChanges): Promise<AdminUser> {
  return asAdmin(app, person, async (transaction, write, admins) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('not_found');
    const { isVerified = user.isVerified, isAdmin = user.isAdmin, reason } = changes;
    if (!isAdmin && admins.every((id) => id === userId)) throw refuse('last_admin');
    if (isAdmin && isDemoPerson(user)) throw refuse('demo_no_admin');
    const deed = { subjectKind: 'user', subjectId: userId, reason } as const;
    if (isVerified !== user.isVerified) await write({ action: isVerified ? 'verify' : 'unverify', ...deed });
    if (isAdmin !== user.isAdmin) await write({ action: isAdmin ? 'make_admin' : 'unmake_admin', ...deed });
    await setMarks(transaction, { id: userId, isVerified, isAdmin });
    return { ...user, isVerified, isAdmin };
  });
}
