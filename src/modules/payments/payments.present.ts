import type { MovementRow } from './movements.store.ts';
import type { MoneyOnWire, MovementOnWire } from './payments.contract.ts';
import { returnableIn, type Money } from './rules/index.ts';

const wire = (at: number) => new Date(at).toISOString();

/** How the money of a booking stands, with what may still be given back of it. */
export function presentMoney(shown: Money): MoneyOnWire {
  const { booking, total, paid, due, entries, payments, refunds, disputes, payable, tip, cancelFee, sandbox } = shown;
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
    lines: entries.map(({ kind, amount, at }) => ({ kind, amount, at: at === undefined ? null : wire(at) })),
    payable: payable ?? null,
    payments: payments.map(({ id, purpose, amount, settledAt }) => ({ id, purpose, amount, at: wire(settledAt!) })),
    refunds: refunds.map(({ id, amount, status, cause, reason, wantedAt }) => {
      return { id, amount, status, cause, reason, at: wire(wantedAt) };
    }),
    disputes: disputes.map(({ id, amount, status, openedAt }) => ({ id, amount, status, at: wire(openedAt) })),
    tip: tip ? { least: tip.least, most: tip.most, offered: [...tip.offered] } : null,
    cancelFee,
    returnable: returnableIn(came),
    sandbox,
  };
}

/** A movement on a professional's list. */
export function presentMovement({ place, kind, amount, startsAt, at, ...shown }: MovementRow): MovementOnWire {
  const { currency, status, dispute, bookingId, service, timeZone, client } = shown;
  const more = { bookingId, service, date: wire(startsAt), timeZone, client };
  return { id: String(place), kind, amount, currency, status, dispute, at: wire(at), ...more };
}
