import { refuse } from '#kernel/refusal';
import { formatPrice } from '#kernel/visit-time';
import type { Cancellation } from '../bookings.contract.ts';

/** A fee in the minor unit of its currency; 0 where cancelling is free. */
export interface Fee {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Refuses to cancel for another fee than the client was shown, `null` being none: `fee_changed`, with what it costs now. Whoever
 * says nothing of a fee is not asked.
 */
export function checkFee(shown: Cancellation['expectedFee'], fee: Fee): void {
  if (shown === undefined) return;
  const { amount, currency } = shown ?? { amount: 0, currency: fee.currency };
  if (amount === fee.amount && (amount === 0 || currency === fee.currency)) return;
  const price = formatPrice(fee.amount, fee.currency);
  throw refuse('fee_changed', { values: { free: String(fee.amount === 0), price }, body: { cancelFee: fee } });
}
