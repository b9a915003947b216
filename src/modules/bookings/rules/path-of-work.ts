/** Where the professional's list shows a visit: the page opens at its row. */
export function pathOfWork(bookingId: number): string {
  return `/bookings?tab=professional#booking-${bookingId}`;
}
