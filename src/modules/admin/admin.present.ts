import { formatInstant } from '#kernel/time';
import type { AuditRowOnWire } from './audit.contract.ts';
import type { AuditRow } from './audit.store.ts';
import type { ReportedOnWire } from './reports.contract.ts';
import type { Reported } from './reports.store.ts';
import type { AdminUserOnWire } from './users.contract.ts';
import type { AdminUser } from './users.store.ts';

export function presentAudit(row: AuditRow): AuditRowOnWire {
  return { ...row, details: { ...row.details }, at: formatInstant(row.at) };
}

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

export function presentReported({ at, settledAt, settledBy, ...row }: Reported): ReportedOnWire {
  const settled = settledAt === null ? null : { at: formatInstant(settledAt), by: settledBy };
  return { ...row, at: formatInstant(at), settled };
}
