import type { AccountRegistered } from '#modules/accounts';
import type { App } from '#platform/app';
import type { Job } from '#platform/jobs';
import type { PricesChanged } from './catalogue.events.ts';
import { listTurning } from './discounts.store.ts';
import { insertSampleOffers } from './use-cases/add-sample-offers.ts';
import { insertSamples } from './use-cases/add-samples.ts';
import { refreshChangedDiscounts, refreshDiscounts, type ReadTimeZones } from './use-cases/refresh-discounts.ts';

export interface CataloguePorts {
  readonly readTimeZones: ReadTimeZones;
}

/**
 * Whoever registers to take bookings finds the samples, services and offers, as drafts; what a service costs today is
 * written together with what changes it.
 */
export function listenCatalogue(app: App, { readTimeZones }: CataloguePorts): void {
  app.events.on<AccountRegistered>('account.registered', async (transaction, { userId, offers }) => {
    if (!offers) return;
    const now = app.clock.now();
    await insertSamples(transaction, userId, now);
    await insertSampleOffers(transaction, userId, now);
  });
  app.events.on<PricesChanged>('prices.changed', (transaction, { userId }) =>
    refreshDiscounts(transaction, userId, { now: app.clock.now(), readTimeZones }),
  );
}

/** People whose prices are looked at in one go. */
const atOnce = 500;

/** Offers begin and end with their days, and with their last use; what did so while no process ran is looked up first. */
export function catalogueJobs(app: App, { readTimeZones }: CataloguePorts): Job[] {
  let all = true;
  const run = async (_data: never, stopping: AbortSignal) => {
    const now = app.clock.now();
    const userIds = await listTurning(app.database, now, { all });
    for (let at = 0; at < userIds.length; at += atOnce) {
      if (stopping.aborted) return;
      await refreshChangedDiscounts(app.database, userIds.slice(at, at + atOnce), { now, readTimeZones });
    }
    all = false;
  };
  return [{ name: 'catalogue.prices', retries: 0, everySeconds: 30, run }];
}
