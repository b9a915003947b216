import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { markProfileReturned, markProfileTaken } from '../taken.store.ts';

/** Takes a person's words about themselves and their picture away in somebody else's decision; false when there is neither. */
export function takeProfileAway(app: App, transaction: Executor, userId: number): Promise<boolean> {
  return markProfileTaken(transaction, userId, app.clock.now());
}

/** Puts them back; false when there is nothing to put back. */
export function putProfileBack(_app: App, transaction: Executor, userId: number): Promise<boolean> {
  return markProfileReturned(transaction, userId);
}
