import type { Person } from '#kernel/actor';
import { refuse } from '#kernel/refusal';
import { formatPrice } from '#kernel/visit-time';
import { findBookingOf, lockBooking, type BookingRow } from '#modules/bookings';
import type { App } from '#platform/app';
import type { Executor } from '#platform/database';
import { translator } from '#platform/messages';
import { listDisputes } from '../disputes.store.ts';
import { listEntries, versionOf } from '../ledger.store.ts';
import { listOpen, type PaymentRow } from '../payments.store.ts';
import { listRefunds } from '../refunds.store.ts';
import {
  entriesAtChair,
  entriesToUnmark,
  isMarkable,
  ledgerOf,
  standingOf,
  tipLimits,
  type Entry,
  type PaidAtChair,
} from '../rules/index.ts';
import { closePayment } from './close-payment.ts';
import { takeBackFee } from './notify-of-payment.ts';
import { settleBooking } from './settle-booking.ts';

/** What a professional saw of the money of a booking when they marked it: of two windows only one counts. */
interface Seen {
  /** The money's `version` then. */
  readonly version: number;
}

/**
 * Writes down what was paid at the chair, by the professional's word, and a tip above it. More than is left is refused (`invalid`),
 * as is what was said of money that has changed since (`marked_meanwhile`) and of a visit that is not over (`not_over`).
 */
export function markPaidInPerson(
  app: App,
  person: Person,
  bookingId: number,
  { version, ...paid }: PaidAtChair & Seen,
): Promise<void> {
  return mark(app, person, bookingId, version, ({ booking, left }) => {
    if (paid.tip > 0 && booking.status !== 'completed') throw refuse('tip_not_now');
    const fields = wrongFields(paid, booking, left);
    if (fields) throw refuse('invalid', { fields });
    return entriesAtChair(paid);
  });
}

/** Lets off what is left to pay; where nothing is, that is refused: `nothing_to_pay`. */
export function writeOffRest(app: App, person: Person, bookingId: number, { version }: Seen): Promise<void> {
  return mark(app, person, bookingId, version, ({ left }) => {
    if (left === 0) throw refuse('nothing_to_pay');
    return [{ kind: 'written_off', amount: -left }];
  });
}

/** Takes back everything that was marked by hand: what was paid at the chair, the tips there, what was let off. */
export function unmarkMoney(app: App, person: Person, bookingId: number, { version }: Seen): Promise<void> {
  return mark(app, person, bookingId, version, ({ entries }) => entriesToUnmark(entries));
}

interface Marked {
  readonly booking: BookingRow;
  readonly entries: readonly Entry[];
  readonly left: number;
}

async function mark(
  app: App,
  person: Person,
  bookingId: number,
  version: number,
  decide: (marked: Marked) => readonly Entry[],
): Promise<void> {
  const { by } = await findBookingOf(app, person, bookingId);
  if (by !== 'artist') throw refuse('forbidden');
  const pages = await app.database.transaction(async (transaction) => {
    const booking = (await lockBooking(transaction, bookingId))!;
    if (!isMarkable(booking.status)) throw refuse('not_over');
    const entered = await listEntries(transaction, [bookingId]);
    if (versionOf(entered) !== version) throw refuse('marked_meanwhile');
    const before = ledgerOf(entered, booking);
    const left = await leftOf(transaction, booking, before);
    const entries = decide({ booking, entries: before, left });
    const settling = { by, now: app.clock.now() };
    // What it costs is entered before what was paid for it.
    await settleBooking(transaction, booking, settling);
    await settleBooking(transaction, booking, { ...settling, entries });
    if ((await leftOf(transaction, booking, [...before, ...entries])) > 0) return [];
    await takeBackFee(app, transaction, booking);
    return (await listOpen(transaction, [bookingId])).filter(({ purpose }) => purpose === 'rest');
  });
  await closePages(app, pages);
}

async function leftOf(transaction: Executor, booking: BookingRow, entries: readonly Entry[]): Promise<number> {
  const [disputes, refunds] = await Promise.all([
    listDisputes(transaction, [booking.id]),
    listRefunds(transaction, [booking.id]),
  ]);
  return standingOf(booking, entries, { disputes, refunds }).left;
}

/** Why what was written cannot be marked, in a sentence for the field. */
function wrongFields(
  { amount, tip }: PaidAtChair,
  booking: BookingRow,
  left: number,
): Readonly<Record<string, string>> | undefined {
  const t = translator();
  const most = { left: formatPrice(left, booking.currency), none: String(left === 0) };
  if (amount > left) return { amount: t('payments.atChair.tooMuch', most) };
  if (tip > tipLimits(booking).most) return { tip: t('payments.tipRange') };
  return amount + tip === 0 ? { amount: t('payments.atChair.nothing') } : undefined;
}

/** Closes the pages on which the client would pay once more. What cannot be closed now the job closes later. */
async function closePages(app: App, pages: readonly PaymentRow[]): Promise<void> {
  for (const page of pages) {
    try {
      // One after the other: there is hardly ever more than one.
      await closePayment(app, page);
    } catch (error) {
      app.log.warn({ payment: page.id, error: (error as Error).message }, 'a pay page stays open for now');
    }
  }
}
