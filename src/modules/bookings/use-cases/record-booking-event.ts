import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { BookingEvents } from '../bookings.events.ts';

/** Records one of our events, by its name and with its payload. */
export function recordBookingEvent<Name extends keyof BookingEvents>(
  app: Pick<App, 'events'>,
  transaction: Executor,
  name: Name,
  event: BookingEvents[Name],
): Promise<void> {
  return app.events.record(transaction, name, event);
}
