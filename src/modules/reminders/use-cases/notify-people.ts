import type { VisitForMessage } from '#modules/bookings';
import { holdsTime, pathOfBooking, pathOfWork, pathToPay } from '#modules/bookings/rules';
import { notify, settleNotices } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { noticesFor, type Notice, type Reader } from '../rules/index.ts';
import type { Happened } from './tell-people.ts';

/** Tells those of a visit's people who have an account inside Uli, too; what somebody did themselves they know. */
export async function notifyPeople(app: App, transaction: Executor, { name, event, visits }: Happened): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { by, from } = event;
  const ofBooking = `booking:${first.id}`;
  // Whoever takes a step has seen what they were told before it.
  const actorId = by === 'system' ? null : first[by].id;
  if (from !== null && actorId !== null) await settleNotices(app, transaction, actorId, ofBooking);
  const granted = 'granted' in event && event.granted;
  const happening = { name, by, from, to: first.status, writtenIn: first.writtenIn, granted };
  for (const { reader, notice } of noticesFor(happening)) {
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
      // What happens later hides nothing that was not read; only of the same, such as a second move, the latest counts.
      groupKey: `${ofBooking}:${notice}`,
      // What was called off stands in no list of what is to come; its own page says why.
      href: hrefOf(first.id, reader, notice),
      facts: factsOf(visits, other, event),
    });
  }
}

function hrefOf(id: number, reader: Reader, notice: Notice): string {
  if (notice === 'payFirst') return pathToPay(id);
  const ofItsOwn = notice === 'cancelled' || notice === 'unpaid' || notice === 'noShowContested';
  return reader === 'client' || ofItsOwn ? pathOfBooking(id) : pathOfWork(id);
}

/** A new visit that had to be paid for first is told together with the money: a client never hears of it, they paid. */
const isPaid = ({ from }: Happened['event'], { dueNow = 0, status }: VisitForMessage) =>
  from === null && dueNow > 0 && status !== 'awaiting_payment';

/** `name` is for guests, who have no account to be shown. */
function factsOf(
  visits: readonly VisitForMessage[],
  other: VisitForMessage['artist' | 'client'],
  event: Happened['event'],
) {
  const { service, startsAt: at, timeZone, dueNow = 0, currency } = visits[0]!;
  // What is said of a wish for another time is said of that time.
  const startsAt = 'asked' in event && event.asked && !('oldStart' in event) ? event.asked.start : at;
  const guest = other.id === null && { name: other.fullName };
  const time = { startsAt, timeZone, visits: visits.length };
  return { service: service.name, ...time, ...(dueNow > 0 && { amount: dueNow, currency }), ...guest };
}
