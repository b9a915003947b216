import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { admitAdmin, type AccountModerated } from '#modules/accounts';
import { cancelForBoth, changeArtistTime, holdsTime } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { mustBeAdmin } from '../rules/index.ts';
import { lockUser } from '../users.store.ts';
import { findPeopleOfBooking, findWholeBooking, type WholeBooking } from '../work.store.ts';
import { tellModerated } from './tell-decided.ts';
import { asAdminWithin } from './write-audit.ts';

/** One booking with everything that is known of it, for admins alone; reading it leaves a row. */
export async function readBooking(app: App, person: Person, id: number): Promise<WholeBooking> {
  const booking = await findForAdmin(app, person, id);
  await admitAdmin(app, person, { subjectKind: 'booking', subjectId: id, what: 'booking' });
  return booking;
}

async function findForAdmin(app: App, person: Person, id: number): Promise<WholeBooking> {
  mustBeAdmin(person);
  const booking = await findWholeBooking(app.database, id);
  if (!booking) throw refuse('not_found');
  return booking;
}

/** Whether it still holds its time. */
export function isOpen(booking: WholeBooking): boolean {
  return holdsTime(booking.status);
}

/** Cancels a booking for both, who are told why: the mails of a cancelled visit, and one with the reason. */
export async function cancelBooking(app: App, person: Person, id: number, reason: string): Promise<WholeBooking> {
  const { artist } = await findForAdmin(app, person, id);
  return changeArtistTime(app, artist.id, (transaction) =>
    asAdminWithin(app, transaction, person, async (write) => {
      await cancelForBoth(app, transaction, id);
      await tellBoth(app, transaction, id, reason);
      await write({ action: 'cancel_booking', subjectKind: 'booking', subjectId: id, reason });
      return (await findWholeBooking(transaction, id))!;
    }),
  );
}

async function tellBoth(app: App, transaction: Executor, id: number, reason: string): Promise<void> {
  const booking = (await findWholeBooking(transaction, id))!;
  const people = (await findPeopleOfBooking(transaction, id))!;
  const { artistId, clientId, guestName, guestEmail, guestLanguage, timeZone } = people;
  const visit = { at: booking.date, timeZone: booking.timeZone };
  const about = { kind: 'booking', words: booking.service, visit };
  const told = { act: 'cancelled', reason, about } as const;
  for (const userId of [artistId, clientId].filter((one) => one !== null).toSorted((one, other) => one - other)) {
    const user = await lockUser(transaction, userId);
    if (user) await tellModerated(app, transaction, user, told);
  }
  if (clientId !== null || guestEmail === null) return;
  const guest = {
    fullName: guestName ?? '',
    email: guestEmail,
    language: guestLanguage ?? 'en',
    timeZone,
    until: null,
  };
  await app.events.record<AccountModerated>(transaction, 'account.moderated', { ...guest, ...told });
}
