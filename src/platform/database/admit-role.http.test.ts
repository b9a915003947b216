import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database.ts';
import { startJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { admitRole, databaseErrorCode, migrateDatabase, openDatabase, type Database } from './index.ts';

// Decision 27: the program runs as a role that owns nothing, and what is only added to it cannot change.

let fresh: FreshDatabase;
let owner: Database;
let program: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  owner = openDatabase({ ...fresh.connection, max: 2 }, () => {});
  program = openDatabase({ ...fresh.programConnection, max: 4 }, () => {});
  await program.run(
    `INSERT INTO audit_log (at, actor_name, action, subject_kind, subject_id) VALUES (now(), 'max', 'verify', 'user', 1)`,
  );
});
afterAll(async () => {
  await program.close();
  await owner.close();
  await fresh.drop();
});

const codeOf = (work: Promise<unknown>) => work.then(() => 'done', databaseErrorCode);

/** Every way to change what stands in a table that somebody who may run SQL would try. */
const waysToChange = (table: string, trigger: string) => [
  `UPDATE ${table} SET at = at`,
  `DELETE FROM ${table}`,
  `TRUNCATE ${table}`,
  `TRUNCATE ${table} CASCADE`,
  `MERGE INTO ${table} USING (SELECT 1) AS one ON true WHEN MATCHED THEN DELETE`,
  `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${table} ON CONFLICT (id) DO UPDATE SET at = now()`,
  `DROP TRIGGER ${trigger} ON ${table}`,
  `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`,
  `ALTER TABLE ${table} RENAME TO gone`,
  `ALTER TABLE ${table} ADD COLUMN more text`,
  `DROP TABLE ${table}`,
  'SET session_replication_role = replica',
  `SET ROLE ${fresh.connection.user}`,
  `ALTER ROLE ${fresh.programConnection.user} SUPERUSER`,
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
];

test.each([
  ['audit_log', 'audit_log_stays'],
  ['ledger_entries', 'ledger_entries_stay'],
])('the program adds to %s and can neither change it nor what guards it', async (table, trigger) => {
  // PostgreSQL only warns that it granted nothing.
  await program.run(`GRANT UPDATE ON ${table} TO PUBLIC`);
  const answers: string[] = [];
  for (const sql of waysToChange(table, trigger)) answers.push(`${await codeOf(program.run(sql))} ${sql}`);
  expect(answers).toEqual(waysToChange(table, trigger).map((sql) => `42501 ${sql}`));
  const rows = await program.run(`SELECT actor_name AS name FROM audit_log`);
  expect(rows).toEqual([{ name: 'max' }]);
});

test.each(['audit_log', 'ledger_entries'])(
  'whoever owns %s changes nothing in passing, nor with ordinary triggers off',
  async (table) => {
    for (const sql of [`UPDATE ${table} SET at = at`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
      await expect(owner.run(sql)).rejects.toThrow('only added to');
      const quietly = owner.transaction(async (transaction) => {
        await transaction.run('SET LOCAL session_replication_role = replica');
        await transaction.run(sql);
      });
      await expect(quietly).rejects.toThrow('only added to');
    }
  },
);

test('processes that start at the same moment let it in one after the other', async () => {
  const owners = Array.from({ length: 8 }, () => openDatabase({ ...fresh.connection, max: 1 }, () => {}));
  const admitted = owners.map(({ pool }) => admitRole(pool, fresh.programConnection.user));
  expect(await Promise.allSettled(admitted)).toEqual(owners.map(() => ({ status: 'fulfilled', value: undefined })));
  await Promise.all(owners.map((each) => each.close()));
});

test('the program starts as it on a database that is up to date, and says so where something is missing', async () => {
  await migrateDatabase(program.pool);
  const jobs = await startJobs(program.pool, createLog('silent'));
  await jobs.prepare([{ name: 'plain.job', retries: 1, run: async () => {} }]);
  await program.transaction((transaction) => jobs.send(transaction, 'plain.job', {}));
  expect(await program.run(`SELECT name FROM jobs.job WHERE name = 'plain.job'`)).toHaveLength(1);
  await jobs.stop();
  await owner.run(
    'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
  );
  await expect(migrateDatabase(program.pool)).rejects.toThrow('CREATE SCHEMA');
});
