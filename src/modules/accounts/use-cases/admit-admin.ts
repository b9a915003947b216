import type { Actor } from '#kernel/actor';
import { refuse, type RefusalCode } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { AccountReadByAdmin } from '../accounts.events.ts';

type PrivateRead = Omit<AccountReadByAdmin, 'adminId' | 'adminName'>;

/**
 * The only place where admin rights give access to private data: the access is recorded before anything is read. Refuses
 * non-admins with `otherwise`.
 */
export async function admitAdmin(
  app: App,
  actor: Actor,
  read: PrivateRead,
  otherwise: RefusalCode = 'forbidden',
): Promise<void> {
  if (!actor?.isAdmin) throw refuse(otherwise);
  const event = { ...read, adminId: actor.id, adminName: actor.username };
  await app.events.record<AccountReadByAdmin>(app.database, 'account.read_by_admin', event);
}

/** The same for a person's own data. */
export async function checkOwn(
  app: App,
  actor: Actor,
  userId: number,
  what: PrivateRead['what'],
  otherwise: RefusalCode = 'forbidden',
): Promise<void> {
  if (actor?.id === userId) return;
  await admitAdmin(app, actor, { subjectKind: 'user', subjectId: userId, what }, otherwise);
}
