import { lockArtist } from '#modules/availability';
import type { App } from '#platform/app';
import type { Database, Executor } from '#platform/database';

/** Who is last in the queue of each artist. */
const queues = new WeakMap<Database, Map<number, Promise<unknown>>>();

/**
 * One transaction that changes an artist's time; others of the same artist wait for it, so they never meet half-way: those
 * of this process in its queue, those of others behind the artist's lock.
 */
export function changeArtistTime<Result>(
  { database }: Pick<App, 'database'>,
  artistId: number,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  return inTurn({ database }, artistId, () =>
    database.transaction(async (transaction) => {
      await lockArtist(transaction, artistId);
      return work(transaction);
    }),
  );
}

/**
 * Lets whoever changes an artist's time in this process go one after another, without a connection in hand: a rush on one
 * artist must not take every connection of the pool from everybody else. The work is told whether somebody went before it.
 */
export async function inTurn<Result>(
  { database }: Pick<App, 'database'>,
  artistId: number,
  work: (waited: boolean) => Promise<Result>,
): Promise<Result> {
  const last = queues.get(database) ?? new Map<number, Promise<unknown>>();
  queues.set(database, last);
  const before = last.get(artistId);
  const afterThem = () => work(true);
  const result = before ? before.then(afterThem, afterThem) : work(false);
  last.set(artistId, result);
  try {
    return await result;
  } finally {
    if (last.get(artistId) === result) last.delete(artistId);
  }
}
