import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refuse } from '#kernel/refusal';
import { isConnectionFailure } from './failures.ts';
import { readInstant } from './instant.ts';
import { sessionOptions } from './session-options.ts';
import { createBatches } from './statement-batch.ts';
import { runTransaction } from './transaction.ts';

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
  /**
   * Runs a named statement whose answer nobody needs. In a transaction it does not wait for it: the statement travels with
   * what comes next, and when it fails the transaction does, at its end.
   */
  write(statement: Statement, values?: readonly unknown[]): Promise<void>;
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
    if (id === timestamptz) return readInstant;
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
  const pool = new pg.Pool({
    max: 20,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    options: sessionOptions,
    ...connection,
  });
  pool.on('error', onIdleFailure);
  const send = createBatches(pool);
  return {
    ...executor(pool, send, async (query) => void (await rowsOf(send, query))),
    pool,
    transaction: (work) =>
      runTransaction(pool, ({ client, query, write }) => work(executor(client, query, async (sent) => write(sent)))),
    close: () => pool.end(),
  };
}

type Send<Answer> = (query: pg.QueryConfig) => Promise<Answer>;

function executor(client: pg.Pool | pg.PoolClient, send: Send<pg.QueryResult>, write: Send<void>): Executor {
  let orm: NodePgDatabase | undefined;
  return {
    get orm() {
      orm ??= drizzle({ client });
      return orm;
    },
    query: (prepared, values = []) => rowsOf(send, { ...prepared, values: [...values], types }),
    write: (prepared, values = []) => write({ ...prepared, values: [...values] }),
    run: (text, values = []) => rowsOf((query) => client.query(query), { text, values: [...values] }),
  };
}

async function rowsOf<Row>(send: Send<pg.QueryResult>, query: pg.QueryConfig): Promise<Row[]> {
  try {
    const result = await send(query);
    return result.rows as Row[];
  } catch (error) {
    throw isConnectionFailure(error) ? refuse('database_away') : error;
  }
}
