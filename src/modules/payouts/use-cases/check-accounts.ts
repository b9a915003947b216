import type { App } from '#platform/app';
import { listDue, markAsked } from '../payouts.store.ts';
import { refreshAccount } from './apply-reading.ts';

/** Asks the provider about every account of which we should have heard. */
export async function checkAccounts(app: App, stopping: AbortSignal): Promise<void> {
  for (const userId of await listDue(app.database, app.clock.now())) {
    if (stopping.aborted) return;
    try {
      // One after the other: the provider counts how often it is asked.
      await markAsked(app.database, userId, app.clock.now());
      await refreshAccount(app, userId);
    } catch (error) {
      app.log.warn({ userId, error: (error as Error).message }, 'the provider could not be asked about an account');
    }
  }
}
