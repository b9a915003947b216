import { paths } from '#web/paths.ts';
import { isHere } from './is-here.ts';

const places = [paths.bookings(), paths.calendar(), paths.bookingConfirmation(), '/checkout'];

/** Whether an address belongs to Bookings: the lists, the calendar, one booking or paying for it. */
export function isInBookings(pathname: string): boolean {
  return places.some((place) => isHere(place, pathname));
}
