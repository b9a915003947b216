import type { ListenToProvider } from '#modules/provider';
import type { App } from '#platform/app';
import { findOwner } from '../payouts.store.ts';
import { applyReading, readAccount } from './apply-reading.ts';

/** What the provider tells of accounts; whatever it says, it is asked how they are now. */
export function listenToAccounts(app: App): ListenToProvider {
  return async (event) => {
    if (event.type !== 'account.updated') return undefined;
    const accountId = event.data.object.id;
    const userId = await findOwner(app.database, accountId);
    // Somebody whose account is gone, or an account of another program of the same platform.
    if (userId === undefined) return undefined;
    const reading = await readAccount(app, accountId);
    return (transaction) => applyReading(app, transaction, { userId, accountId }, reading);
  };
}
