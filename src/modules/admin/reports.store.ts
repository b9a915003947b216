import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { ReportedOnWire } from './reports.contract.ts';
import { settledBy, type SettledBy } from './rules/index.ts';

export interface Reported extends Pick<
  ReportedOnWire,
  'id' | 'subjectKind' | 'subjectId' | 'status' | 'person' | 'excerpt' | 'reports'
> {
  readonly at: number;
  readonly settledAt: number | null;
  readonly settledBy: string | null;
  /** What was decided, from the log; null while it is open. */
  readonly deed: { readonly action: SettledBy; readonly days: number | null } | null;
}

// What was settled together was settled at one moment.
/** SQL: whether two reports are about the same thing and were settled together, or are both open. */
const sameThing = (one: string, other: string) => `${one}.subject_kind = ${other}.subject_kind
  AND ${one}.subject_id = ${other}.subject_id AND ${one}.status = ${other}.status
  AND ${one}.settled_at IS NOT DISTINCT FROM ${other}.settled_at
  AND ${one}.settled_by IS NOT DISTINCT FROM ${other}.settled_by`;

// The log is written by whoever settles, a moment before and in one transaction: of a settlement it is the last entry until then.
// The latest report of each thing stands for it: so a page is read along an index, however many there are.
const list = statement(
  'admin.list_reported',
  `WITH latest AS (
     SELECT id, created_at AS at, subject_kind, subject_id, subject_user_id AS user_id, excerpt, status, settled_at, settled_by
       FROM reports
      WHERE (status = 'open') = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2, $3::int))
        AND id = (SELECT later.id FROM reports AS later WHERE ${sameThing('later', 'reports')}
                   ORDER BY later.created_at DESC, later.id DESC LIMIT 1)
      ORDER BY created_at DESC, id DESC LIMIT $4),
   things AS (
     SELECT latest.*, (SELECT array_agg(id ORDER BY id DESC) FROM reports WHERE ${sameThing('reports', 'latest')}) AS ids
       FROM latest)
   SELECT things.id, things.at, subject_kind AS "subjectKind", subject_id AS "subjectId", status, excerpt,
          settled_at AS "settledAt", settler.username AS "settledBy",
          (SELECT json_build_object('id', users.id, 'username', username, 'fullName', full_name, 'profession', profession,
                    'profileImage', profile_image, 'suspended', suspended_at IS NOT NULL)
             FROM users WHERE users.id = things.user_id AND left_at IS NULL) AS person,
          (SELECT json_agg(json_build_object('by', reporter.username, 'reason', one.reason, 'note', one.note,
                    'dismissed', (SELECT count(*) FROM reports AS former
                                   WHERE former.reporter_id = one.reporter_id AND former.status = 'dismissed'
                                     AND former.id <> one.id)) ORDER BY one.id DESC)
             FROM reports AS one JOIN users AS reporter ON reporter.id = one.reporter_id
            WHERE one.id = ANY(things.ids[1:20])) AS reports,
          (SELECT json_build_object('action', action, 'days', (details->>'days')::int) FROM audit_log
            WHERE audit_log.subject_kind = things.subject_kind AND audit_log.subject_id = things.subject_id
              AND action IN (${settledBy.map((action) => `'${action}'`).join(', ')})
              AND audit_log.at BETWEEN things.settled_at - interval '1 minute' AND things.settled_at
            ORDER BY audit_log.at DESC, audit_log.id DESC LIMIT 1) AS deed
     FROM things LEFT JOIN users AS settler ON settler.id = things.settled_by
    ORDER BY things.at DESC, things.id DESC`,
);

/** What was reported, each thing once, the latest first; one row more than the page holds. */
export function listReported(executor: Executor, open: boolean, { after, limit }: Page): Promise<Reported[]> {
  return executor.query<Reported>(list, [open, after ? new Date(after.at) : null, after?.id ?? null, limit + 1]);
}

const subject = statement(
  'admin.reported_subject',
  `SELECT subject_kind AS "subjectKind", subject_id AS "subjectId", subject_user_id AS "userId", excerpt FROM reports WHERE id = $1`,
);

export interface ReportedSubject extends Pick<Reported, 'subjectKind' | 'subjectId' | 'excerpt'> {
  /** Null for a guest. */
  readonly userId: number | null;
}

/** What a report is about; undefined when nobody made it. */
export async function findReported(executor: Executor, reportId: number): Promise<ReportedSubject | undefined> {
  return (await executor.query<ReportedSubject>(subject, [reportId]))[0];
}

const settle = statement(
  'admin.settle_reports',
  `UPDATE reports SET status = $3, settled_at = $4, settled_by = $5
    WHERE subject_kind = $1 AND subject_id = $2 AND status = 'open' RETURNING id, reporter_id AS "reporterId"`,
);

export interface Settlement {
  readonly status: 'actioned' | 'dismissed';
  readonly at: number;
  readonly by: number;
}

/** Settles every open report of one thing; answers them, with who made them. */
export function updateReports(
  transaction: Executor,
  { subjectKind, subjectId }: Pick<Reported, 'subjectKind' | 'subjectId'>,
  { status, at, by }: Settlement,
): Promise<{ id: number; reporterId: number }[]> {
  return transaction.query(settle, [subjectKind, subjectId, status, new Date(at), by]);
}
