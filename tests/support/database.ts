import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  /** The role that owns everything. */
  readonly user: string;
  /** The role that the program runs as. */
  readonly programUser: string;
}

interface OwnConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface FreshDatabase {
  /** As the role that owns everything. */
  readonly connection: OwnConnection;
  /** As the role that the program runs as. */
  readonly programConnection: OwnConnection;
  drop(): Promise<void>;
}

/** A database of one's own, copied from the migrated template. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { programUser, ...address } = inject('databaseServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(address, `CREATE DATABASE ${database} TEMPLATE uli_template STRATEGY file_copy`);
  return {
    connection: { ...address, database },
    programConnection: { ...address, user: programUser, database },
    drop: () => asAdmin(address, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  };
}

async function asAdmin(address: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
