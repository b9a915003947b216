import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { writeArchive, type AddEntry } from './archive.ts';
import type { Ending, Manifest, TableShape } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { columnList, quoted, readSequences, readTables } from './schema.ts';

export interface KeptFile {
  /** `files/media/abc/large.jpg` */
  readonly name: string;
  /** Undefined when it is gone by the time it is its turn. */
  read(): Promise<Uint8Array | undefined>;
}

/** Rows travel in pieces of about so many bytes. */
const pieceBytes = 4 << 20;

/**
 * Writes everything into one archive, as it was at one moment, also while the program works: every table as PostgreSQL's
 * `COPY` text in the order of its key, then the files. The same data makes the same bytes.
 */
export async function writeBackup(client: pg.Client, file: string, files: AsyncIterable<KeptFile>): Promise<Ending> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const rows: Record<string, number> = {};
  let kept = 0;
  await writeArchive(file, async (add) => {
    const tables = await readTables(client);
    const manifest: Manifest = {
      format: 1,
      migrations: await readMigrations(client),
      tables,
      sequences: await readSequences(client),
    };
    await add('backup.json', json(manifest));
    for (const table of tables) rows[table.name] = await addRows(client, table, add);
    for await (const { name, read } of files) {
      const content = await read();
      if (!content) continue;
      await add(name, content);
      kept += 1;
    }
    await add('end.json', json({ rows, files: kept } satisfies Ending));
  });
  await client.query('COMMIT');
  return { rows, files: kept };
}

/** The migrations that a database has been through. */
async function readMigrations(client: pg.Client): Promise<string[]> {
  const [there] = (await client.query<{ users: string | null }>(`SELECT to_regclass('public.users') AS users`)).rows;
  if (!there?.users) throw new BackupRefused('There is nothing in this database yet.');
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id');
  return rows.map(({ hash }) => hash);
}

async function addRows(client: pg.Client, { name, columns, order }: TableShape, add: AddEntry): Promise<number> {
  const sorted = order.length > 0 ? order : columns;
  const select = `SELECT ${columnList(columns)} FROM ${quoted(name)} ORDER BY ${columnList(sorted)}`;
  const stream = client.query(copyTo(`COPY (${select}) TO STDOUT`));
  let pieces = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    pieces += 1;
    await add(`tables/${name}/${String(pieces).padStart(6, '0')}`, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of stream) {
    waiting.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= pieceBytes) await flush();
  }
  if (bytes > 0) await flush();
  // How many rows there were comes behind the last of them, maybe much later: it is there before the next answer is.
  await client.query('SELECT');
  return stream.rowCount;
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
