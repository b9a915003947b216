import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { AccountModerated } from '#modules/accounts';
import { returnPerson, withdrawPerson } from '#modules/own-data';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertAudit } from '../audit.store.ts';
import { suspensionEnd } from '../rules/index.ts';
import {
  clearSuspension,
  lockUser,
  setSuspension,
  takeSuspensionOver,
  type AdminUser,
  type Suspension,
} from '../users.store.ts';
import { asAdmin } from './write-audit.ts';

export interface WishedSuspension {
  readonly reason: string;
  /** Null for good. */
  readonly days: number | null;
}

type Told = Pick<AccountModerated, 'act' | 'reason'> & { readonly until?: number | null };

/** Tells a person what was decided about them. */
export function tellModerated(app: App, transaction: Executor, user: AdminUser, told: Told): Promise<void> {
  const { fullName, email, language, timeZone } = user;
  const decided: AccountModerated = { fullName, email, language, timeZone, until: null, ...told };
  return app.events.record<AccountModerated>(transaction, 'account.moderated', decided);
}

/** Takes a locked person and what they show out of sight, ends their sessions and tells them why. */
export async function keepOut(app: App, transaction: Executor, user: AdminUser, wished: WishedSuspension) {
  const at = app.clock.now();
  const suspension: Suspension = { at, until: suspensionEnd(at, wished.days), reason: wished.reason };
  await tellModerated(app, transaction, user, { act: 'suspended', ...suspension });
  await setSuspension(transaction, user.id, suspension);
  await withdrawPerson(transaction, user.id);
  return suspension;
}

/** Suspends somebody for so many days or for good; again changes reason and end. Nobody suspends themselves. */
export function suspendUser(app: App, person: Person, userId: number, wished: WishedSuspension): Promise<AdminUser> {
  return asAdmin(app, person, async (transaction, write) => {
    if (userId === person.id) throw refuse('oneself');
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('not_found');
    await keepOut(app, transaction, user, wished);
    const { reason, days } = wished;
    await write({ action: 'suspend', subjectKind: 'user', subjectId: userId, reason, details: { days } });
    return (await lockUser(transaction, userId))!;
  });
}

/** Ends a suspension before its time; one that is over already is `conflict`. */
export function endSuspension(app: App, person: Person, userId: number, reason: string): Promise<AdminUser> {
  return asAdmin(app, person, async (transaction, write) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('not_found');
    if (user.suspendedAt === null) throw refuse('conflict');
    await letIn(app, transaction, user, reason);
    await write({ action: 'end_suspension', subjectKind: 'user', subjectId: userId, reason });
    return (await lockUser(transaction, userId))!;
  });
}

/** Lets in again whose suspension is over, each in a transaction of their own. */
export async function endSuspensions(app: App, stopping: AbortSignal): Promise<void> {
  let last: AdminUser | undefined;
  do {
    last = await app.database.transaction(async (transaction) => {
      const at = app.clock.now();
      const user = await takeSuspensionOver(transaction, at);
      if (!user) return undefined;
      await letIn(app, transaction, user, user.suspensionReason!);
      const clock = { at, actorId: null, actorName: 'Uli', reason: null } as const;
      await insertAudit(transaction, { ...clock, action: 'suspension_over', subjectKind: 'user', subjectId: user.id });
      return user;
    });
  } while (last && !stopping.aborted);
}

async function letIn(app: App, transaction: Executor, user: AdminUser, reason: string): Promise<void> {
  await clearSuspension(transaction, user.id);
  await returnPerson(transaction, user.id);
  await tellModerated(app, transaction, user, { act: 'returned', reason });
}
