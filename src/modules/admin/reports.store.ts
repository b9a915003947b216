import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { ReportedOnWire } from './reports.contract.ts';

export interface Reported extends Pick<
  ReportedOnWire,
  'id' | 'subjectKind' | 'subjectId' | 'status' | 'person' | 'excerpt' | 'reports'
> {
  readonly at: number;
  readonly settledAt: number | null;
  readonly settledBy: string | null;
}

// What was settled together was settled at one moment.
const list = statement(
  'admin.list_reported',
  `WITH things AS (
     SELECT max(id) AS id, max(created_at) AS at, subject_kind, subject_id, status, settled_at, settled_by,
            max(subject_user_id) AS user_id, (array_agg(excerpt ORDER BY id DESC))[1] AS excerpt,
            array_agg(id ORDER BY id DESC) AS ids
       FROM reports WHERE (status = 'open') = $1
      GROUP BY subject_kind, subject_id, status, settled_at, settled_by)
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
            WHERE one.id = ANY(things.ids[1:20])) AS reports
     FROM things LEFT JOIN users AS settler ON settler.id = things.settled_by
    WHERE $2::timestamptz IS NULL OR (things.at, things.id) < ($2, $3::int)
    ORDER BY things.at DESC, things.id DESC LIMIT $4`,
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
    WHERE subject_kind = $1 AND subject_id = $2 AND status = 'open' RETURNING id`,
);

export interface Settlement {
  readonly status: 'actioned' | 'dismissed';
  readonly at: number;
  readonly by: number;
}

/** Settles every open report of one thing; answers how many there were. */
export async function settleReports(
  transaction: Executor,
  { subjectKind, subjectId }: Pick<Reported, 'subjectKind' | 'subjectId'>,
  { status, at, by }: Settlement,
): Promise<number> {
  return (await transaction.query(settle, [subjectKind, subjectId, status, new Date(at), by])).length;
}
