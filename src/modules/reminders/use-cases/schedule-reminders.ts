import type { VisitForMessage } from '#modules/bookings';
import { voidMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertReminders, voidReminders } from '../reminders.store.ts';
import { planReminder } from '../rules/index.ts';

/**
 * Brings the reminders of these visits in line with what they are now, in the transaction that changed them: what was
 * planned before is withdrawn, confirmed visits get a new plan.
 */
export async function scheduleReminders(
  app: App,
  transaction: Executor,
  visits: readonly VisitForMessage[],
): Promise<void> {
  await withdrawReminders(
    transaction,
    visits.map(({ id }) => id),
  );
  const now = app.clock.now();
  const planned = visits.flatMap((visit) => {
    const reminder = visit.status === 'confirmed' ? planReminder(visit, now) : undefined;
    return reminder ? [{ ...reminder, bookingId: visit.id, bookingVersion: visit.version }] : [];
  });
  await insertReminders(transaction, planned);
}

/** Withdraws reminders, also those whose mail waits to be sent. */
async function withdrawReminders(transaction: Executor, bookingIds: readonly number[]): Promise<void> {
  // In this order: a dispatch that runs at the same moment is waited for here, and its mail is then found below.
  await voidReminders(transaction, bookingIds);
  await voidMails(transaction, { bookingIds, kinds: ['visit.reminder'] });
}
