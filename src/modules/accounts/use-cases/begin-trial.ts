import type { Executor } from '#platform/database';
import { setTrialOnce } from '../terms.store.ts';
import { trialFrom } from '../rules/index.ts';

/** Starts a person's free week with their first service, or with a plan chosen before that; once started it never starts again. */
export async function beginTrial(transaction: Executor, userId: number, now: number): Promise<void> {
  await setTrialOnce(transaction, userId, trialFrom(now));
}
