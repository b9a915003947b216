import { statement, type Executor } from '#platform/database';
import type { Page } from '#platform/http';
import type { AppealOnWire, DecisionOnWire } from './decisions.contract.ts';
import type { outcomes } from './rules/index.ts';
import type { decisions } from './admin.tables.ts';

type Columns = typeof decisions.$inferSelect;

export type NewDecision = Pick<
  Columns,
  'tokenHash' | 'act' | 'subjectKind' | 'subjectId' | 'userId' | 'excerpt' | 'reason' | 'decidedAt'
> & { readonly decidedBy: number };

export interface Decision extends Pick<DecisionOnWire, 'act' | 'subjectKind' | 'excerpt' | 'reason'> {
  readonly id: number;
  readonly subjectId: number;
  readonly userId: number;
  readonly decidedAt: number;
  readonly appeal: string | null;
  readonly appealedAt: number | null;
  readonly outcome: (typeof outcomes)[number] | null;
  readonly outcomeReason: string | null;
  readonly settledAt: number | null;
}
export interface Appeal extends Decision, Pick<AppealOnWire, 'person' | 'decidedBy' | 'settledBy'> {
  readonly appealedAt: number;
}

const insert = statement(
  'admin.insert_decision',
  `INSERT INTO decisions (token_hash, act, subject_kind, subject_id, user_id, excerpt, reason, decided_at, decided_by)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
);

/** Keeps what was decided; answers its id. */
export async function insertDecision(transaction: Executor, decided: NewDecision): Promise<number> {
  const { tokenHash, act, subjectKind, subjectId, userId, excerpt, reason, decidedAt, decidedBy } = decided;
  const values = [tokenHash, act, subjectKind, subjectId, userId, excerpt, reason, new Date(decidedAt), decidedBy];
  return (await transaction.query<{ id: number }>(insert, values))[0]!.id;
}

const columns = `decisions.id, act, subject_kind AS "subjectKind", subject_id AS "subjectId", user_id AS "userId", excerpt, reason,
  decided_at AS "decidedAt", appeal, appealed_at AS "appealedAt", outcome, outcome_reason AS "outcomeReason",
  settled_at AS "settledAt"`;
const byToken = statement('admin.decision_by_token', `SELECT ${columns} FROM decisions WHERE token_hash = $1`);
const lock = statement('admin.lock_decision', `SELECT ${columns} FROM decisions WHERE id = $1 FOR UPDATE`);

/** By the hash of what stands in its link. */
export async function findDecision(executor: Executor, tokenHash: string): Promise<Decision | undefined> {
  return (await executor.query<Decision>(byToken, [tokenHash]))[0];
}

/** A decision, kept as it is until the transaction ends. */
export async function lockDecision(transaction: Executor, id: number): Promise<Decision | undefined> {
  return (await transaction.query<Decision>(lock, [id]))[0];
}

const setAppeal = statement(
  'admin.appeal',
  `UPDATE decisions SET appeal = $2, appealed_at = $3 WHERE token_hash = $1 AND appealed_at IS NULL RETURNING ${columns}`,
);

/** Keeps what somebody says against a decision; undefined when they have said something already. */
export async function keepAppeal(
  executor: Executor,
  tokenHash: string,
  words: string,
  at: number,
): Promise<Decision | undefined> {
  return (await executor.query<Decision>(setAppeal, [tokenHash, words, new Date(at)]))[0];
}

const settle = statement(
  'admin.settle_appeal',
  'UPDATE decisions SET outcome = $2, outcome_reason = $3, settled_at = $4, settled_by = $5 WHERE id = $1',
);

export interface Outcome {
  readonly became: (typeof outcomes)[number];
  readonly reason: string;
  readonly at: number;
  readonly by: number;
}

/** Says what became of a locked decision. */
export async function settleDecision(transaction: Executor, id: number, { became, reason, at, by }: Outcome) {
  await transaction.query(settle, [id, became, reason, new Date(at), by]);
}

const list = statement(
  'admin.list_appeals',
  `SELECT ${columns}, decider.username AS "decidedBy", settler.username AS "settledBy",
          json_build_object('id', person.id, 'username', person.username, 'fullName', person.full_name,
            'profession', person.profession, 'profileImage', person.profile_image) AS person
     FROM decisions JOIN users AS person ON person.id = user_id
     LEFT JOIN users AS decider ON decider.id = decided_by LEFT JOIN users AS settler ON settler.id = settled_by
    WHERE appealed_at IS NOT NULL AND (settled_at IS NULL) = $1
      AND ($2::timestamptz IS NULL OR (appealed_at, decisions.id) < ($2, $3::int))
    ORDER BY appealed_at DESC, decisions.id DESC LIMIT $4`,
);

/** What people say against decisions, the latest first; one row more than the page holds. */
export function listAppeals(executor: Executor, open: boolean, { after, limit }: Page): Promise<Appeal[]> {
  return executor.query<Appeal>(list, [open, after ? new Date(after.at) : null, after?.id ?? null, limit + 1]);
}
