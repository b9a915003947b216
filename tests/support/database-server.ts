import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { admitRole, migrateDatabase } from '#platform/database';
import { eraseEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { prepareQueue } from '#platform/jobs';
import type { DatabaseAddress } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseAddress;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'uli-tests-'));
  const server = await startEmbeddedPostgres({ folder, log: () => {} });
  const stop = async () => {
    await server.stop();
    await eraseEmbeddedPostgres({ folder, log: () => {} });
    await rm(folder, { recursive: true, force: true });
  };
  try {
    project.provide('databaseServer', await makeTemplate(server));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function makeTemplate(server: EmbeddedPostgres): Promise<DatabaseAddress> {
  const { host, port, user } = server.connection;
  const { user: programUser } = server.programConnection;
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  await admin.query('CREATE DATABASE uli_template');
  const pool = new pg.Pool({ host, port, user, database: 'uli_template' });
  await migrateDatabase(pool);
  await prepareQueue(pool);
  await admitRole(pool, programUser);
  await pool.end();
  await admin.query('ALTER DATABASE uli_template WITH is_template true');
  await admin.end();
  return { host, port, user, programUser };
}
