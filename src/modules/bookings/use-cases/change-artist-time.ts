import { lockArtist } from '#modules/availability';
import type { App } from '#platform/app';
import type { Database, Executor } from '#platform/database';

/** Who is last in the queue of each artist. */
const queues = new WeakMap<Database, Map<number, Promise<unknown>>>();

/**
 * One transaction that changes an artist's time; others of the same artist wait for it, so they never meet half-way. They
 * wait here first and only then, if another process is at it, behind the artist's lock: a rush on one artist must not take
 * every connection of the pool from everybody else.
 */
export function changeArtistTime<Result>(
  { database }: Pick<App, 'database'>,
  artistId: number,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  return inTurn(database, artistId, () =>
    database.transaction(async (transaction) => {
      await lockArtist(transaction, artistId);
      return work(transaction);
    }),
  );
}

async function inTurn<Result>(database: Database, artistId: number, work: () => Promise<Result>): Promise<Result> {
  const last = queues.get(database) ?? new Map<number, Promise<unknown>>();
  queues.set(database, last);
  const before = last.get(artistId) ?? Promise.resolve();
  const result = before.then(work, work);
  last.set(artistId, result);
  try {
    return await result;
  } finally {
    if (last.get(artistId) === result) last.delete(artistId);
  }
}
