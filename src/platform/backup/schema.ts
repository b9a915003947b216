import type pg from 'pg';
import type { SequenceState, TableShape } from './manifest.ts';

/** Every table of ours, by name. The queue's own are not among them: it makes its runs from them. */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname AS name,
           ARRAY(SELECT a.attname::text FROM pg_attribute a
                  WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
                  ORDER BY a.attnum) AS columns,
           ARRAY(SELECT a.attname::text FROM pg_index i
                   CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS key (number, place)
                   JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = key.number
                  WHERE i.indrelid = c.oid AND i.indisprimary
                  ORDER BY key.place) AS "order"
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname COLLATE "C"`);
  return rows;
}

export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"`);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${quoted(name)}`,
    );
    states.push({ name, ...state.rows[0]! });
  }
  return states;
}

export async function setSequence(client: pg.Client, { name, last, called }: SequenceState): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), last, called]);
}

/** A reference from one table to another, as it is written down. */
interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** A trigger that answers otherwise than ordinary ones do: always, only to copies, or never. */
interface UnusualTrigger {
  readonly table: string;
  readonly name: string;
  readonly state: 'ENABLE ALWAYS' | 'ENABLE REPLICA' | 'DISABLE';
}

/**
 * Does the work while no table refers to another and nothing happens by itself when rows come; afterwards every reference
 * is checked anew. Within a transaction: whoever else looks meanwhile sees nothing of it.
 */
export async function withBareTables<Result>(
  client: pg.Client,
  tables: readonly TableShape[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: references } = await client.query<Reference>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`);
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  const { rows: triggers } = await client.query<UnusualTrigger>(`
    SELECT tgrelid::regclass::text AS table, tgname AS name,
           CASE tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'DISABLE' END AS state
      FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE NOT tgisinternal AND tgenabled <> 'O' AND relnamespace = 'public'::regnamespace`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  const result = await work();
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const { table, name, state } of triggers)
    await client.query(`ALTER TABLE ${table} ${state} TRIGGER ${quoted(name)}`);
  for (const { table, name, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  return result;
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnList(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}
