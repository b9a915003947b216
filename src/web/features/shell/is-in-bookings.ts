import { paths } from '#web/paths.ts';
import { isHere } from './is-here.ts';

const places = [paths.bookings(), paths.calendar(), paths.clients, paths.bookingConfirmation(), '/checkout'];

/** Whether an address belongs to Bookings: the lists, the calendar, the clients, one booking or paying for it. */
export function isInBookings(pathname: string): boolean {
  return places.some((place) => isHere(place, pathname));
}
