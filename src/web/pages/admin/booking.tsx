import { useParams } from 'react-router';
import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { BookingFacts } from '#web/features/admin/booking-facts.tsx';
import { bookingQuery } from '#web/features/admin/queries.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.bookings} · Uli` }];

/** No booking has the number 0. */
function bookingIdOf(text = ''): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

/** An unknown booking is a 404. */
async function reads(api: Api, url: URL) {
  const bookingId = bookingIdOf(/\/(\w+)\/?$/.exec(url.pathname)?.[1]);
  const booking = await notFoundIfRefused(api('GET /api/admin/bookings/{bookingId}', { params: { bookingId } }));
  return [{ ...bookingQuery(api, bookingId), queryFn: () => booking }];
}

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminBookingPage() {
  const { bookingId } = useParams();
  return <AdminPage>{(now) => <BookingFacts bookingId={bookingIdOf(bookingId)} now={now} />}</AdminPage>;
}
