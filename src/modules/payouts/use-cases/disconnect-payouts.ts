import type { Person } from '#kernel/actor';
import { setTakesPayments } from '#modules/accounts';
import type { App } from '#platform/app';
import { disconnectAccount } from '../payouts.store.ts';

/**
 * Lets nobody else pay to somebody's account: from now on nothing is asked in advance. The account itself stays theirs, what was
 * paid stays paid and can be given back, and whoever was sent to pay may finish. Done before, it changes nothing.
 */
export async function disconnectPayouts({ database, clock }: App, { id }: Person): Promise<void> {
  await database.transaction(async (transaction) => {
    if (await disconnectAccount(transaction, id, clock.now())) await setTakesPayments(transaction, id, false);
  });
}
