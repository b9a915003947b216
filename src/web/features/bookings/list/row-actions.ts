import type { Booking } from '../queries.ts';

/** What the rows of every list can ask for; each opens a dialog. */
export interface RowActions {
  /** Where a dialog gives the focus back to. */
  readonly cancel: (booking: Booking) => void;
  readonly move: (booking: Booking) => void;
  readonly again: (booking: Booking) => void;
  /** Takes no more bookings from its guest. */
  readonly block: (booking: Booking) => void;
}
