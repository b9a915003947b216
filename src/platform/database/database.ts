import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refuse } from '#kernel/refusal';
import { isConnectionFailure, isRetryable } from './failures.ts';

/** A prepared statement: one name, one text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Where SQL runs: the pool, or one transaction. Stores take one and never care which. */
export interface Executor {
  /** Drizzle over this very executor. */
  readonly orm: NodePgDatabase;
  /** Runs a named, prepared statement. Timestamps come back as epoch milliseconds. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs text that a library made, unprepared. */
  run<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Executor {
  readonly pool: pg.Pool;
  /** Runs the work in one transaction, again from its beginning after a serialisation failure or deadlock. */
  transaction<Result>(work: (transaction: Executor) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const timestamptz: number = pg.types.builtins.TIMESTAMPTZ;
const bigint: number = pg.types.builtins.INT8;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    if (id === timestamptz)
      return (value: string) => Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
    if (id === bigint) return Number;
    return pg.types.getTypeParser(id, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Names a statement for the prepared-statement cache. */
export function statement(name: string, text: string): Statement {
  return { name, text };
}

/** Opens a pool. Every failure to reach the database becomes the refusal `database_away`. */
export function openDatabase(connection: pg.PoolConfig, onIdleFailure: (error: Error) => void): Database {
  const pool = new pg.Pool({ max: 20, connectionTimeoutMillis: 5_000, options: '-c timezone=UTC', ...connection });
  pool.on('error', onIdleFailure);
  return {
    ...executor(pool),
    pool,
    transaction: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  };
}

function executor(client: pg.Pool | pg.PoolClient): Executor {
  let orm: NodePgDatabase | undefined;
  return {
    get orm() {
      orm ??= drizzle({ client });
      return orm;
    },
    query: (prepared, values = []) => rowsOf(client, { ...prepared, values: [...values], types }),
    run: (text, values = []) => rowsOf(client, { text, values: [...values] }),
  };
}

async function rowsOf<Row>(client: pg.Pool | pg.PoolClient, query: pg.QueryConfig): Promise<Row[]> {
  try {
    const result = await client.query(query);
    return result.rows as Row[];
  } catch (error) {
    throw isConnectionFailure(error) ? refuse('database_away') : error;
  }
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const client = await connect(pool);
    let broken: Error | undefined;
    // A terminated backend also emits 'error' on the client; the failed query already tells the story.
    const ignore = () => {};
    client.on('error', ignore);
    try {
      await client.query('BEGIN');
      const result = await work(executor(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      if (isConnectionFailure(error)) throw refuse('database_away');
      if (!isRetryable(error) || attempt === 4) throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw isConnectionFailure(error) ? refuse('database_away') : error;
  }
}
