import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { AuditedAction, AuditedKind } from './rules/index.ts';

export interface NewAuditRow {
  readonly at: number;
  /** Null for the clock, and for whoever runs the server. */
  readonly actorId: number | null;
  readonly actorName: string;
  readonly action: AuditedAction;
  readonly subjectKind: AuditedKind;
  readonly subjectId: number;
  readonly reason: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}
export interface AuditRow extends Required<NewAuditRow> {
  readonly id: number;
  /** Whom it concerns, as they are called now; null for nobody, and for whoever is gone. */
  readonly subjectName: string | null;
}

const insert = statement(
  'admin.insert_audit',
  `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_kind, subject_id, reason, details)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Writes down what was done; in the transaction that does it. */
export async function insertAudit(transaction: Executor, row: NewAuditRow): Promise<void> {
  const { at, actorId, actorName, action, subjectKind, subjectId, reason, details = {} } = row;
  const what = [action, subjectKind, subjectId, reason, JSON.stringify(details)];
  await transaction.query(insert, [new Date(at), actorId, actorName, ...what]);
}

const list = statement(
  'admin.list_audit',
  `SELECT audit_log.id, at, actor_id AS "actorId", actor_name AS "actorName", action, subject_kind AS "subjectKind",
          subject_id AS "subjectId", concerned.full_name AS "subjectName", reason, details
     FROM audit_log
     LEFT JOIN users AS concerned ON concerned.left_at IS NULL
       AND concerned.id = CASE subject_kind WHEN 'user' THEN subject_id ELSE (details ->> 'userId')::int END
    WHERE $1::timestamptz IS NULL OR (at, audit_log.id) < ($1, $2::int)
    ORDER BY at DESC, audit_log.id DESC LIMIT $3`,
);

/** What was done, the latest first; one row more than the page holds. */
export function listAudit(executor: Executor, { after, limit }: Page): Promise<AuditRow[]> {
  return executor.query<AuditRow>(list, [after ? new Date(after.at) : null, after?.id ?? null, limit + 1]);
}
