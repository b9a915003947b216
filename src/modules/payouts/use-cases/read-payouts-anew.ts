import type { Person } from '#kernel/actor';
import { settleNotices } from '#modules/notifications';
import type { App } from '#platform/app';
import { payoutsNews, refreshAccount } from './apply-reading.ts';
import { limitAsking } from './limit-asking.ts';
import type { PayoutsFacts } from '../payouts.store.ts';
import { readPayouts } from './read-payouts.ts';

/** How somebody is paid, as the payment provider says it is now: whoever comes back from its page may be faster than it tells. */
export async function readPayoutsAnew(app: App, person: Person): Promise<PayoutsFacts> {
  await limitAsking(app, person.id);
  await refreshAccount(app, person.id);
  // Whoever asks sees it.
  await app.database.transaction((transaction) => settleNotices(app, transaction, person.id, payoutsNews));
  return readPayouts(app, person);
}
