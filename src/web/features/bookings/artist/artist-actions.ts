import type { RowActions } from '../list/row-actions.ts';
import type { Booking } from '../queries.ts';
import type { Correction } from './correction-of.ts';

/** What a professional's rows can ask for. */
export interface ArtistActions extends RowActions {
  /** `visits`: the one asked for, or those of a series, which are answered at once. */
  readonly confirm: (visits: readonly Booking[]) => void;
  /** Asks first, and for a reason. */
  readonly decline: (visits: readonly Booking[]) => void;
  /** Marks a visit as done; before its start that is asked once more. */
  readonly complete: (booking: Booking) => void;
  /** Asks what was paid at the chair. */
  readonly record: (booking: Booking) => void;
  readonly noShow: (booking: Booking) => void;
  /** Puts right a mark of the last 24 hours. */
  readonly correct: (booking: Booking, mark: Correction) => void;
}
