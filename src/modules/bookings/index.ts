export { listArtistsBookedBy } from './booked-artists.store.ts';
export { bookingListsRoutes } from './booking-lists.routes.ts';
export type {
  BookingChanged,
  BookingClaimed,
  BookingEvent,
  BookingEvents,
  BookingMoved,
  BookingReaddressed,
  ClockChanged,
  ConfirmationAsked,
  GuestChange,
  Doer,
  MoveRequested,
} from './bookings.events.ts';
export { bookingsJobs } from './bookings.jobs.ts';
export { bookingsRoutes } from './bookings.routes.ts';
export { findBooking, listSeriesVisits, lockBooking, seriesIdOf, type BookingRow } from './bookings.store.ts';
export { guestRequestsRoutes } from './guest-requests.routes.ts';
export { confirmToken } from './use-cases/guest-request.ts';
export { guestChangesRoutes } from './guest-changes.routes.ts';
export { guestChangeToken } from './use-cases/undo-guest-change.ts';
export { renameGuest } from './guest-address.store.ts';
export { listGuestVisits } from './guest-visits.store.ts';
export { calendarRoutes } from './calendar.routes.ts';
export { findOwnHold, holdsRoutes } from './holds.routes.ts';
export type { BookingPorts } from './use-cases/settle-look.ts';
export { manageRoutes } from './manage.routes.ts';
export { markReminderSent, readBookingForMessage, readVisitsForMessage } from './message.store.ts';
export { readSharedBooking } from './shared.store.ts';
export { cancelForBoth } from './use-cases/cancel-for-both.ts';
export { holdsTime } from './rules/index.ts';
export { followZoneRules } from './use-cases/follow-zone-rules.ts';
export { cancelAll } from './use-cases/cancel-all.ts';
export { changeArtistTime } from './use-cases/change-artist-time.ts';
export { isClosedTo } from './use-cases/is-closed-to.ts';
export { mailedManageToken, mailedVisitPath, manageToken, type LinkedVisit } from './use-cases/manage-token.ts';
export { findBookingOf, readBooking, type OwnBooking } from './use-cases/find-booking-of.ts';
export { takePayment, type AfterPayment } from './use-cases/take-payment.ts';
export { openManageLink } from './use-cases/open-manage-link.ts';
export type { BookingForMessage, VisitForMessage } from './rules/index.ts';
