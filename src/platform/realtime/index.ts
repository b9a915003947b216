import type pg from 'pg';
import { statement, type Database, type Executor } from '#platform/database';
import type { Log } from '#platform/log';
import { openLine, type HeardEvent, type Line } from './line.ts';
import { publish, publishAll, tellingLive, toldLive, type LiveEvent } from './publish.ts';

export { tellingLive, toldLive };
export type { HeardEvent, LiveEvent };

/** What is told live: server-sent events over PostgreSQL's `LISTEN`/`NOTIFY`, the same for every process. */
export interface Realtime {
  /** Tells everybody on these channels (`person:1001`, `post:1001`, `everyone`) once the transaction commits, and only then. */
  publish(transaction: Executor, channels: readonly string[], event: LiveEvent): Promise<void>;
  /** The same for many events, each on a channel of its own. */
  publishAll(transaction: Executor, events: readonly (readonly [channel: string, event: LiveEvent])[]): Promise<void>;
  /**
   * Hears what is told on these channels from now on, until the answer is called. `afterGap` is called whenever the line
   * begins to listen, since what was told before may have gone unheard.
   */
  subscribe(channels: readonly string[], hear: (event: HeardEvent) => void, afterGap?: () => void): () => void;
  /** What was told on these channels since an event; undefined when that is too long ago to tell. */
  readMissed(channels: readonly string[], since: number): Promise<HeardEvent[] | undefined>;
  /** Forgets what was told before this moment, epoch milliseconds. */
  forget(before: number): Promise<void>;
  /** Ends when the program stops. */
  readonly stopping: AbortSignal;
  close(): Promise<void>;
}

const mostMissed = 200;
// Whoever was told of an id may have missed a lower one that was committed later.
const missed = statement(
  'realtime.missed',
  `SELECT id, channels, name, data FROM live_events, (SELECT created_at FROM live_events WHERE id = $2) AS last (at)
    WHERE live_events.created_at >= last.at - interval '2 seconds' AND id <> $2 AND channels && $1::text[]
    ORDER BY id LIMIT ${mostMissed + 1}`,
);
const known = statement('realtime.is_known', 'SELECT FROM live_events WHERE id = $1');
const forget = statement('realtime.forget', 'DELETE FROM live_events WHERE created_at < $1');

/** Opens its line to the database when somebody first listens. */
export function createRealtime(database: Database, log: Log): Realtime {
  const listeners = new Map<string, Set<(event: HeardEvent) => void>>();
  const afterGaps = new Set<() => void>();
  const stop = new AbortController();
  let line: Line | undefined;

  const hear = (event: HeardEvent) => {
    const hearing = new Set(event.channels.flatMap((channel) => [...(listeners.get(channel) ?? [])]));
    for (const listener of hearing) listener(event);
  };
  const opened = () => {
    for (const tell of afterGaps) tell();
  };

  return {
    publish,
    publishAll,
    stopping: stop.signal,
    subscribe(channels, listener, afterGap) {
      line ??= openLine(connectionOf(database.pool), { hear, opened }, log);
      if (afterGap) afterGaps.add(afterGap);
      for (const channel of channels) listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return () => {
        if (afterGap) afterGaps.delete(afterGap);
        for (const channel of channels) {
          const remaining = listeners.get(channel);
          remaining?.delete(listener);
          if (remaining?.size === 0) listeners.delete(channel);
        }
      };
    },
    async readMissed(channels, since) {
      if ((await database.query(known, [since])).length === 0) return undefined;
      const rows = await database.query<HeardEvent>(missed, [channels, since]);
      return rows.length > mostMissed ? undefined : rows;
    },
    async forget(before) {
      await database.query(forget, [new Date(before)]);
    },
    async close() {
      stop.abort();
      await line?.close();
    },
  };
}

/** The pool's own settings, for one connection beside it. */
function connectionOf({ options }: pg.Pool): pg.ClientConfig {
  const { pipeline: _pipeline, ...connection } = options as pg.PoolConfig & { pipeline?: boolean };
  return connection;
}
