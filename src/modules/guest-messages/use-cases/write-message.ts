import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { lockBooking, openManageLink, seriesIdOf, type BookingRow } from '#modules/bookings';
import { notify, settleNotices } from '#modules/notifications';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Limit, NameLimit } from '#platform/limits';
import { insertGuestMessage, markRead, type GuestMessage } from '../guest-messages.store.ts';
import type { WhyNotWriteAsGuest, WhyNotWriteToGuest } from '../rules/index.ts';
import { findOwnVisit, findVisitWrittenAbout, findWhyNot, findWhyNotAsGuest } from './read-thread.ts';
import { mailToArtist, mailToGuest } from './tell-by-mail.ts';

/** Each of them is a mail to an address that nobody has proved. */
const perBooking: Limit = { name: 'write_to_guest', points: 20, seconds: 3600 };
const perGuest: NameLimit = { name: 'write_as_guest', points: 20, altogether: 40, seconds: 3600 };

/**
 * Writes to the guest of one of a professional's own bookings; a mail tells the guest of it. Refuses `no_address`, `link_over`,
 * `cannot_write`, `writes_with_account` and `too_many_tries`.
 */
export async function writeToGuest(
  app: App,
  person: Person,
  bookingId: number,
  content: string,
): Promise<GuestMessage> {
  const visit = await findOwnVisit(app, person, bookingId);
  await app.limits.spend(perBooking, String(seriesIdOf(visit)));
  return app.database.transaction(async (transaction) => {
    await keepGuest(transaction, visit, () => findWhyNot(app, transaction, visit));
    const message = await add(app, transaction, visit, { fromGuest: false, content });
    await settleNotices(app, transaction, person.id, groupKeyOf(visit));
    await mailToGuest(app, transaction, visit);
    return message;
  });
}

/** Writes to the professional behind a guest's link, who is told inside Uli, and by mail unless something waits already. */
export async function writeAsGuest(app: App, token: string, content: string, address: string): Promise<GuestMessage> {
  const booking = await openManageLink(app, token);
  await app.limits.spendName(perGuest, String(seriesIdOf(booking)), address);
  const visit = await findVisitWrittenAbout(app, booking);
  return app.database.transaction(async (transaction) => {
    await keepGuest(transaction, visit, () => findWhyNotAsGuest(transaction, visit));
    return add(app, transaction, visit, { fromGuest: true, content });
  });
}

/** Keeps a visit its guest's until the transaction ends, and refuses where nobody may write. */
async function keepGuest(
  transaction: Executor,
  visit: BookingRow,
  findWhy: () => Promise<WhyNotWriteToGuest | WhyNotWriteAsGuest | undefined>,
): Promise<void> {
  const first = await lockBooking(transaction, seriesIdOf(visit));
  const whyNot = first!.clientId === null ? await findWhy() : 'writes_with_account';
  if (whyNot) throw refuse(whyNot);
}

async function add(
  app: App,
  transaction: Executor,
  visit: BookingRow,
  said: { readonly fromGuest: boolean; readonly content: string },
): Promise<GuestMessage> {
  const bookingId = seriesIdOf(visit);
  const { artistId } = visit;
  const written = { bookingId, artistId, ...said };
  const { message, unreadCount } = await insertGuestMessage(transaction, written, app.clock.now());
  if (said.fromGuest) {
    await notify(app, transaction, {
      userId: artistId,
      actorId: null,
      topic: 'messages',
      kind: 'guest.wrote',
      groupKey: groupKeyOf(visit),
      href: `/messages/guest/${bookingId}`,
      facts: { name: visit.guestName!, service: visit.serviceName },
    });
    if (unreadCount === 1) await mailToArtist(app, transaction, visit);
  }
  await tellLive(app, transaction, visit);
  return message;
}

/** Marks what the guest of a booking wrote as read. */
export async function markGuestThreadRead(app: App, person: Person, bookingId: number): Promise<void> {
  const visit = await findOwnVisit(app, person, bookingId);
  await app.database.transaction(async (transaction) => {
    if (!(await markRead(transaction, seriesIdOf(visit)))) return;
    await settleNotices(app, transaction, person.id, groupKeyOf(visit));
    await tellLive(app, transaction, visit);
  });
}

function tellLive(app: App, transaction: Executor, visit: BookingRow): Promise<void> {
  const data = { bookingId: seriesIdOf(visit) };
  return app.realtime.publish(transaction, [`person:${visit.artistId}`], { name: 'message', data });
}

const groupKeyOf = (visit: BookingRow) => `guest:${seriesIdOf(visit)}`;
