import type { EpochMs } from '#kernel/time';
import type { BookingStatus } from './lifecycle.ts';

/**
 * The one state of a booking's money: nothing is owed or was paid (`nothing`); something is left to pay (`due`), be it after the
 * deposit (`deposit_paid`); nothing is left because it was paid, let off by the professional (`waived`), or because all that was paid
 * went back or is on its way (`refunded`).
 */
export const moneyStates = ['nothing', 'due', 'deposit_paid', 'paid', 'waived', 'refunded'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** How people pay at the chair; over the payment service is by card. */
export const ways = ['card', 'cash', 'transfer', 'other'] as const;
export type Way = (typeof ways)[number];

/** The state of the money of a booking, with its amounts in minor units of the currency; tips are not included. */
export interface Standing {
  readonly state: MoneyState;
  /** What it costs now. */
  readonly total: number;
  readonly paid: number;
  /** What is left to pay, here or in person; nothing of it while a bank decides about it. */
  readonly left: number;
  /** So much of that is a fee: there is no visit at which it could be paid. */
  readonly feeOpen: number;
  /** How it was paid. */
  readonly ways: readonly Way[];
}

/** The fields of a booking that decide the state of its money. */
export interface StandingBooking {
  readonly id: number;
  readonly status: BookingStatus;
  readonly expiresAt: EpochMs | null;
  readonly total: number;
  readonly dueNow: number;
}

/** The fields that presenters show of it. */
export function standingShown({ state, total, paid, left, feeOpen, ways: how }: Standing) {
  return { state, total, paid, left, feeOpen, ways: [...how] };
}
