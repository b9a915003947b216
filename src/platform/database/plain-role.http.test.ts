import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { createLog } from '#platform/log';
import { startJobs } from '#platform/jobs';
import { databaseErrorCode, migrateDatabase, openDatabase, type Database } from './index.ts';

// Decision 27: whoever wants more than a trigger lets the program in as a role that owns nothing and may not change the log.

const role = `plain_${randomUUID().replaceAll('-', '')}`;
let fresh: FreshDatabase;
let owner: Database;
let plain: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ ...fresh.connection, max: 2 }, () => {});
  await owner.run(`CREATE ROLE ${role} LOGIN`);
  for (const schema of ['public', 'jobs', 'drizzle']) {
    await owner.run(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
    await owner.run(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
  }
  await owner.run(`REVOKE UPDATE, DELETE ON audit_log FROM ${role}`);
  plain = openDatabase({ ...fresh.connection, user: role, max: 4 }, () => {});
});
afterAll(async () => {
  await plain.close();
  await owner.run(`DROP OWNED BY ${role}`);
  await owner.run(`DROP ROLE ${role}`);
  await owner.close();
  await fresh.drop();
});

test('a role that owns nothing starts the program on a database that is up to date', async () => {
  await migrateDatabase(plain.pool);
  const jobs = await startJobs(plain.pool, createLog('silent'));
  await jobs.prepare([{ name: 'plain.job', retries: 1, run: async () => {} }]);
  await plain.transaction((transaction) => jobs.send(transaction, 'plain.job', {}));
  expect(await plain.run(`SELECT name FROM jobs.job WHERE name = 'plain.job'`)).toHaveLength(1);
  await jobs.stop();
});

test('it adds to the audit log and can neither change it nor switch off what guards it', async () => {
  await plain.run(
    `INSERT INTO audit_log (at, actor_name, action, subject_kind, subject_id) VALUES (now(), 'max', 'verify', 'user', 1)`,
  );
  const tries = [
    `UPDATE audit_log SET actor_name = 'ada'`,
    'DELETE FROM audit_log',
    'TRUNCATE audit_log',
    'DROP TRIGGER audit_log_stays ON audit_log',
    'ALTER TABLE audit_log DISABLE TRIGGER audit_log_stays',
    'SET session_replication_role = replica',
    'DROP TABLE audit_log',
  ];
  for (const sql of tries)
    expect(databaseErrorCode(await plain.run(sql).catch((error: unknown) => error))).toBe('42501');
  expect(await plain.run('SELECT actor_name AS name FROM audit_log')).toEqual([{ name: 'max' }]);
});

test('what is missing it cannot add: it says so instead of running without', async () => {
  await owner.run(
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  );
  await expect(migrateDatabase(plain.pool)).rejects.toThrow('CREATE SCHEMA');
});
