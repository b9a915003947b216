import type { BookingOnWire } from '#modules/bookings/contract';
import type { EpochMs } from '#kernel/time';
import type { ReturnedMessage } from '#web/features/messaging/managed-messages.tsx';
import type { ReturnedRating } from '#web/features/ratings/managed-rating.tsx';
import type { VisitData } from './load.ts';

/** Why a form of the page did not do what it should. */
export interface VisitReturned {
  readonly message?: string | undefined;
  readonly taken?: { readonly start: EpochMs; readonly alternatives: readonly EpochMs[] } | undefined;
  /** What cancelling costs by now: another fee than was shown when it was pressed, for this visit or with all later ones. */
  readonly fee?: { readonly amount: number; readonly all: boolean } | undefined;
  /** Why it was to be cancelled, as it was typed. */
  readonly reason?: string | undefined;
  /** The other address as it was typed, and what is wrong with it. */
  readonly email?: { readonly typed: string; readonly error?: string | undefined } | undefined;
  readonly password?: string | undefined;
  /** An account has this address already. */
  readonly known?: boolean;
  /** Why nothing was paid: of the tick, of the tip, or of all of it. */
  readonly pay?: {
    readonly agreed?: string | undefined;
    readonly tip?: string | undefined;
    readonly all?: string;
    /** The tip as it was typed. */
    readonly typed: string;
  };
  readonly rating?: ReturnedRating | undefined;
  readonly written?: ReturnedMessage | undefined;
  /** What was said against a no-show as it was typed, and what is wrong with it. */
  readonly contest?: { readonly typed: string; readonly problem: string } | undefined;
}

/** What every part of the page is given. */
export type VisitPageProps = Omit<VisitData, 'booking'> & { booking: BookingOnWire; returned?: VisitReturned };
