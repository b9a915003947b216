import type { Person } from '#kernel/actor';
import { readerLocale, tagOf } from '#kernel/language';
import { refuse } from '#kernel/refusal';
import { minuteMs, type EpochMs } from '#kernel/time';
import { firstPolicy } from '#modules/accounts/rules';
import { readBusyTimes } from '#modules/availability';
import { areApart } from '#modules/safety';
import type { App } from '#platform/app';
import { violatedConstraint } from '#platform/database';
import type { Limit } from '#platform/limits';
import { translator } from '#platform/messages';
import type { VisitForClient, Wish } from '../bookings.contract.ts';
import type { BookingRow } from '../bookings.store.ts';
import { isOwnClient } from '../own-client.store.ts';
import { visitOf } from '../message.store.ts';
import { insertBooking, insertFurtherVisits } from '../new-booking.store.ts';
import { isArtistsOwn, requestExpiry, visitTime, whyNotEach, type VisitTime } from '../rules/index.ts';
import type { Holder } from './booker-of.ts';
import { changeArtistTime } from './change-artist-time.ts';
import { priceChanged } from './check-price.ts';
import { newBooking } from './new-booking.ts';
import { planVisits, type Plan } from './plan-visits.ts';
import { seriesTaken } from './preview-visits.ts';
import { NotFree, proposeInstead } from './propose-instead.ts';
import { dueIfAsked } from './read-due.ts';
import { recordBookingEvent } from './record-booking-event.ts';

const lateBy = 12 * 60 * minuteMs;

/** Every one of them may mail a stranger. */
const limit: Limit = { name: 'book_for_client', points: 60, seconds: 60 * 60 };

/**
 * Writes a visit, or a whole series, into a professional's own calendar for somebody who asked them: confirmed at once, also
 * outside their hours or over a visit of their own when they say so, never onto another appointment. A single one may have
 * begun up to 12 hours ago; of a series all dates are booked or none, and the refusal says which are not free. `payFirst` asks the
 * client for what the services ask in advance: until they have paid it, a day at most, the time is only kept.
 */
export async function bookForClient(
  app: App,
  person: Person,
  { clientId, guest, override = false, fullPrice = false, payFirst = false, ...asked }: VisitForClient,
): Promise<BookingRow> {
  await app.limits.spend(limit, String(person.id));
  const holder = await holderFor(app, person, { clientId, guest });
  const wish: Wish = { ...asked, artistId: person.id };
  const plan = await planVisits(app, wish, { actor: undefined, lateBy, fullPrice }, 'own');
  const due = payFirst ? dueFirst(app, plan, holder) : 0;
  try {
    return await writeIn(app, plan, { wish, holder, override, due });
  } catch (error) {
    if (violatedConstraint(error) === 'offers_uses_check') throw priceChanged(wish);
    if (!(error instanceof NotFree)) throw error;
    const { service, schedule, gap } = plan.bookable;
    const visit = { artistId: person.id, rules: schedule.rules, duration: service.duration, gap, at: wish.date };
    throw await proposeInstead(app, visit, error);
  }
}

interface Written {
  readonly wish: Wish;
  readonly holder: Holder;
  readonly override: boolean;
  /** What has to be paid before it counts. */
  readonly due: number;
}

function writeIn(app: App, plan: Plan, { wish, holder, override, due }: Written): Promise<BookingRow> {
  const { service, schedule, gap } = plan.bookable;
  const { artistId } = wish;
  const times = plan.visits.map(({ at }) => visitTime(at, service.duration, gap));
  const [first, ...further] = times;
  return changeArtistTime(app, artistId, async (transaction) => {
    const now = app.clock.now();
    const span = { from: first!.startsAt, to: times.at(-1)!.blockedUntil };
    const busy = await readBusyTimes(transaction, { artistId, ...span, now, exceptOwnVisits: override });
    const decidedAt = writtenLate(first!.startsAt, now);
    const rules = decidedAt === now ? schedule.rules : { ...schedule.rules, minNotice: 0 };
    const question = { rules, duration: service.duration, gap, busy, now: decidedAt };
    const starts = times.map(({ startsAt }) => startsAt);
    const whyNots = whyNotEach(question, starts).map((why) => (why && override && isArtistsOwn(why) ? undefined : why));
    const whyNot = whyNots.find((why) => why !== undefined);
    if (whyNot && plan.series) throw seriesTaken(plan, whyNots);
    if (whyNot) throw new NotFree(whyNot);
    const expiresAt = due > 0 ? requestExpiry(now, first!.startsAt) : null;
    const wished = newBooking({ wish, plan, holder });
    const booking = await insertBooking(transaction, {
      ...wished,
      // Only clients who agreed to fees owe them: here those who pay first.
      policy: due > 0 ? wished.policy : firstPolicy,
      status: due > 0 ? 'awaiting_payment' : 'confirmed',
      // Otherwise it is paid as the client agreed with the artist.
      dueNow: due,
      oncePaid: due > 0 ? 'confirmed' : null,
      writtenIn: true,
      ...timesIn(first!),
      expiresAt,
      createdAt: now,
      // The artist adds it themselves, and gets no mail of it.
      askedBy: null,
      artistHasEntry: false,
    });
    if (!booking) throw new NotFree('taken');
    const { id } = booking;
    const visits = further.map((time, index) => ({ ...timesIn(time), expiresAt, occurrence: index + 1 }));
    const others = visits.length > 0 ? await insertFurtherVisits(transaction, booking, visits) : [];
    if (!others) throw new NotFree('taken');
    const single = others.length === 0 && { visits: [visitOf(booking)] };
    const event = { bookingId: id, bookingIds: [id, ...others], by: 'artist', from: null, ...single } as const;
    await recordBookingEvent(app, transaction, due > 0 ? 'booking.payment_asked' : 'booking.confirmed', event);
    return booking;
  });
}

/** What the client is asked to pay first; refused (`invalid`) where nothing is asked, nobody can be, or it is too late for it. */
function dueFirst(app: App, plan: Plan, { clientId, guestEmail }: Holder): number {
  const due = dueIfAsked(plan);
  if (due === 0) throw wrong('payFirst', 'payFirst.nothing');
  if (clientId === null && !guestEmail) throw wrong('payFirst', 'payFirst.nobody');
  if (plan.visits[0]!.at <= app.clock.now()) throw wrong('payFirst', 'payFirst.begun');
  return due;
}

const timesIn = ({ startsAt, endsAt }: VisitTime) => ({ startsAt, endsAt });

/**
 * As of when the time of a visit is decided: of one that began lately its own beginning. Whoever sat down without a booking
 * is written in when there is a hand free, at the latest at the end of the working day; what is older would tell clients and
 * figures of a visit that nobody speaks of any more.
 */
function writtenLate(startsAt: EpochMs, now: EpochMs): EpochMs {
  return startsAt < now && startsAt >= now - lateBy ? startsAt : now;
}

type ForWhom = Pick<VisitForClient, 'clientId' | 'guest'>;

/** For whom: a guest, or an account that was booked here before and of whom nobody blocked the other. */
async function holderFor(app: App, { id }: Person, { clientId, guest }: ForWhom): Promise<Holder> {
  if (typeof clientId === 'number') {
    const [known, apart] = await Promise.all([
      isOwnClient(app.database, id, clientId),
      areApart(app.database, id, clientId),
    ]);
    if (!known || apart) throw wrong('clientId', 'notOwnClient');
    return { clientId };
  }
  if (!guest) throw wrong('guest', 'whoComes');
  const { fullName, email, phone } = guest;
  return {
    clientId: null,
    guestName: fullName,
    guestEmail: email ?? null,
    guestPhone: phone ?? null,
    guestLanguage: tagOf(readerLocale()),
  };
}

type Sentence = 'notOwnClient' | 'whoComes' | 'payFirst.nothing' | 'payFirst.nobody' | 'payFirst.begun';

function wrong(field: string, sentence: Sentence) {
  return refuse('invalid', { fields: { [field]: translator()(`bookingRefusal.forClient.${sentence}`) } });
}
