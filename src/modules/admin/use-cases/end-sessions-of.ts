import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { deleteSessionsOf } from '#modules/accounts';
import type { App } from '#platform/app';
import { lockUser } from '../users.store.ts';
import { asAdmin } from './write-audit.ts';

/** Signs a person out everywhere; they can sign in again. */
export function endSessionsOf(app: App, person: Person, userId: number, reason: string): Promise<void> {
  return asAdmin(app, person, async (transaction, write) => {
    if (!(await lockUser(transaction, userId))) throw refuse('not_found');
    await write({ action: 'end_sessions', subjectKind: 'user', subjectId: userId, reason });
    await deleteSessionsOf(transaction, userId);
  });
}
