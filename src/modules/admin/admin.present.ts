import { formatInstant } from '#kernel/time';
import { returnableOf } from '#modules/payments/rules';
import type { AuditRowOnWire } from './audit.contract.ts';
import type { AuditRow } from './audit.store.ts';
import type { AppealOnWire, DecisionOnWire } from './decisions.contract.ts';
import type { Appeal, Decision } from './decisions.store.ts';
import type { AdminPaymentOnWire } from './payments.contract.ts';
import type { AdminPayment, ReturnablePayment } from './payments.store.ts';
import { suspensionEnd } from './rules/index.ts';
import type { ReportedOnWire } from './reports.contract.ts';
import type { Reported } from './reports.store.ts';
import type { AdminUserOnWire } from './users.contract.ts';
import type { AdminUser } from './users.store.ts';

/** A row of the log. */
export function presentAudit(row: AuditRow): AuditRowOnWire {
  return { ...row, details: { ...row.details }, at: formatInstant(row.at) };
}

/** A person as admins see them. */
export function presentUser(user: AdminUser): AdminUserOnWire {
  const {
    suspendedAt,
    suspendedUntil,
    suspensionReason,
    leavesAt,
    createdAt,
    language: _,
    timeZone: _zone,
    ...card
  } = user;
  const until = suspendedUntil === null ? null : formatInstant(suspendedUntil);
  const suspension =
    suspendedAt === null ? null : { since: formatInstant(suspendedAt), until, reason: suspensionReason ?? '' };
  return { ...card, createdAt: formatInstant(createdAt), leaves: leavesAt !== null, suspension };
}

/** What was reported, and what became of it. */
export function presentReported({ at, settledAt, settledBy: by, deed, ...row }: Reported): ReportedOnWire {
  if (settledAt === null) return { ...row, at: formatInstant(at), settled: null };
  const end = suspensionEnd(settledAt, deed?.days ?? null);
  const until = end === null ? null : formatInstant(end);
  const settled = { at: formatInstant(settledAt), by, action: deed?.action ?? null, until };
  return { ...row, at: formatInstant(at), settled };
}

/** Whom it concerns may read it: nothing here says who decided. */
export function presentDecision(decision: Decision): DecisionOnWire {
  const { act, subjectKind, excerpt, reason, decidedAt, appeal, appealedAt, outcome, outcomeReason, settledAt } =
    decision;
  return {
    act,
    subjectKind,
    excerpt,
    reason,
    at: formatInstant(decidedAt),
    appeal: appealedAt === null ? null : { words: appeal ?? '', at: formatInstant(appealedAt) },
    outcome:
      outcome === null || settledAt === null
        ? null
        : { became: outcome, reason: outcomeReason ?? '', at: formatInstant(settledAt) },
  };
}

/** The same for admins, who read who decided. */
export function presentAppeal(appeal: Appeal): AppealOnWire {
  const { id, subjectId, person, decidedBy, settledBy } = appeal;
  return { ...presentDecision(appeal), id, subjectId, person, decidedBy, settledBy };
}

/** `pageOf` says where the bank is answered. */
export function presentPayment(payment: ReturnablePayment, pageOf: (disputeId: string) => string): AdminPaymentOnWire {
  const { openedAt, dispute, refunds, disputed, ...shown } = payment;
  const { id, amount, status } = payment;
  const returnable = status === 'paid' ? returnableOf({ id, amount, refunds, disputed }) : 0;
  return {
    ...shown,
    returnable,
    openedAt: formatInstant(openedAt),
    dispute: dispute && presentDispute(dispute, pageOf),
  };
}

function presentDispute(
  { disputeId, status, amount, answerBy }: NonNullable<AdminPayment['dispute']>,
  pageOf: (disputeId: string) => string,
) {
  return {
    status,
    amount,
    answerBy: answerBy === null ? null : formatInstant(answerBy),
    url: pageOf(disputeId),
  };
}
