import type { BookingStatus } from '#modules/bookings/rules';

/** What a calendar entry says about a visit. */
export type CalendarStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

const statuses = {
  pending: 'TENTATIVE',
  awaiting_payment: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  cancelled: 'CANCELLED',
  declined: 'CANCELLED',
  expired: 'CANCELLED',
} as const satisfies Record<BookingStatus, CalendarStatus>;

/** How a booking's status reads in a calendar. */
export function calendarStatus(status: BookingStatus): CalendarStatus {
  return statuses[status];
}
