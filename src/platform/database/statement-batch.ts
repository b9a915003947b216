import type pg from 'pg';
import { isConnectionFailure, isRetryable } from './failures.ts';
import { gather } from './gather.ts';

interface Waiting {
  readonly query: pg.QueryConfig;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Single statements over a pool. Those that are asked for in one moment (by one request, that is) travel over one connection
 * in one write.
 */
export function createBatches(pool: pg.Pool): (query: pg.QueryConfig) => Promise<pg.QueryResult> {
  let waiting: Waiting[] = [];
  const send = async () => {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
      return;
    }
    const batch = waiting;
    waiting = [];
    await sendBatch(client, batch);
  };
  return (query) =>
    new Promise((resolve, reject) => {
      waiting.push({ query, resolve, reject });
      if (waiting.length === 1) void send();
    });
}

async function sendBatch(client: pg.PoolClient, batch: readonly Waiting[]): Promise<void> {
  let broken: Error | undefined;
  // A terminated backend also emits 'error' on the client; the failed statements already tell the story.
  const ignore = (error: Error) => void (broken = error);
  client.on('error', ignore);
  gather(client);
  const answered = batch.map(async ({ query, resolve, reject }) => {
    try {
      resolve(await answerOf(client, query));
    } catch (error) {
      if (isConnectionFailure(error)) broken = error as Error;
      reject(error);
    }
  });
  await Promise.all(answered);
  client.off('error', ignore);
  client.release(broken);
}

/** A statement of its own is a transaction: after a deadlock nothing of it happened, and it is sent again. */
async function answerOf(client: pg.PoolClient, query: pg.QueryConfig, attempt = 1): Promise<pg.QueryResult> {
  try {
    return await client.query(query);
  } catch (error) {
    if (!isRetryable(error) || attempt === 4) throw error;
    return answerOf(client, query, attempt + 1);
  }
}
