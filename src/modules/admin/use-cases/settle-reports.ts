import type { Person } from '#kernel/actor';
import { notifyAll } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { updateReports, type ReportedSubject, type Settlement } from '../reports.store.ts';

/**
 * Settles every open report of one thing, and tells whoever made them what came of it: that somebody acted or found nothing,
 * and no word of what the other person was told. Answers how many there were.
 */
export async function settleReports(
  app: App,
  transaction: Executor,
  admin: Person,
  { subjectKind, subjectId }: Pick<ReportedSubject, 'subjectKind' | 'subjectId'>,
  status: Settlement['status'],
): Promise<number> {
  const settlement = { status, at: app.clock.now(), by: admin.id };
  const settled = await updateReports(transaction, { subjectKind, subjectId }, settlement);
  // What somebody reported may be gone by now, so it leads nowhere but to where more can be said.
  const told = { topic: 'moderation', kind: `report.${status}`, actorId: null, href: '/contact' } as const;
  await notifyAll(
    app,
    transaction,
    settled
      .filter(({ reporterId }) => reporterId !== admin.id)
      .map(({ id, reporterId }) => ({
        ...told,
        userId: reporterId,
        groupKey: `report:${id}`,
        facts: { subject: subjectKind },
      })),
  );
  return settled.length;
}
