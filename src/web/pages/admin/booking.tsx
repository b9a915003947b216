import { useParams } from 'react-router';
import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { BookingFacts } from '#web/features/admin/booking-facts.tsx';
import { bookingQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.bookings} · Uli` }];

const reads = (api: Api, url: URL) => [bookingQuery(api, Number(url.pathname.split('/').at(-1)))];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminBookingPage() {
  const { bookingId } = useParams();
  return <AdminPage>{(now) => <BookingFacts bookingId={Number(bookingId)} now={now} />}</AdminPage>;
}
