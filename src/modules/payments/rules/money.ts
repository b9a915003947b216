import type { EpochMs } from '#kernel/time';
import type { Standing } from '#modules/bookings/rules';
import type { DisputeStatus } from './dispute.ts';
import type { RefundCause, RefundStatus } from './give-back.ts';
import type { Balance, Entry } from './ledger.ts';
import type { Payable, Purpose } from './payable.ts';

/** How the money of a booking stands. */
export interface Money extends Balance {
  readonly booking: { readonly id: number; readonly currency: string };
  /** The one state of it, with the amounts that belong to it. */
  readonly standing: Standing;
  /** Up to which entry its ledger goes; 0 while nothing is entered. */
  readonly version: number;
  /** Whether its professional can mark by hand what was paid. */
  readonly markable: boolean;
  /** Where nothing was entered yet: what would be. */
  readonly entries: readonly (Entry & { readonly at?: EpochMs })[];
  readonly payments: readonly {
    readonly id: number;
    readonly purpose: Purpose;
    readonly amount: number;
    readonly settledAt: EpochMs | null;
  }[];
  /** What came instead of what was asked for, each in its own currency: it counts for nothing, and goes back. */
  readonly unapplied: readonly {
    readonly id: number;
    readonly amount: number;
    readonly currency: string;
    readonly settledAt: EpochMs | null;
  }[];
  /** Whether an admin has yet to look at it: nothing can be paid here before. */
  readonly held: boolean;
  /** In the currency of their payment. */
  readonly refunds: readonly {
    readonly id: number;
    readonly paymentId: number;
    readonly amount: number;
    readonly status: RefundStatus;
    readonly cause: RefundCause;
    readonly reason: string | null;
    readonly wantedAt: EpochMs;
  }[];
  readonly disputes: readonly {
    readonly id: number;
    readonly paymentId: number;
    readonly amount: number;
    /** So much of it the bank has now. */
    readonly away: number;
    readonly status: DisputeStatus;
    readonly openedAt: EpochMs;
  }[];
  readonly payable: Payable | undefined;
  readonly tip: { readonly least: number; readonly most: number; readonly offered: readonly number[] } | undefined;
  /** What its client would owe if they cancelled now. */
  readonly cancelFee: number;
  readonly sandbox: boolean;
}
