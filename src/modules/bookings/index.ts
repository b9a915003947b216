export { bookingListsRoutes } from './booking-lists.routes.ts';
export type { BookingEvent, BookingEvents, BookingMoved, Doer } from './bookings.events.ts';
export { bookingsJobs } from './bookings.jobs.ts';
export { bookingsRoutes } from './bookings.routes.ts';
export { findOwnHold, holdsRoutes } from './holds.routes.ts';
export { manageRoutes } from './manage.routes.ts';
export {
  markReminderSent,
  readBookingForMessage,
  readVisitsForMessage,
  type BookingForMessage,
  type VisitForMessage,
} from './message.store.ts';
export { manageToken, type Manageable } from './use-cases/manage-token.ts';
export { openManageLink } from './use-cases/open-manage-link.ts';
