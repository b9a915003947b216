import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface DatabaseAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

export interface FreshDatabase {
  readonly connection: DatabaseAddress & { readonly database: string };
  drop(): Promise<void>;
}

/** A database of one's own, copied from the migrated template. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const address = inject('databaseServer');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(address, `CREATE DATABASE ${database} TEMPLATE uli_template STRATEGY file_copy`);
  return {
    connection: { ...address, database },
    drop: () => asAdmin(address, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  };
}

async function asAdmin(address: DatabaseAddress, sql: string): Promise<void> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
