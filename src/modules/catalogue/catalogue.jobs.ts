import type { AccountRegistered } from '#modules/accounts';
import type { App } from '#platform/app';
import { insertSamples } from './use-cases/add-samples.ts';

/** Whoever registers to take bookings finds the samples as drafts. */
export function listenCatalogue(app: App): void {
  app.events.on<AccountRegistered>('account.registered', async (transaction, { userId, offers }) => {
    if (offers) await insertSamples(transaction, userId, app.clock.now());
  });
}
