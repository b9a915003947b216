import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import type { App } from '#platform/app';
import type { decisions } from '../rules/index.ts';
import { findReported } from '../reports.store.ts';
import { lockUser } from '../users.store.ts';
import { settleReports } from './settle-reports.ts';
import { keepOut } from './suspend-user.ts';
import { takeAway } from './take-away.ts';
import { tellDecided } from './tell-decided.ts';
import { asAdmin } from './write-audit.ts';

export interface Decision {
  readonly decision: (typeof decisions)[number];
  readonly reason: string;
  /** Of a suspension; null or nothing for good. */
  readonly days?: number | null | undefined;
}

const actions = { dismiss: 'dismiss_report', remove: 'remove', warn: 'warn', suspend: 'suspend' } as const;

/**
 * Decides about what was reported and settles every open report of it. All admins wait for one another here, so the second
 * of two finds nothing open: `report_settled`. Answers how many reports it settled.
 */
export function decideReport(app: App, person: Person, reportId: number, decided: Decision): Promise<number> {
  return asAdmin(app, person, async (transaction, write) => {
    const { decision, reason, days = null } = decided;
    const subject = await findReported(transaction, reportId);
    if (!subject) throw refuse('not_found');
    const { subjectKind, subjectId, userId, excerpt } = subject;
    if (userId === person.id) throw refuse('oneself');
    const status = decision === 'dismiss' ? 'dismissed' : 'actioned';
    const settled = await settleReports(app, transaction, person, subject, status);
    if (settled === 0) throw refuse('report_settled');
    if (decision === 'remove' && !(await takeAway(app, transaction, subject))) throw refuse('gone_already');
    const user = userId === null || decision === 'dismiss' ? undefined : await lockUser(transaction, userId);
    // A guest has no account: of their words nobody can be told, but they can be taken away.
    if (!user && (decision === 'warn' || decision === 'suspend')) throw refuse('person_gone');
    const about = { subjectKind, subjectId, excerpt, reason };
    if (user && decision === 'suspend') await keepOut(app, transaction, person, user, { ...about, days });
    if (user && decision === 'warn') await tellDecided(app, transaction, person, user, { ...about, act: 'warned' });
    if (user && decision === 'remove') await tellDecided(app, transaction, person, user, { ...about, act: 'removed' });
    const details = { reports: settled, userId, ...(decision === 'suspend' && { days }) };
    await write({ action: actions[decision], subjectKind, subjectId, reason, details });
    return settled;
  });
}
