import { payablePart } from '#kernel/currency';
import { refuse } from '#kernel/refusal';
import { lockBooking, type BookingRow } from '#modules/bookings';
import { statusAt } from '#modules/bookings/rules';
import { findPayee } from '#modules/payouts';
import type { App } from '#platform/app';
import { translator } from '#platform/messages';
import { listDisputes } from '../disputes.store.ts';
import { listEntries } from '../ledger.store.ts';
import { insertPayment, listOpen, listUnapplied, type NewPayment } from '../payments.store.ts';
import { askedNow, isDisputed, ledgerOf, pageClosesAt, payableNow, tipLimits, type Purpose } from '../rules/index.ts';
import { closePayment } from './close-payment.ts';
import { isHeld } from './is-held.ts';
import { openPayPage, type Returns } from './open-pay-page.ts';

const limit = { name: 'payments.checkout', points: 30, seconds: 3_600 };

export interface WishedPayment {
  /** In minor units; without one it is what is due. */
  readonly tip?: number | undefined;
  /** Whether the terms were agreed to. */
  readonly agreed?: boolean | undefined;
}

/**
 * Sends the client of a booking to the hosted page where they pay what is due, or a tip. The amount is ours alone. Pressed
 * twice, in two windows or two processes, it is the same page; a page for another amount is closed first. Nobody is sent to a
 * page that its payment does not know: what was replaced while it was made is closed again, and refused as `page_replaced`. Refuses
 * `no_online_payment`, `nothing_to_pay`, `too_little_to_pay`, `tip_not_now`, and `paid_otherwise` while an admin has yet to look at what
 * came instead of what was asked for.
 */
export async function beginPayment(
  app: App,
  seen: BookingRow,
  wished: WishedPayment,
  returns: Returns,
): Promise<string> {
  await app.limits.spend(limit, String(seen.id));
  const waits = wished.tip === undefined && seen.status === 'awaiting_payment';
  const account = await findPayee(app.database, seen.artistId, { begun: waits });
  if (!account) throw refuse('no_online_payment');
  let begun = 0;
  for (let round = 0; round < 4; round += 1) {
    // Each round ends what was in the way of the one before.
    const { open, others } = await findOrBegin(app, seen.id, wished, account.accountId);
    // Whoever chose a tip later decides: what stands instead of ours stays.
    if (wished.tip !== undefined && begun > 0 && others.some(({ id }) => id > begun)) throw refuse('page_replaced');
    await Promise.all(others.map((other) => closePayment(app, other)));
    const url = open && (await openPayPage(app, seen, open, returns));
    if (url) return url;
    begun = open?.id ?? begun;
  }
  throw refuse('conflict');
}

/** The payment that is open for what is wished, or a new one; others for the same booking have to go first. */
function findOrBegin(app: App, bookingId: number, wished: WishedPayment, accountId: string) {
  return app.database.transaction(async (transaction) => {
    const now = app.clock.now();
    const booking = (await lockBooking(transaction, bookingId))!;
    const [entries, disputes] = await Promise.all([
      listEntries(transaction, [bookingId]),
      listDisputes(transaction, [bookingId]),
    ]);
    if (await isHeld(transaction, await listUnapplied(transaction, [bookingId]))) throw refuse('paid_otherwise');
    const asked = await decide({ booking, wished, entries, disputed: isDisputed(disputes), now });
    const isTip = asked.purpose === 'tip';
    const opened = (await listOpen(transaction, [bookingId])).filter(({ purpose }) => (purpose === 'tip') === isTip);
    const same = opened.find(
      ({ purpose, amount, accountId: to }) => purpose === asked.purpose && amount === asked.amount && to === accountId,
    );
    const others = opened.filter((payment) => payment !== same);
    if (same || others.length > 0) return { open: same, others };
    const times = { openedAt: now, expiresAt: pageClosesAt(now) };
    const payment: NewPayment = { bookingId, ...asked, currency: booking.currency, accountId, ...times };
    return { open: await insertPayment(transaction, payment), others };
  });
}

interface Deciding {
  readonly booking: BookingRow;
  readonly wished: WishedPayment;
  readonly entries: Awaited<ReturnType<typeof listEntries>>;
  readonly disputed: boolean;
  readonly now: number;
}

async function decide(deciding: Deciding): Promise<{ purpose: Purpose; amount: number }> {
  const { booking, entries, disputed, now } = deciding;
  const { tip, agreed } = deciding.wished;
  if (tip !== undefined) {
    if (booking.status !== 'completed') throw refuse('tip_not_now');
    const { least, most } = tipLimits(booking);
    if (tip < least || tip > most || payablePart(tip, booking.currency) !== tip)
      throw refuse('invalid', { fields: { tip: translator()('payments.tipRange') } });
    return { purpose: 'tip', amount: tip };
  }
  const status = statusAt(booking, now);
  const [asking, ledger] = [{ ...booking, status, disputed }, ledgerOf(entries, { ...booking, status })];
  const payable = payableNow(asking, ledger);
  if (!payable) throw refuse(askedNow(asking, ledger) ? 'too_little_to_pay' : 'nothing_to_pay');
  if (payable.purpose === 'deposit' && !agreed)
    throw refuse('invalid', { fields: { agreed: translator()('payments.agree') } });
  return payable;
}
