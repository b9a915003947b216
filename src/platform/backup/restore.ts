import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { checkArchive, readArchive, type ArchiveEntry } from './archive.ts';
import { readEnding, readManifest, type Ending, type Manifest, type TableShape } from './manifest.ts';
import { BackupRefused, refusingWrongContent } from './refused.ts';
import { columnList, quoted, readTables, setSequence, withBareTables } from './schema.ts';

export interface Target {
  /** Brings an empty database to these migrations; throws `BackupRefused` where they are not known. */
  migrate(migrations: readonly string[]): Promise<void>;
  /** Keeps a file of the backup. */
  keep(name: string, content: Uint8Array): Promise<void>;
}

/** Brings a backup back, whole or not at all: nothing begins before the archive was read to its end, and the rows come in one transaction. */
export async function readBackup(client: pg.Client, file: string, target: Target): Promise<Ending> {
  await checkArchive(file);
  const entries = readArchive(file);
  const manifest = await firstOf(entries);
  await target.migrate(manifest.migrations);
  const here = await readTables(client);
  checkShapes(manifest.tables, here);
  await client.query('BEGIN');
  try {
    const ending = await refusingWrongContent(
      'Rows of this backup refer to others that it does not hold: it was changed, and nothing of it was brought back.',
      () => withBareTables(client, here, () => fillTables(client, here, entries, manifest, target)),
    );
    await client.query('COMMIT');
    return ending;
  } catch (error) {
    // Where the connection is gone, so is all that was not committed; what went wrong is what is told.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

function checkShapes(kept: readonly TableShape[], here: readonly TableShape[]): void {
  const ours = new Map(here.map((table) => [table.name, table]));
  const theirs = new Map(kept.map((table) => [table.name, table]));
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    if (String(theirs.get(name)?.columns) !== String(ours.get(name)?.columns))
      throw new BackupRefused(`The table ${name} of this backup has another shape than that of this Uli.`);
  }
}

async function fillTables(
  client: pg.Client,
  here: readonly TableShape[],
  entries: AsyncIterable<ArchiveEntry>,
  { tables, sequences }: Manifest,
  target: Target,
): Promise<Ending> {
  // What migrations wrote is in the backup, too.
  await client.query(`TRUNCATE ${here.map(({ name }) => quoted(name)).join(', ')}`);
  const read = await readEntries(client, entries, new Map(tables.map((table) => [table.name, table])), target);
  for (const sequence of sequences) {
    await refusingWrongContent(`The number that comes next in ${sequence.name} is wrong in this backup.`, () =>
      setSequence(client, sequence),
    );
  }
  return read;
}

async function readEntries(
  client: pg.Client,
  entries: AsyncIterable<ArchiveEntry>,
  shapes: ReadonlyMap<string, TableShape>,
  target: Target,
): Promise<Ending> {
  let ending: Ending | undefined;
  let files = 0;
  const rows = new Map([...shapes.keys()].map((name) => [name, 0]));
  for await (const { name, content } of entries) {
    const [kind, table = ''] = name.split('/');
    const shape = kind === 'tables' ? shapes.get(table) : undefined;
    if (shape) rows.set(table, rows.get(table)! + (await copyIn(client, shape, content)));
    else if (kind === 'files' || name === 'secret') {
      await target.keep(name, content);
      files += 1;
    } else if (name === 'end.json') ending = readEnding(content);
    else throw new BackupRefused(`This backup has a part that this Uli does not know: ${name}.`);
  }
  // Uli once counted too few rows where its database was far away: what is there beyond its count is no loss.
  const missing = [...rows].some(([name, count]) => count < (ending?.rows[name] ?? Infinity));
  if (ending?.files !== files || missing)
    throw new BackupRefused('This backup is not whole: its end is missing, or rows or files of it are.');
  return { rows: Object.fromEntries(rows), files };
}

async function firstOf(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  const { value: entry } = await entries.next();
  if (entry?.name !== 'backup.json') throw new BackupRefused('This file is no backup of Uli.');
  return readManifest(entry.content);
}

async function copyIn(client: pg.Client, { name, columns }: TableShape, rows: Buffer): Promise<number> {
  return refusingWrongContent(
    `A row of the table ${name} is wrong in this backup: nothing of it was brought back.`,
    async () => {
      const stream: CopyStreamQuery = client.query(
        copyFrom(`COPY ${quoted(name)} (${columnList(columns)}) FROM STDIN`),
      );
      const finished = once(stream, 'finish');
      stream.end(rows);
      await finished;
      return stream.rowCount;
    },
  );
}
