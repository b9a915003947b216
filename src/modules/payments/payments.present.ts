import type { MovementRow } from './movements.store.ts';
import type { MoneyOnWire, MovementOnWire } from './payments.contract.ts';
import { standingShown } from '#modules/bookings/rules';
import { returnableIn, type Money } from './rules/index.ts';

const wire = (at: number) => new Date(at).toISOString();

/** How the money of a booking stands, with what may still be given back of it. */
export function presentMoney(shown: Money): MoneyOnWire {
  const { booking, total, paid, due, entries, payments, refunds, unapplied, disputes, payable, tip, cancelFee } = shown;
  const came = payments.map(({ id, amount }) => {
    const disputed = disputes.filter(({ paymentId }) => paymentId === id).reduce((sum, { away }) => sum + away, 0);
    return { id, amount, refunds: refunds.filter(({ paymentId }) => paymentId === id), disputed };
  });
  return {
    bookingId: booking.id,
    currency: booking.currency,
    total,
    paid,
    due,
    standing: standingShown(shown.standing),
    version: shown.version,
    markable: shown.markable,
    lines: entries.map(({ kind, amount, way = null, at }) => ({
      kind,
      amount,
      way,
      at: at === undefined ? null : wire(at),
    })),
    payable: payable ?? null,
    payments: payments.map(({ id, purpose, amount, settledAt }) => ({ id, purpose, amount, at: wire(settledAt!) })),
    refunds: refundsOf(refunds, payments),
    unapplied: unapplied.map((payment) => {
      const { id, amount, currency: own, settledAt } = payment;
      return { id, amount, currency: own, at: wire(settledAt!), refunds: refundsOf(refunds, [payment]) };
    }),
    held: shown.held,
    disputes: disputes.map(({ id, amount, status, openedAt }) => ({ id, amount, status, at: wire(openedAt) })),
    tip: tip ? { least: tip.least, most: tip.most, offered: [...tip.offered] } : null,
    cancelFee,
    returnable: returnableIn(came),
    sandbox: shown.sandbox,
  };
}

/** What went or goes back of some payments. */
function refundsOf(refunds: Money['refunds'], payments: readonly { readonly id: number }[]) {
  const own = new Set(payments.map(({ id }) => id));
  return refunds
    .filter(({ paymentId }) => own.has(paymentId))
    .map(({ id, amount, status, cause, reason, wantedAt }) => ({
      id,
      amount,
      status,
      cause,
      reason,
      at: wire(wantedAt),
    }));
}

/** A movement on a professional's list. */
export function presentMovement({ place, kind, amount, startsAt, at, ...shown }: MovementRow): MovementOnWire {
  const { currency, status, dispute, bookingId, service, timeZone, client } = shown;
  const more = { bookingId, service, date: wire(startsAt), timeZone, client };
  return { id: String(place), kind, amount, currency, status, dispute, at: wire(at), ...more };
}
