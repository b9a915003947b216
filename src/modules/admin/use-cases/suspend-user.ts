import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { returnPerson, withdrawPerson } from '#modules/own-data';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertAudit } from '../audit.store.ts';
import { suspensionEnd } from '../rules/index.ts';
import {
  clearSuspension,
  listSuspensionsOver,
  lockUser,
  setSuspension,
  takeSuspensionOver,
  type AdminUser,
  type Suspension,
} from '../users.store.ts';
import { tellDecided, tellModerated, type Decided } from './tell-decided.ts';
import { asAdmin } from './write-audit.ts';

export interface WishedSuspension {
  readonly reason: string;
  /** Null for good. */
  readonly days: number | null;
}

/** Takes a locked person and what they show out of sight, ends their sessions and tells them why. */
export async function keepOut(
  app: App,
  transaction: Executor,
  admin: Person,
  user: AdminUser,
  { days, reason, ...about }: WishedSuspension & Pick<Decided, 'subjectKind' | 'subjectId' | 'excerpt'>,
): Promise<void> {
  const at = app.clock.now();
  const suspension: Suspension = { at, until: suspensionEnd(at, days), reason };
  await tellDecided(app, transaction, admin, user, { act: 'suspended', ...about, ...suspension });
  await setSuspension(transaction, user.id, suspension);
  await withdrawPerson(transaction, user.id);
}

/** Suspends somebody for so many days or for good; again changes reason and end. Nobody suspends themselves. */
export function suspendUser(app: App, person: Person, userId: number, wished: WishedSuspension): Promise<AdminUser> {
  return asAdmin(app, person, async (transaction, write) => {
    if (userId === person.id) throw refuse('oneself');
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('not_found');
    const subject = { subjectKind: 'user', subjectId: userId } as const;
    await keepOut(app, transaction, person, user, { ...wished, ...subject, excerpt: null });
    const { reason, days } = wished;
    await write({ action: 'suspend', ...subject, reason, details: { days } });
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

/**
 * Lets in again whose suspension is over, each in a transaction of their own: one who cannot be let in keeps nobody waiting, and
 * the job says so at its end.
 */
export async function endSuspensions(app: App, stopping: AbortSignal): Promise<void> {
  let failure: unknown;
  for (const userId of await listSuspensionsOver(app.database, app.clock.now())) {
    if (stopping.aborted) break;
    try {
      // One after the other, so that two processes take turns.
      await app.database.transaction((transaction) => endOne(app, transaction, userId));
    } catch (error) {
      app.log.error({ userId, error: (error as Error).message }, 'somebody could not be let in again');
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
}

async function endOne(app: App, transaction: Executor, userId: number): Promise<void> {
  const at = app.clock.now();
  const user = await takeSuspensionOver(transaction, userId, at);
  if (!user) return;
  await letIn(app, transaction, user, user.suspensionReason!);
  const clock = { at, actorId: null, actorName: 'Uli', reason: null } as const;
  await insertAudit(transaction, { ...clock, action: 'suspension_over', subjectKind: 'user', subjectId: userId });
}

/** Ends the suspension of a locked person and tells them. */
export async function letIn(app: App, transaction: Executor, user: AdminUser, reason: string): Promise<void> {
  await clearSuspension(transaction, user.id);
  await returnPerson(transaction, user.id);
  await tellModerated(app, transaction, user, { act: 'returned', reason });
}
