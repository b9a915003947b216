import { readVisitsForMessage, type GuestChange } from '#modules/bookings';
import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { GuestChangeMail } from './write-guest-change-mail.ts';

/**
 * Tells the previous address of a guest's visits what changed, and how to undo it. `bookingIds`: visits that the calendar there
 * is not to show any more, since another address has been invited to them.
 */
export async function tellFormerAddress(
  app: App,
  transaction: Executor,
  change: GuestChange,
  bookingIds: readonly number[] = [],
): Promise<void> {
  const [visit] = await readVisitsForMessage(transaction, [change.bookingId]);
  const withdrawn = await readVisitsForMessage(transaction, bookingIds);
  const letter: GuestChangeMail = { change, visit: visit!, withdrawn };
  const { email: recipient, bookingId } = change;
  // Each of several mails has its own link: none replaces another.
  await queueMail(app, transaction, { kind: `link.${change.kind}`, recipient, letter, bookingId, once: true });
}
