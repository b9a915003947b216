import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * Lets the statements that are sent over a connection before the program next waits travel in one write: waking PostgreSQL
 * up for each of them costs more than most of them do.
 */
export function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
