import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { PricesChanged } from '../catalogue.events.ts';
import { lockServicesOf } from '../catalogue.store.ts';
import { removeOffer as removeRow } from '../offers.store.ts';

/** Takes one's own offer away; what was booked with it keeps its discount. */
export async function removeOffer(app: App, person: Person, id: number): Promise<void> {
  await app.database.transaction(async (transaction) => {
    await lockServicesOf(transaction, person.id);
    if (!(await removeRow(transaction, person.id, id, app.clock.now()))) throw refuse('not_found');
    await app.events.record<PricesChanged>(transaction, 'prices.changed', { userId: person.id });
  });
}
