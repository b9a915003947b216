import { readVisitsForMessage, type GuestChange } from '#modules/bookings';
import { queueMail } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { GuestChangeMail } from './write-guest-change-mail.ts';

/** Tells the address that a guest's visits had until now what was done to them, and how to undo it. */
export async function tellFormerAddress(app: App, transaction: Executor, change: GuestChange): Promise<void> {
  const [visit] = await readVisitsForMessage(transaction, [change.bookingId]);
  const letter: GuestChangeMail = { change, visit: visit! };
  const { email: recipient, bookingId } = change;
  // Each of several has a link of its own: none replaces another.
  await queueMail(app, transaction, { kind: `link.${change.kind}`, recipient, letter, bookingId, once: true });
}
