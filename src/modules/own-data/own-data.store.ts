import { statement, type Executor } from '#platform/database';
import type { exports } from './own-data.tables.ts';

/** One taking along of a person's data. */
export type ExportRow = typeof exports.$inferSelect;

const columns = `id, user_id AS "userId", status, files_done AS "filesDone", files_total AS "filesTotal", bytes,
  created_at AS "createdAt", changed_at AS "changedAt"`;

const insert = statement(
  'own_data.insert_export',
  `WITH forgotten AS (DELETE FROM exports WHERE user_id = $1 AND created_at < $3::timestamptz - interval '90 days')
   INSERT INTO exports (user_id, files_total, created_at, changed_at)
   VALUES ($1, $2 + (SELECT count(*) FROM media WHERE owner_id = $1), $3, $3) RETURNING ${columns}`,
);

/** Adds an export of so many files and the person's pictures; forgets what is older than a quarter. */
export async function insertExport(
  executor: Executor,
  { userId, files, now }: { userId: number; files: number; now: number },
): Promise<ExportRow> {
  return (await executor.query<ExportRow>(insert, [userId, files, new Date(now)]))[0]!;
}

const list = statement(
  'own_data.list_exports',
  `SELECT ${columns} FROM exports WHERE user_id = $1 ORDER BY id DESC LIMIT 5`,
);

export function listExportsOf(executor: Executor, userId: number): Promise<ExportRow[]> {
  return executor.query<ExportRow>(list, [userId]);
}

const start = statement(
  'own_data.start_export',
  `UPDATE exports SET status = 'running', changed_at = $3
    WHERE id = $1 AND user_id = $2 AND status = 'ready' AND created_at > $4 RETURNING ${columns}`,
);

/** Starts a person's own export that was asked for since then and not fetched yet. */
export async function startExport(
  executor: Executor,
  { id, userId, now, since }: { id: number; userId: number; now: number; since: number },
): Promise<ExportRow | undefined> {
  return (await executor.query<ExportRow>(start, [id, userId, new Date(now), new Date(since)]))[0];
}

export type Progress = Pick<ExportRow, 'id' | 'status' | 'filesDone' | 'bytes'>;

const goOn = statement(
  'own_data.go_on',
  `UPDATE exports SET status = $2, files_done = $3, bytes = $4, changed_at = $5 WHERE id = $1`,
);

/** Writes down how far an export is. */
export async function saveProgress(
  executor: Executor,
  { id, status, filesDone, bytes }: Progress,
  now: number,
): Promise<void> {
  await executor.query(goOn, [id, status, filesDone, bytes, new Date(now)]);
}
