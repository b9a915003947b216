import type { VisitForMessage } from '#modules/bookings';
import { notify } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { noticesFor } from '../rules/index.ts';
import type { Happened } from './tell-people.ts';

/** Tells those of a visit's people who have an account inside Uli, too; what somebody did themselves they know. */
export async function notifyPeople(app: App, transaction: Executor, { name, event, visits }: Happened): Promise<void> {
  const [first] = visits;
  if (!first) return;
  const { by, from } = event;
  for (const { reader, notice } of noticesFor({ name, by, from, to: first.status })) {
    // Automatic confirmation follows what the client just did.
    const own = reader === (by === 'system' && from === null ? 'client' : by);
    const userId = first[reader].id;
    if (own || userId === null) continue;
    const other = first[reader === 'client' ? 'artist' : 'client'];
    await notify(app, transaction, {
      userId,
      actorId: other.id,
      topic: 'bookings',
      kind: `booking.${notice}`,
      groupKey: `booking:${first.id}`,
      href: reader === 'client' ? `/booking-confirmation?booking=${first.id}` : '/bookings?tab=professional',
      facts: factsOf(first, other),
    });
  }
}

/** `name` is for guests, who have no account to be shown. */
function factsOf({ service, startsAt, timeZone }: VisitForMessage, other: VisitForMessage['artist' | 'client']) {
  return { service: service.name, startsAt, timeZone, ...(other.id === null && { name: other.fullName }) };
}
