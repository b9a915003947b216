import { statement, type Executor } from '#platform/database';

/** Something that people who look at it now are told at once. */
export interface LiveEvent {
  /** Such as `message`. */
  readonly name: string;
  /** Ids and numbers that everybody on its channels may know; whoever hears it asks the API for the rest. */
  readonly data: object;
}

/** The PostgreSQL channel that carries all of them. */
export const line = 'uli_live';

/** A notification carries 8000 bytes at most. */
const mostBytes = 4_000;

/**
 * A part of a statement that tells live whatever the query `events` yields (channels, name and data), for stores whose own
 * change is in that statement too: `WITH changed AS (…), ${toldLive('SELECT … FROM changed')} SELECT …`.
 */
export const toldLive = (events: string) => `
  told AS (
    INSERT INTO live_events (channels, name, data, created_at) SELECT event.*, clock_timestamp() FROM (${events}) AS event
    RETURNING pg_notify('${line}', json_build_object('id', id, 'channels', channels, 'name', name, 'data', data)::text))`;

/** The same as the end of a statement. */
export const tellingLive = (events: string) => `${toldLive(events)} SELECT FROM told`;

const add = statement('realtime.publish', `WITH ${tellingLive('SELECT $1::text[], $2::text, $3::json')}`);

const addMany = statement(
  'realtime.publish_all',
  `WITH ${tellingLive('SELECT ARRAY[channel], name, data FROM unnest($1::text[], $2::text[], $3::json[]) AS one (channel, name, data)')}`,
);

/** Tells everybody on each channel its own event; see `publish`. */
export async function publishAll(
  transaction: Executor,
  events: readonly (readonly [channel: string, event: LiveEvent])[],
): Promise<void> {
  if (events.length === 0) return;
  await transaction.write(addMany, [
    events.map(([channel]) => channel),
    events.map(([, { name }]) => name),
    events.map(([, { data }]) => dataOf(data)),
  ]);
}

/** Tells everybody on these channels once the transaction commits, and only then, across processes. */
export async function publish(transaction: Executor, channels: readonly string[], event: LiveEvent): Promise<void> {
  if (channels.length === 0) return;
  await transaction.write(add, [channels, event.name, dataOf(event.data)]);
}

function dataOf(data: object): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > mostBytes) throw new RangeError('a live event is too large: publish ids');
  return text;
}
