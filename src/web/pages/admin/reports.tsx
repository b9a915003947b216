import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { ReportedList } from '#web/features/admin/reported-list.tsx';
import { reportsQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.reports} · Uli` }];

const reads = (api: Api) => [reportsQuery(api, 'open')];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminReportsPage() {
  return <AdminPage>{(now) => <ReportedList now={now} />}</AdminPage>;
}
