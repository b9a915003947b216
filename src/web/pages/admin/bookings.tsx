import { adminMessages } from '#messages/en/admin.ts';
import { bookingStates } from '#modules/admin/rules';
import type { Api } from '#web/api/client.ts';
import { BookingList } from '#web/features/admin/booking-list.tsx';
import { filtersQuery, bookingsQuery } from '#web/features/admin/queries.ts';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.bookings} · Uli` }];

const reads = (api: Api, url: URL) => [bookingsQuery(api, readFilters(url, bookingStates)), filtersQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminBookingsPage() {
  return <AdminPage>{(now) => <BookingList now={now} />}</AdminPage>;
}
