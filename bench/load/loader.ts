import { setTimeout as pause } from 'node:timers/promises';
import { serveParent } from '../child.ts';
import { Connection } from './connection.ts';

/** Requests for one server: texts that are sent in turn, so many in all, over so many connections. */
export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly string[];
  readonly count: number;
  /** Where in `requests` to begin. */
  readonly first?: number;
  /** Sends one request every so many milliseconds, as long as a connection is free. */
  readonly everyMs?: number;
}

export interface LoadResult {
  readonly seconds: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Milliseconds from sending a request until its answer was there. */
  readonly p50: number;
  readonly p99: number;
  /** Mean size of an answer, head included. */
  readonly bytes: number;
}

serveParent(async ({ port, connections, requests, count, first = 0, everyMs }: Load): Promise<LoadResult> => {
  const texts = requests.map((request) => Buffer.from(request));
  const times = new Float64Array(count);
  const statuses: Record<number, number> = {};
  let bytes = 0;
  let next = 0;
  const lanes = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const began = performance.now();
  const lane = async (connection: Connection) => {
    while (next < count) {
      const index = next++;
      if (everyMs !== undefined) await pause(Math.max(0, began + index * everyMs - performance.now()));
      const from = performance.now();
      const answer = await connection.send(texts[(first + index) % texts.length]!);
      times[index] = performance.now() - from;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.bytes;
    }
  };
  await Promise.all(lanes.map(lane));
  const seconds = (performance.now() - began) / 1000;
  for (const connection of lanes) connection.close();
  times.sort();
  return { seconds, statuses, p50: times[count >> 1]!, p99: times[Math.floor(count * 0.99)]!, bytes: bytes / count };
});
