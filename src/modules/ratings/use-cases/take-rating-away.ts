import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { markRating } from '../ratings.store.ts';

/** Takes words and pictures of a rating away in somebody else's decision; the stars stay. False when it is not there. */
export function takeRatingAway(app: App, transaction: Executor, id: number): Promise<boolean> {
  return markRating(transaction, id, app.clock.now());
}

/** Puts them back; false when there is nothing to put back. */
export function putRatingBack(_app: App, transaction: Executor, id: number): Promise<boolean> {
  return markRating(transaction, id, null);
}
