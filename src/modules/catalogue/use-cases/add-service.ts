import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { beginTrial, checkMayPublish, checkNames } from '#modules/accounts';
import type { App } from '#platform/app';
import type { PricesChanged } from '../catalogue.events.ts';
import { insertServices, listOwnServices, lockServicesOf, type Service } from '../catalogue.store.ts';
import type { Advance } from '../rules/index.ts';
import { checkCurrency, checkHighest } from './check-currency.ts';
import { followCurrency } from './follow-currency.ts';
import { checkAdvance, unlessDepositTooHigh } from './check-advance.ts';

/** So many services one person may have at a time. */
export const mostServices = 100;

export interface WishedService {
  readonly name: string;
  readonly description?: string | null;
  readonly duration: number;
  readonly price: number;
  readonly currency?: string;
  readonly extraGap?: number;
  readonly addOn?: boolean;
  readonly published?: boolean;
  readonly advance?: Advance;
}

/**
 * Adds a service at the end of a person's list, published unless it says otherwise. The first one begins their trial; after
 * it only drafts can be added without a plan (`plan_needed`).
 */
export async function addService(app: App, person: Person, wished: WishedService): Promise<Service> {
  checkCurrency(wished.currency);
  checkAdvance(wished.advance);
  await checkNames(app, person.id, { name: wished.name });
  const now = app.clock.now();
  const adding = app.database.transaction(async (transaction) => {
    await lockServicesOf(transaction, person.id);
    if (wished.published !== false) await checkMayPublish(app, transaction, person.id);
    const present = await listOwnServices(transaction, person.id);
    if (present.length >= mostServices) throw refuse('too_many_services', { values: { most: mostServices } });
    const { name, description, duration, price, currency, extraGap, addOn, published = true, advance } = wished;
    const added = {
      userId: person.id,
      name,
      description,
      duration,
      price,
      currency,
      extraGap,
      addOn,
      published,
      createdAt: now,
      ...advance,
    };
    const [service] = await insertServices(transaction, person.id, [added]);
    checkHighest('price', service!.price, service!.currency);
    if (published) await followCurrency(transaction, person.id, service!.currency);
    await beginTrial(transaction, person.id, now);
    await app.events.record<PricesChanged>(transaction, 'prices.changed', { userId: person.id });
    return service!;
  });
  return unlessDepositTooHigh(adding, wished);
}
