import { adminMessages } from '#messages/en/admin.ts';
import { paymentStates } from '#modules/admin/rules';
import type { Api } from '#web/api/client.ts';
import { PaymentList } from '#web/features/admin/payment-list.tsx';
import { filtersQuery, paymentsQuery, webhookFailuresQuery } from '#web/features/admin/queries.ts';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.payments} · Uli` }];

const reads = (api: Api, url: URL) => [
  paymentsQuery(api, readFilters(url, paymentStates)),
  webhookFailuresQuery(api),
  filtersQuery(api),
];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminPaymentsPage() {
  return <AdminPage>{(now) => <PaymentList now={now} />}</AdminPage>;
}
