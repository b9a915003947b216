import { readVisitsForMessage } from '#modules/bookings';
import { queueMails } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { visitMails } from './write-visit-mail.ts';

/** Queues, for a guest whose address was wrong, the mail that they never got; what is not paid for yet has none. */
export async function tellAgain(app: App, transaction: Executor, bookingIds: readonly number[]): Promise<void> {
  const visits = await readVisitsForMessage(transaction, bookingIds);
  const [first] = visits;
  if (first?.status !== 'pending' && first?.status !== 'confirmed') return;
  const notice = first.status === 'pending' ? 'requested' : 'booked';
  await queueMails(app, transaction, visitMails({ reader: 'client', notice, visits, by: 'client' }));
}
