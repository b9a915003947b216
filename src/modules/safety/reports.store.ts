import { statement, type Executor } from '#platform/database';
import type { reports } from './safety.tables.ts';

export type Report = Pick<
  typeof reports.$inferSelect,
  'id' | 'subjectKind' | 'subjectId' | 'reason' | 'status' | 'createdAt'
>;
export type NewReport = Pick<
  typeof reports.$inferSelect,
  'reporterId' | 'subjectKind' | 'subjectId' | 'subjectUserId' | 'reason' | 'note' | 'excerpt'
>;

const shown = `id, subject_kind AS "subjectKind", subject_id AS "subjectId", reason, status, created_at AS "createdAt"`;
const insert = statement(
  'safety.insert_report',
  `INSERT INTO reports (reporter_id, subject_kind, subject_id, subject_user_id, reason, note, excerpt, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (reporter_id, subject_kind, subject_id) WHERE status = 'open'
     DO UPDATE SET reporter_id = excluded.reporter_id
   RETURNING ${shown}`,
);

/** Adds a report; while the same one is open, answers that one, unchanged. */
export async function insertReport(executor: Executor, report: NewReport, now: number): Promise<Report> {
  const { reporterId, subjectKind, subjectId, subjectUserId, reason, note, excerpt } = report;
  const values = [reporterId, subjectKind, subjectId, subjectUserId, reason, note, excerpt, new Date(now)];
  return (await executor.query<Report>(insert, values))[0]!;
}
