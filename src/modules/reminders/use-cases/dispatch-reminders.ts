import { markReminderSent, readVisitsForMessage } from '#modules/bookings';
import { queueMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { listDueReminders, settleReminders } from '../reminders.store.ts';
import { visitStart } from '../rules/index.ts';
import { visitMails } from './write-visit-mail.ts';

/** So many reminders share a transaction. */
const batchSize = 50;
/** While one writes mails, the database works for another. They share no booking, so none waits for another's rows. */
const lanes = 2;

/** Sends the reminders whose moment has come, each once, whoever else runs this at the same time. */
export async function dispatchReminders(app: App, stopping?: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, (_, lane) => dispatchLane(app, lane, stopping)));
}

async function dispatchLane(app: App, lane: number, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const found = await app.database.transaction((transaction) => dispatchBatch(app, transaction, lane));
    if (found < batchSize) return;
  }
}

async function dispatchBatch(app: App, transaction: Executor, lane: number): Promise<number> {
  const now = app.clock.now();
  const due = await listDueReminders(transaction, { now, limit: batchSize, lane, lanes });
  const begun = due.filter((reminder) => visitStart(reminder) <= now);
  await settleReminders(transaction, idsOf(begun), 'skipped');
  const timely = due.filter((reminder) => visitStart(reminder) > now);
  // The booking before its reminder, as whoever cancels does: in any other order the two would wait for each other.
  const confirmed = await markReminderSent(
    transaction,
    timely.map(({ bookingId }) => bookingId),
  );
  await settleReminders(transaction, idsOf(timely.filter(({ bookingId }) => !confirmed.has(bookingId))), 'voided');
  const standing = timely.filter(({ bookingId }) => confirmed.has(bookingId));
  // Asked for at once, the two are one trip; what somebody else settled meanwhile is read for nothing.
  const [claimed, visits] = await Promise.all([
    settleReminders(transaction, idsOf(standing), 'sent'),
    readVisitsForMessage(transaction, [...confirmed]),
  ]);
  const told = new Set(standing.filter(({ id }) => claimed.has(id)).map(({ bookingId }) => bookingId));
  const mails = visits
    .filter(({ id }) => told.has(id))
    .flatMap((visit) => visitMails({ reader: 'client', notice: 'reminder', visits: [visit], by: 'system' }));
  await queueMails(app, transaction, mails);
  return due.length;
}

function idsOf(reminders: readonly { readonly id: number }[]): number[] {
  return reminders.map(({ id }) => id);
}
