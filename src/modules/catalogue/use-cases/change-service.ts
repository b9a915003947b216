import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { beginTrial, checkMayPublish, checkNames } from '#modules/accounts';
import type { App } from '#platform/app';
import type { PricesChanged } from '../catalogue.events.ts';
import { findService, lockServicesOf, updateService, type Service, type ServiceChange } from '../catalogue.store.ts';
import type { Advance } from '../rules/index.ts';
import { checkAdvance, unlessDepositTooHigh } from './check-advance.ts';
import { followCurrency } from './follow-currency.ts';
import { checkCurrency, checkHighest } from './check-currency.ts';

/** What may be changed; what is asked in advance only as a whole. */
export type WishedChange = Omit<ServiceChange, keyof Advance> & { readonly advance?: Advance | undefined };

/**
 * Changes one's own service. Publishing counts as offering, so it begins the trial of somebody who has none yet, and needs a
 * plan after it (`plan_needed`); what is published stays so.
 */
export async function changeService(
  app: App,
  person: Person,
  id: number,
  { advance, ...others }: WishedChange,
): Promise<Service> {
  checkCurrency(others.currency);
  checkAdvance(advance);
  await checkNames(app, person.id, { name: others.name });
  const change = { ...others, ...advance };
  const changing = app.database.transaction(async (transaction) => {
    await lockServicesOf(transaction, person.id);
    if (change.published && !(await findService(transaction, id))?.published)
      await checkMayPublish(app, transaction, person.id);
    const service = await updateService(transaction, person.id, id, change);
    if (!service) throw refuse('not_found');
    checkHighest('price', service.price, service.currency);
    if (service.published && (change.published || change.currency))
      await followCurrency(transaction, person.id, service.currency);
    if (change.published) await beginTrial(transaction, person.id, app.clock.now());
    await app.events.record<PricesChanged>(transaction, 'prices.changed', { userId: person.id });
    return service;
  });
  return unlessDepositTooHigh(changing, { advance });
}
