import type { AccountReadByAdmin } from '#modules/accounts';
import type { App } from '#platform/app';
import { insertAudit } from '../audit.store.ts';

/** Records in the audit log that an admin reads private data through its owner's routes. */
export function listenAdmin(app: App): void {
  app.events.on<AccountReadByAdmin>('account.read_by_admin', (transaction, read) =>
    insertAudit(transaction, {
      at: app.clock.now(),
      actorId: read.adminId,
      actorName: read.adminName,
      action: 'read_private',
      subjectKind: read.subjectKind,
      subjectId: read.subjectId,
      reason: null,
      details: { what: read.what },
    }),
  );
}
