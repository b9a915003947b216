import type { RowActions } from '../list/row-actions.ts';
import type { Booking } from '../queries.ts';

/** What a professional's rows can ask for. */
export interface ArtistActions extends RowActions {
  readonly answer: (booking: Booking, answer: 'confirmed' | 'declined', all: boolean) => void;
  /** Marks a visit as done; before its start that is asked once more. */
  readonly complete: (booking: Booking) => void;
  readonly noShow: (booking: Booking) => void;
  /** Puts right a mark of the last 24 hours. */
  readonly correct: (booking: Booking, mark: 'completed' | 'no_show') => void;
}
