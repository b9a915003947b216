import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import { listOwnServices, lockServicesOf, updatePositions, type Service } from '../catalogue.store.ts';

/** Puts one's services in order. The ids must be exactly one's own, drafts included, else `conflict`. */
export async function orderServices(app: App, person: Person, serviceIds: readonly number[]): Promise<Service[]> {
  return app.database.transaction(async (transaction) => {
    await lockServicesOf(transaction, person.id);
    const own = await listOwnServices(transaction, person.id);
    const wished = new Set(serviceIds);
    const exactlyOwn =
      wished.size === serviceIds.length && wished.size === own.length && own.every(({ id }) => wished.has(id));
    if (!exactlyOwn) throw refuse('conflict');
    await updatePositions(transaction, person.id, serviceIds);
    return listOwnServices(transaction, person.id);
  });
}
