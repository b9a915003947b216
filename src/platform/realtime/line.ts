import pg from 'pg';
import type { Log } from '#platform/log';
import { line, type LiveEvent } from './publish.ts';

/** An event on its way to whoever listens. */
export interface HeardEvent extends LiveEvent {
  readonly id: number;
  readonly channels: readonly string[];
}

export interface Line {
  close(): Promise<void>;
}

export interface Hearing {
  hear(event: HeardEvent): void;
  /** The line listens, for the first time or again. */
  opened(): void;
}

const firstPause = 250;
const longestPause = 5_000;
/** Ids are given before they are committed, so a late one may lie below one that was heard already. */
const margin = 500;
const mostRemembered = 5_000;

const columns = 'id::int8, channels, name, data';

/**
 * Keeps one connection of its own that listens. After a gap it connects again and reads by their ids what it missed; nothing
 * is handed on twice.
 */
export function openLine(connection: pg.ClientConfig, { hear, opened: listens }: Hearing, log: Log): Line {
  const heard = new Set<number>();
  /** What was told up to here nobody listened to; unknown until the line is opened for the first time. */
  let first: number | undefined;
  let latest = 0;
  let client: pg.Client | undefined;
  let closed = false;
  let pause = firstPause;
  let retry: NodeJS.Timeout | undefined;

  const take = (event: HeardEvent) => {
    if (heard.has(event.id) || event.id <= first!) return;
    heard.add(event.id);
    if (heard.size > mostRemembered) heard.delete(heard.values().next().value!);
    latest = Math.max(latest, event.id);
    hear(event);
  };

  const connect = async () => {
    const opened = new pg.Client({ ...connection, keepAlive: true });
    client = opened;
    opened.on('notification', ({ payload }) => payload && take(JSON.parse(payload) as HeardEvent));
    opened.on('error', () => {});
    opened.on('end', () => again(opened));
    try {
      await opened.connect();
      // Asked before listening: once it listens, an event may come at any moment, and says nothing of where it began.
      first ??= await latestId(opened);
      await opened.query(`LISTEN ${line}`);
      await catchUp(opened);
      listens();
      pause = firstPause;
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the live line could not be opened');
      opened.end().catch(() => {});
      again(opened);
    }
  };

  const catchUp = async (opened: pg.Client) => {
    const after = Math.max(first!, latest - margin);
    const { rows } = await opened.query(`SELECT ${columns} FROM live_events WHERE id > $1 ORDER BY id`, [after]);
    for (const row of rows) take({ ...row, id: Number(row.id) });
  };

  const again = (ended: pg.Client) => {
    if (closed || client !== ended) return;
    client = undefined;
    retry = setTimeout(() => void connect(), pause);
    pause = Math.min(pause * 2, longestPause);
  };

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

async function latestId(opened: pg.Client): Promise<number> {
  const { rows } = await opened.query('SELECT coalesce(max(id), 0)::int AS id FROM live_events');
  return rows[0].id as number;
}
