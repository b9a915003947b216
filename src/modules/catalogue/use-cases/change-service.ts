import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { beginTrial, checkMayPublish } from '#modules/accounts';
import type { App } from '#platform/app';
import { findService, updateService, type Service, type ServiceChange } from '../catalogue.store.ts';
import { checkCurrency } from './check-currency.ts';

/**
 * Changes one's own service. Publishing counts as offering, so it begins the trial of somebody who has none yet, and needs a
 * plan after it (`plan_needed`); what is published stays so.
 */
export async function changeService(app: App, person: Person, id: number, change: ServiceChange): Promise<Service> {
  checkCurrency(change.currency);
  return app.database.transaction(async (transaction) => {
    if (change.published && !(await findService(transaction, id))?.published)
      await checkMayPublish(app, transaction, person.id);
    const service = await updateService(transaction, person.id, id, change);
    if (!service) throw refuse('not_found');
    if (change.published) await beginTrial(transaction, person.id, app.clock.now());
    return service;
  });
}
