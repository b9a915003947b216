import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { readArchive, type ArchiveEntry } from './archive.ts';
import type { Ending, Manifest } from './backup.ts';
import { BackupRefused } from './refused.ts';
import { columnList, quoted, readTables, setSequence, withBareTables, type TableShape } from './schema.ts';

export interface Target {
  /** Brings an empty database to these migrations; throws `BackupRefused` where they are not known. */
  migrate(migrations: readonly string[]): Promise<void>;
  /** Keeps a file of the backup. */
  keep(name: string, content: Uint8Array): Promise<void>;
}

/** Brings a backup back, whole or not at all: the rows come in one transaction, which ends only when the archive's end was read. */
export async function readBackup(client: pg.Client, file: string, target: Target): Promise<Ending> {
  const entries = readArchive(file);
  const manifest = await readManifest(entries);
  await target.migrate(manifest.migrations);
  const here = await readTables(client);
  const shapes = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const { name, columns } of here) {
    if (String(shapes.get(name)?.columns) !== String(columns))
      throw new BackupRefused(`The table ${name} of this backup has another shape than that of this Uli.`);
  }
  await client.query('BEGIN');
  const ending = await withBareTables(client, here, async () => {
    // What migrations wrote is in the backup, too.
    await client.query(`TRUNCATE ${here.map(({ name }) => quoted(name)).join(', ')}`);
    const read = await readEntries(client, entries, shapes, target);
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
    return read;
  });
  await client.query('COMMIT');
  return ending;
}

async function readEntries(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  shapes: ReadonlyMap<string, TableShape>,
  target: Target,
): Promise<Ending> {
  let ending: Ending | undefined;
  const rows = new Map([...shapes.keys()].map((name) => [name, 0]));
  for await (const { name, content } of entries) {
    const [kind, table = ''] = name.split('/');
    const shape = kind === 'tables' ? shapes.get(table) : undefined;
    if (shape) rows.set(table, rows.get(table)! + (await copyIn(client, shape, content)));
    else if (kind === 'files' || name === 'secret') await target.keep(name, content);
    else if (name === 'end.json') ending = JSON.parse(content.toString()) as Ending;
    else throw new BackupRefused(`This backup has a part that this Uli does not know: ${name}.`);
  }
  if (!ending || [...rows].some(([name, count]) => ending?.rows[name] !== count))
    throw new BackupRefused('This backup is not whole: its end is missing, or rows of it are.');
  return ending;
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const { value: entry } = await entries.next();
  const manifest = entry?.name === 'backup.json' ? (JSON.parse(entry.content.toString()) as Manifest) : undefined;
  if (manifest?.format !== 1) throw new BackupRefused('This file is no backup of Uli.');
  return manifest;
}

async function copyIn(client: pg.Client, { name, columns }: TableShape, rows: Buffer): Promise<number> {
  const stream: CopyStreamQuery = client.query(copyFrom(`COPY ${quoted(name)} (${columnList(columns)}) FROM STDIN`));
  const finished = once(stream, 'finish');
  stream.end(rows);
  await finished;
  return stream.rowCount;
}
