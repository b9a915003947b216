import type { Person } from '#kernel/actor';
import { areApart } from '#modules/safety';
import type { Executor } from '#platform/database';
import { findRating } from '../ratings.store.ts';

/** A rating that somebody reports: its client's, and their words. */
export async function findReportedRating(executor: Executor, viewer: Person, id: number) {
  const rating = await findRating(executor, id);
  if (!rating || (await areApart(executor, viewer.id, rating.artistId))) return undefined;
  return { userId: rating.userId, words: rating.comment };
}
