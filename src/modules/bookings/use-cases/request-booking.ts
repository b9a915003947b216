import type { Person } from '#kernel/actor';
import { refuse, type Refusal } from '#kernel/refusal';
import { checkEmailVerified, findUser } from '#modules/accounts';
import type { App } from '#platform/app';
import { violatedConstraint, type Executor } from '#platform/database';
import type { Wish } from '../bookings.contract.ts';
import type { BookingRow } from '../bookings.store.ts';
import { markRequestBooked, type GuestRequest } from '../guest-requests.store.ts';
import { deleteHoldOf } from '../holds.store.ts';
import { insertRepeatable, type Repeatable } from '../idempotency.store.ts';
import { visitOf } from '../message.store.ts';
import { insertBooking, insertFurtherVisits } from '../new-booking.store.ts';
import { firstState, type VisitTime } from '../rules/index.ts';
import { askedBy } from './asked-by.ts';
import { answerRepeats, repeatable, type Outcome } from './answer-repeats.ts';
import { bookerOf, type Asker } from './booker-of.ts';
import { checkPrice, priceChanged } from './check-price.ts';
import { checkTerms } from './check-terms.ts';
import { inTurn } from './change-artist-time.ts';
import { decideVisits, readBusy } from './decide-visits.ts';
import { isClosedTo } from './is-closed-to.ts';
import { keepGuestRequest } from './keep-guest-request.ts';
import { limitAddress, limitBooker } from './limit-asking.ts';
import { newBooking } from './new-booking.ts';
import { planVisits, type Plan } from './plan-visits.ts';
import { refuseAll, refuseSeries } from './preview-visits.ts';
import { NotFree, proposeInstead } from './propose-instead.ts';
import { proofMayHelp, readDue } from './read-due.ts';
import { recordBookingEvent } from './record-booking-event.ts';

/**
 * Books a visit or a whole series, all or nothing, and returns its first visit; or stores it for a guest who has to confirm
 * their e-mail address first, if the artist requires that or the guest wishes to be known (`email_unverified` for an account without a verified address). The
 * engine that lists free times decides here as well; the exclusion constraint decides
 * between concurrent bookings.
 */
export async function requestBooking(app: App, wish: Wish, asker: Asker): Promise<Outcome> {
  const booker = bookerOf(wish, asker.actor);
  await limitAddress(app, 'book', asker.address);
  await limitBooker(app, asker, booker.guestEmail);
  const request = asker.key === undefined ? undefined : repeatable(booker, asker.key, wish);
  return answerRepeats(app, request, () => decide(app, { wish, asker, request }));
}

/** Books a guest's request once they have confirmed their address; `asker` has the hold that was kept for it. */
export async function bookConfirmed(
  app: App,
  { id, wish }: Pick<GuestRequest, 'id' | 'wish'>,
  asker: Asker,
): Promise<BookingRow> {
  const request = repeatable({ scope: `guest-request:${id}`, clientId: null }, 'confirmed', wish);
  const booked = await answerRepeats(app, request, () => decide(app, { wish, asker, request, confirmed: id }));
  return booked.booking!;
}

interface Asked {
  readonly wish: Wish;
  readonly asker: Asker;
  readonly request: Repeatable | undefined;
  /** The guest's request whose address is confirmed. */
  readonly confirmed?: number;
}

async function decide(app: App, { wish, asker, request, confirmed }: Asked): Promise<Outcome> {
  const [plan, closed] = await Promise.all([
    planVisits(app, wish, asker),
    isClosedTo(app, wish.artistId, { actor: asker.actor, guest: wish.guest }),
  ]);
  if (closed) throw refuseAll(plan);
  checkPrice(wish, plan);
  // Opening the mailed link proves the address.
  const address = confirmed === undefined ? undefined : wish.guest?.email;
  const due = await readDue(app, plan, asker.actor, address);
  checkTerms(wish, plan, due);
  const wishes = wish.confirmAddress === true && !asker.actor && proofMayHelp(plan, due);
  const asks = (plan.bookable.schedule.confirmGuestEmail || wishes) && confirmed === undefined;
  if (asks && asker.actor) await checkOwnEmail(app, asker.actor);
  try {
    // A time that is visibly gone is refused without waiting for the lock.
    const seen = plan.bookable.busy && decideVisits(app, plan, plan.bookable.busy);
    return await inTurn(app, wish.artistId, async (waited) => {
      const times = seen && !waited ? seen : decideVisits(app, plan, await readBusy(app, plan, asker));
      return app.database.transaction(async (transaction) => {
        if (asks && !asker.actor) {
          return { kept: await keepGuestRequest(app, transaction, { wish, asker, plan, times, request }) };
        }
        const booking = await book(app, transaction, { wish, asker, plan, request, times, due });
        if (confirmed !== undefined) await markRequestBooked(transaction, confirmed, booking.id);
        return { booking };
      });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'offers_uses_check') throw priceChanged(wish);
    if (!(error instanceof NotFree)) throw error;
    throw plan.series ? await refuseSeries(app, plan, asker.tokenHash) : await refuseVisit(app, plan, asker, error);
  }
}

function refuseVisit(app: App, { bookable, visits }: Plan, { tokenHash }: Asker, error: NotFree): Promise<Refusal> {
  const { service, schedule, gap } = bookable;
  const { duration, userId: artistId } = service;
  return proposeInstead(app, { artistId, rules: schedule.rules, duration, gap, at: visits[0]!.at, tokenHash }, error);
}

/** Accounts follow the same rule as guests: without a verified address, they have to verify it first. */
async function checkOwnEmail(app: App, { id }: Person): Promise<void> {
  const user = await findUser(app.database, id);
  if (user) checkEmailVerified(user);
}

interface Booking {
  readonly wish: Wish;
  readonly asker: Asker;
  readonly plan: Plan;
  readonly request: Repeatable | undefined;
  readonly times: readonly VisitTime[];
  /** What has to be paid before it counts. */
  readonly due: number;
}

async function book(
  app: App,
  transaction: Executor,
  { wish, asker, plan, request, times, due }: Booking,
): Promise<BookingRow> {
  const now = app.clock.now();
  if (asker.tokenHash !== undefined) await deleteHoldOf(transaction, asker.tokenHash);
  const [first, ...further] = times;
  // Whoever offered this very time has said yes to it.
  const autoConfirm = plan.bookable.schedule.autoConfirm || plan.opening !== undefined;
  const stateOf = ({ startsAt }: VisitTime) => firstState(startsAt, { autoConfirm, due, now });
  const state = stateOf(first!);
  const wished = newBooking({ wish, plan, holder: bookerOf(wish, asker.actor) });
  const booking = await insertBooking(transaction, {
    ...wished,
    ...state,
    dueNow: due,
    writtenIn: false,
    startsAt: first!.startsAt,
    endsAt: first!.endsAt,
    createdAt: now,
    askedBy: askedBy(app, asker, wish.artistId),
    artistHasEntry: true,
  });
  if (!booking) throw new NotFree('taken');
  const bookingIds = [booking.id];
  if (further.length > 0) {
    const visits = further.map((time, index) => ({
      ...time,
      // All of a series waits for what is paid for its first visit.
      expiresAt: due > 0 ? state.expiresAt : stateOf(time).expiresAt,
      occurrence: index + 1,
    }));
    const ids = await insertFurtherVisits(transaction, booking, visits);
    if (!ids) throw new NotFree('taken');
    bookingIds.push(...ids);
  }
  if (request && !(await insertRepeatable(transaction, request, booking, now))) throw refuse('conflict');
  // Nobody is told of a visit that is not paid for: it may never be one.
  if (due > 0) return booking;
  const by = autoConfirm ? 'system' : 'client';
  const name = autoConfirm ? 'booking.confirmed' : 'booking.requested';
  const single = further.length === 0 && { visits: [visitOf(booking)] };
  await recordBookingEvent(app, transaction, name, { bookingId: booking.id, bookingIds, by, from: null, ...single });
  return booking;
}
