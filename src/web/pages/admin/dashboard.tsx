import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Overview } from '#web/features/admin/overview.tsx';
import { overviewQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.title} · Uli` }];

const reads = (api: Api) => [overviewQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminDashboardPage() {
  const user = useUser();
  return <AdminPage>{(now) => user && <Overview timeZone={user.timeZone} now={now} />}</AdminPage>;
}
