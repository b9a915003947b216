import type { Actor } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { checkOwn, readPeople } from '#modules/accounts';
import type { App } from '#platform/app';
import { listOwnServices, listPublishedServices, type Service } from '../catalogue.store.ts';

/** A person's published services; with `drafts` all of them, for that person and admins (`401`, `403`). */
export async function listServices(
  app: App,
  readActor: () => Promise<Actor>,
  { userId, drafts }: { userId: number; drafts: boolean },
): Promise<Service[]> {
  if (drafts) {
    const actor = await readActor();
    if (!actor) throw refuse('not_signed_in');
    await checkOwn(app, actor, userId, 'services');
    return listOwnServices(app.database, userId);
  }
  const published = await listPublishedServices(app.database, userId);
  if (published.length === 0 && !(await readPeople(app.database, [userId])).has(userId)) throw refuse('not_found');
  return published;
}
