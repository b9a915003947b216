import type pg from 'pg';
import { refuse } from '#kernel/refusal';
import { isConnectionFailure, isRetryable } from './failures.ts';
import { gather } from './gather.ts';

/** Statements as they are sent within one transaction. */
export interface TransactionClient {
  readonly client: pg.PoolClient;
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
  /** Sends a statement whose answer nobody needs; should it fail, so does the transaction. */
  write(query: pg.QueryConfig): void;
}

const ignore = () => {};

/** Runs the work in one transaction, again from its beginning after a serialisation failure or deadlock. */
export async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: TransactionClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const client = await connect(pool);
    let broken: Error | undefined;
    let failure: unknown;
    const writes: Promise<unknown>[] = [];
    const query = (sent: pg.QueryConfig) => {
      gather(client);
      return client.query(sent);
    };
    const write = (sent: pg.QueryConfig) => {
      const written = query(sent).catch((error: unknown) => {
        failure ??= error;
        throw error;
      });
      written.catch(ignore);
      writes.push(written);
    };
    // A terminated backend also emits 'error' on the client; the failed query already tells the story.
    client.on('error', ignore);
    try {
      // The first statement travels with it: pipelined, it does not wait for the answer.
      write({ text: 'BEGIN' });
      const result = await work({ client, query, write });
      // So does this with the last ones: after one that failed, PostgreSQL rolls back instead.
      const committed = query({ text: 'COMMIT' });
      committed.catch(ignore);
      await Promise.all(writes);
      await committed;
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost;
      });
      const reason = failure ?? error;
      if (isConnectionFailure(reason)) throw refuse('database_away');
      if (!isRetryable(reason) || attempt === 4) throw reason;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isConnectionFailure(error) ? refuse('database_away') : error;
  }
}
