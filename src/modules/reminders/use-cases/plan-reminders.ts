import type { VisitForMessage } from '#modules/bookings';
import { voidMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { insertReminders, voidReminders } from '../reminders.store.ts';
import { planReminder } from '../rules/index.ts';

/** Plans the reminders of the visits among these that are certain now, in the transaction that made them so. */
export async function planReminders(
  app: App,
  transaction: Executor,
  visits: readonly VisitForMessage[],
): Promise<void> {
  const now = app.clock.now();
  const planned = visits.flatMap((visit) => {
    const reminder = visit.status === 'confirmed' ? planReminder(visit, now) : undefined;
    return reminder ? [{ ...reminder, bookingId: visit.id, bookingVersion: visit.version }] : [];
  });
  await insertReminders(transaction, planned);
}

/** Withdraws the reminders of bookings that changed and the question how it was, also while their mail waits. */
export async function withdrawReminders(transaction: Executor, bookingIds: readonly number[]): Promise<void> {
  // In this order: a dispatch that runs at the same moment is waited for here, and its mail is then found below.
  await voidReminders(transaction, bookingIds);
  await voidMails(transaction, { bookingIds, kinds: ['visit.reminder', 'visit.completed'] });
}
