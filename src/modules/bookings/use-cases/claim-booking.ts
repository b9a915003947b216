import { randomInt } from 'node:crypto';
import type { Actor } from '#kernel/actor';
import { Refusal, refuse } from '#kernel/refusal';
import { canonicalTimeZone } from '#kernel/time';
import { findUser, proveAddress, register } from '#modules/accounts';
import { areApart, lockPeople } from '#modules/safety';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import type { Entry, SignInSource } from '#platform/http';
import { attachVisits, findBooking, seriesIdOf, type BookingRow } from '../bookings.store.ts';
import { usernameFrom } from '../rules/index.ts';
import { translator } from '#platform/messages';
import { provesAddress } from './manage-token.ts';
import { noteGuestChange } from './note-guest-change.ts';
import { recordBookingEvent } from './record-booking-event.ts';

export interface Claim {
  readonly password?: string | undefined;
  readonly username?: string | undefined;
  readonly timeZone?: string | undefined;
  /** The proof in the guest's mails; a wrong one proves nothing and is not an error. */
  readonly proof?: string | undefined;
}

export interface Claimed {
  readonly booking: BookingRow;
  /** The session of an account made for the guest; none when somebody signed in claimed it. */
  readonly session?: Entry;
}

type Give = (transaction: Executor, clientId: number) => Promise<void>;

/**
 * Gives a guest's visit, with the rest of its series, to an account: the signed-in person's, or a new one for the guest's
 * address. Refuses `already_claimed`, also to people apart from the artist. Only what the link proves is given: other visits of
 * the same address stay where they are. With the proof from a mail, the account's address is verified if it is the guest's.
 */
export async function claimBooking(
  app: App,
  booking: BookingRow,
  actor: Actor,
  claim: Claim,
  from: SignInSource,
): Promise<Claimed> {
  if (booking.clientId !== null) {
    if (booking.clientId === actor?.id) return { booking };
    throw refuse('already_claimed');
  }
  if (actor?.id === booking.artistId) throw refuse('own_service');
  const give: Give = async (transaction, clientId) => {
    if (actor) {
      await lockPeople(transaction, actor.id, booking.artistId);
      // Who is blocked is not told so: it sounds as if somebody else had been quicker, as of a time that is taken.
      if (await areApart(transaction, actor.id, booking.artistId)) throw refuse('already_claimed');
    }
    const now = app.clock.now();
    const attached = await attachVisits(transaction, seriesIdOf(booking), clientId, now);
    if (!attached.includes(booking.id)) throw refuse('already_claimed');
    const change = await noteGuestChange(transaction, booking, 'claim', now);
    const event = { bookingIds: attached, clientId, ...(change && { change }) };
    await recordBookingEvent(app, transaction, 'booking.claimed', event);
    if (actor && isProved(app, booking, claim)) await proveGuestAddress(app, transaction, actor.id, booking);
  };
  const opened = actor
    ? await app.database.transaction((transaction) => give(transaction, actor.id))
    : await openAccount(app, booking, claim, from, give);
  const now = await findBooking(app.database, booking.id);
  return { booking: now!, ...(opened && { session: opened.session }) };
}

function isProved(app: App, booking: BookingRow, { proof = '' }: Claim): boolean {
  return booking.guestEmail !== null && provesAddress(app, proof, booking, booking.guestEmail);
}

async function proveGuestAddress(app: App, transaction: Executor, userId: number, { guestEmail }: BookingRow) {
  const user = await findUser(transaction, userId);
  if (user?.emailVerifiedAt === null && user.email.toLowerCase() === guestEmail?.toLowerCase())
    await proveAddress(app, transaction, userId);
}

/** Opens the guest's account and gives it the visit, both or neither. */
async function openAccount(app: App, booking: BookingRow, claim: Claim, from: SignInSource, give: Give) {
  const { password, username, timeZone } = claim;
  // Whom the artist wrote in without an address never got the link by mail.
  if (booking.guestEmail === null) throw refuse('not_found');
  if (!password) throw refuse('invalid', { fields: { password: translator()('field.required') } });
  const person = {
    fullName: booking.guestName!,
    email: booking.guestEmail,
    emailVerified: isProved(app, booking, claim),
    password,
    // A browser that says UTC hides where it is.
    timeZone: timeZone && canonicalTimeZone(timeZone) !== 'UTC' ? timeZone : booking.timeZone,
    claims: seriesIdOf(booking),
  };
  if (username) return register(app, { ...person, username }, from, give);
  // Names are drawn until one is free; the digits make a third meeting unlikely.
  for (let attempt = 1; ; attempt++) {
    const drawn = usernameFrom(booking.guestName!, attempt === 1 ? '' : String(randomInt(1_000_000)));
    try {
      return await register(app, { ...person, username: drawn }, from, give);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'username_taken' || attempt === 5) throw error;
    }
  }
}
