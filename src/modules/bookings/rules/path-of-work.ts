/** Where the professional's list shows a visit: the page opens at its row. */
export function pathOfWork(bookingId: number): string {
  return `/bookings?tab=professional#booking-${bookingId}`;
}

/** The page of one booking, for either of its two people. */
export function pathOfBooking(bookingId: number): string {
  return `/booking-confirmation?booking=${bookingId}`;
}

/** The page on which the client of a booking pays for it, if they have an account. */
export function pathToPay(bookingId: number): string {
  return `/checkout/${bookingId}`;
}
