import pg from 'pg';
import { databaseErrorCode } from './failures.ts';
import { sessionOptions, similarity } from './session-options.ts';

/** The database cannot be used: the message is one sentence for the operator that names the setting. */
export class DatabaseUnusable extends Error {}

/** PostgreSQL 15, in the format of `server_version_num`. */
const oldestServer = 150_000;
const patienceMilliseconds = 5_000;

/**
 * Verifies that a database answers, is recent enough and keeps session state such as advisory locks, prepared statements
 * and `LISTEN`. Throws `DatabaseUnusable`, naming the setting that its address comes from.
 */
export async function checkDatabase(connection: pg.ClientConfig, setting: string): Promise<void> {
  const [one, other] = [openClient(connection), openClient(connection)];
  try {
    await one.connect();
    const { version, threshold, pid } = await probe(one);
    if (version < oldestServer)
      throw new DatabaseUnusable(`The PostgreSQL of ${setting} is older than 15: Uli needs 15 or newer.`);
    // A pooler may drop session parameters, or share one backend between several clients.
    if (Number(threshold) !== similarity) throw pooled(setting);
    await other.connect();
    await other.query('BEGIN');
    if ((await probe(other)).pid === pid || (await probe(one)).pid !== pid) throw pooled(setting);
  } catch (error) {
    throw error instanceof DatabaseUnusable ? error : new DatabaseUnusable(sentence(error, setting), { cause: error });
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

interface Probed {
  readonly version: number;
  readonly threshold: string | null;
  readonly pid: number;
}

const question = `SELECT current_setting('server_version_num')::int AS version, pg_backend_pid() AS pid,
  current_setting('pg_trgm.word_similarity_threshold', true) AS threshold`;

async function probe(client: pg.Client): Promise<Probed> {
  return (await client.query<Probed>(question)).rows[0]!;
}

function openClient(connection: pg.ClientConfig): pg.Client {
  const limits = { connectionTimeoutMillis: patienceMilliseconds, query_timeout: patienceMilliseconds };
  const client = new pg.Client({ options: sessionOptions, ...limits, ...connection });
  // The failing query explains the problem.
  client.on('error', () => {});
  return client;
}

function pooled(setting: string): DatabaseUnusable {
  return new DatabaseUnusable(
    `${setting} leads through a connection pooler that does not keep sessions apart (PgBouncer in transaction mode, say), which Uli does not support yet: name PostgreSQL's own address.`,
  );
}

/** Why a connection could not be opened. PostgreSQL's own message is left out if it would only repeat the reason. */
function sentence(error: unknown, setting: string): string {
  const code = databaseErrorCode(error) ?? '';
  const said = error instanceof Error ? error.message : String(error);
  if (/unsupported startup parameter/.test(said)) return pooled(setting).message;
  if (code === '3D000') return `The database that ${setting} names does not exist: create it, or correct the setting.`;
  if (code.startsWith('28') || /password must be a string|no password supplied/i.test(said))
    return `PostgreSQL lets nobody in with the user and password of ${setting}: correct them.`;
  if (code === '53300')
    return `PostgreSQL has no connection left for ${setting}: lower DATABASE_POOL, or raise its max_connections.`;
  if (code === '57P03') return `The PostgreSQL of ${setting} is only starting: start Uli again in a moment.`;
  if (/^E[A-Z_]+$/.test(code) || /timeout/i.test(said))
    return `No database answers at the address in ${setting} (${code || 'no answer in time'}): start PostgreSQL, or correct the setting.`;
  return `The database of ${setting} could not be opened: ${said}.`;
}
