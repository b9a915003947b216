import type { Executor } from '#platform/database';
import { listOwnServices, updateService } from '../catalogue.store.ts';
import { isWaitingSample, untouchedPriceIn } from '../rules/index.ts';

/** Lets the samples that are still as they came cost their round amount in the money that somebody now offers services in. */
export async function followCurrency(transaction: Executor, userId: number, currency: string): Promise<void> {
  const own = await listOwnServices(transaction, userId);
  for (const draft of own.filter(isWaitingSample)) {
    const price = draft.currency === currency ? undefined : untouchedPriceIn(draft, currency);
    // Three at most, and once.
    if (price !== undefined) await updateService(transaction, userId, draft.id, { price, currency });
  }
}
