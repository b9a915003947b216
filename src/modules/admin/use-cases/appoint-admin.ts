import { makeAdmin, type UserRow } from '#modules/accounts';
import type { App } from '#platform/app';
import { insertAudit } from '../audit.store.ts';

/** Lets somebody look after the installation at the word of whoever runs the server: no other admin need be there yet. */
export async function appointAdmin(app: App, { id, isAdmin }: UserRow): Promise<void> {
  if (isAdmin) return;
  const operator = { at: app.clock.now(), actorId: null, actorName: 'operator', reason: null } as const;
  await app.database.transaction(async (transaction) => {
    await makeAdmin(transaction, id);
    await insertAudit(transaction, { ...operator, action: 'make_admin', subjectKind: 'user', subjectId: id });
  });
}
