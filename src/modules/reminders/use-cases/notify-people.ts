import type { VisitForMessage } from '#modules/bookings';
import { holdsTime, pathOfBooking, pathOfWork } from '#modules/bookings/rules';
import { notify, settleNotices } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { noticesFor } from '../rules/index.ts';
import type { Happened } from './tell-people.ts';

/** Tells those of a visit's people who have an account inside Uli, too; what somebody did themselves they know. */
export async function notifyPeople(app: App, transaction: Executor, { name, event, visits }: Happened): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { by, from } = event;
  const groupKey = `booking:${first.id}`;
  // Whoever takes a step has seen what they were told before it.
  const actorId = by === 'system' ? null : first[by].id;
  if (from !== null && actorId !== null) await settleNotices(app, transaction, actorId, groupKey);
  const granted = 'granted' in event && event.granted;
  for (const { reader, notice } of noticesFor({ name, by, from, to: first.status, granted })) {
    // Automatic confirmation follows what the client just did, and so does what they paid for.
    const begins = from === null || (from === 'awaiting_payment' && holdsTime(first.status));
    const own = reader === (by === 'system' && begins ? 'client' : by);
    // Neither of the two: an admin.
    const byHouse = by === 'system' && notice === 'cancelled';
    const userId = first[reader].id;
    if (own || userId === null) continue;
    const other = first[reader === 'client' ? 'artist' : 'client'];
    await notify(app, transaction, {
      userId,
      actorId: byHouse ? null : other.id,
      topic: 'bookings',
      kind: byHouse ? 'booking.withdrawn' : `booking.${notice}${isPaid(event, first) ? 'Paid' : ''}`,
      groupKey,
      // What was called off stands in no list of what is to come; its own page says why.
      href: reader === 'client' || notice === 'cancelled' ? pathOfBooking(first.id) : pathOfWork(first.id),
      facts: factsOf(first, other, event),
    });
  }
}

/** A new visit that had to be paid for first is told together with the money: a client never hears of it, they paid. */
const isPaid = ({ from }: Happened['event'], { dueNow = 0 }: VisitForMessage) => from === null && dueNow > 0;

/** `name` is for guests, who have no account to be shown. */
function factsOf(
  { service, startsAt: at, timeZone, dueNow = 0, currency }: VisitForMessage,
  other: VisitForMessage['artist' | 'client'],
  event: Happened['event'],
) {
  // What is said of a wish for another time is said of that time.
  const startsAt = 'asked' in event && event.asked && !('oldStart' in event) ? event.asked.start : at;
  const guest = other.id === null && { name: other.fullName };
  return { service: service.name, startsAt, timeZone, ...(dueNow > 0 && { amount: dueNow, currency }), ...guest };
}
