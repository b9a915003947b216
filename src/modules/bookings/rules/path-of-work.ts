/** Where the professional's list shows a visit: the page opens at its row. */
export function pathOfWork(bookingId: number): string {
  return `/bookings?tab=professional#booking-${bookingId}`;
}

/** The page of one booking, for either of its two people. */
export function pathOfBooking(bookingId: number): string {
  return `/booking-confirmation?booking=${bookingId}`;
}
