import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { admitAdmin } from '#modules/accounts';
import type { App } from '#platform/app';
import { findBooking, type BookingRow } from '../bookings.store.ts';
import { partOf, type Part, type Viewer } from '../rules/index.ts';

export interface OwnBooking {
  readonly booking: BookingRow;
  readonly by: Part;
}

/** A booking of one's own, as its client or its artist; `not_found` for everybody else. */
export async function findBookingOf(app: App, person: Person, id: number): Promise<OwnBooking> {
  const booking = await findBooking(app.database, id);
  const by = booking && partOf(booking, person);
  if (!booking || !by) throw refuse('not_found');
  return { booking, by };
}

/** A booking to look at: one's own, or anybody's for an admin. */
export async function readBooking(
  app: App,
  person: Person,
  id: number,
): Promise<{ booking: BookingRow; viewer: Exclude<Viewer, 'guest'> }> {
  const booking = await findBooking(app.database, id);
  if (!booking) throw refuse('not_found');
  const part = partOf(booking, person);
  if (!part) await admitAdmin(app, person, { subjectKind: 'booking', subjectId: id, what: 'booking' }, 'not_found');
  return { booking, viewer: part ?? 'admin' };
}
