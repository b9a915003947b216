import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { beginActing, endActing, findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { insertAudit, type NewAuditRow } from '../audit.store.ts';
import { lockUser } from '../users.store.ts';
import { asAdmin } from './write-audit.ts';

const stopping = '/api/acting/stop';

interface WishedActing {
  readonly userId: number;
  readonly reason: string;
  /** The hash of the admin's own session. */
  readonly begunIn: string;
}

/** Signs an admin in as somebody who is no admin, for an hour; everything they do there is written down. */
export function signInAs(app: App, person: Person, { userId, reason, begunIn }: WishedActing) {
  return asAdmin(app, person, async (transaction, write) => {
    if (userId === person.id) throw refuse('oneself');
    const user = await lockUser(transaction, userId);
    if (!user) throw refuse('not_found');
    if (user.isAdmin) throw refuse('not_as_admin');
    await write({ action: 'sign_in_as', subjectKind: 'user', subjectId: userId, reason });
    return beginActing(app, transaction, { userId, actingId: person.id, begunIn });
  });
}

/** Ends that; in one's own session there is nothing to end: `conflict`. */
export function endActingOf(app: App, person: Person, token: string): Promise<void> {
  return app.database.transaction(async (transaction) => {
    await insertAudit(transaction, { ...(await deedFor(app, person)), action: 'stop_signing_in_as' });
    await endActing(transaction, token);
  });
}

/** Writes down what an admin is about to do in somebody's name; before it is done, so that nothing is done unseen. */
export async function writeActed(app: App, person: Person, deed: { method: string; path: string }): Promise<void> {
  // It has a row of its own.
  if (deed.path === stopping) return;
  await insertAudit(app.database, { ...(await deedFor(app, person)), action: 'acted', details: deed });
}

async function deedFor(app: App, person: Person): Promise<Omit<NewAuditRow, 'action'>> {
  if (person.actingId == null) throw refuse('conflict');
  const admin = await findUser(app.database, person.actingId);
  return {
    at: app.clock.now(),
    actorId: person.actingId,
    actorName: admin?.username ?? '-',
    subjectKind: 'user',
    subjectId: person.id,
    reason: null,
  };
}
