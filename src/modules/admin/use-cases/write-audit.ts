import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { lockAdmins } from '#modules/own-data';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertAudit, type NewAuditRow } from '../audit.store.ts';
import { mustBeAdmin } from '../rules/index.ts';

/** What an admin did, as the log keeps it. */
export type Deed = Pick<NewAuditRow, 'action' | 'subjectKind' | 'subjectId' | 'reason' | 'details'>;
export type WriteAudit = (deed: Deed) => Promise<void>;

/**
 * Does something as an admin, in one transaction with the rows that say so. All admins are locked first: whoever lost the
 * right a moment ago does nothing any more, and two who act on each other wait for one another.
 */
export function asAdmin<Result>(
  app: App,
  person: Person,
  act: (transaction: Executor, write: WriteAudit, admins: readonly number[]) => Promise<Result>,
): Promise<Result> {
  mustBeAdmin(person);
  return app.database.transaction((transaction) =>
    asAdminWithin(app, transaction, person, (write, admins) => act(transaction, write, admins)),
  );
}

/** The same where the transaction is begun elsewhere, as by whoever changes an artist's time. */
export async function asAdminWithin<Result>(
  app: App,
  transaction: Executor,
  person: Person,
  act: (write: WriteAudit, admins: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const admins = await lockAdmins(transaction);
  if (!admins.includes(person.id)) throw refuse('forbidden');
  const actor = { at: app.clock.now(), actorId: person.id, actorName: person.username };
  return act((deed) => insertAudit(transaction, { ...actor, ...deed }), admins);
}
