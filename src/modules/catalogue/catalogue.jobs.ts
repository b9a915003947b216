import type { AccountRegistered } from '#modules/accounts';
import type { App } from '#platform/app';
import { insertSampleOffers } from './use-cases/add-sample-offers.ts';
import { insertSamples } from './use-cases/add-samples.ts';

/** Whoever registers to take bookings finds the samples, services and offers, as drafts. */
export function listenCatalogue(app: App): void {
  app.events.on<AccountRegistered>('account.registered', async (transaction, { userId, offers }) => {
    if (!offers) return;
    const now = app.clock.now();
    await insertSamples(transaction, userId, now);
    await insertSampleOffers(transaction, userId, now);
  });
}
