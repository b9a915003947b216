import { adminMessages } from '#messages/en/admin.ts';
import { userStates } from '#modules/admin/rules';
import type { Api } from '#web/api/client.ts';
import { filtersQuery, usersQuery } from '#web/features/admin/queries.ts';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { UserList } from '#web/features/admin/user-list.tsx';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.users} · Uli` }];

const reads = (api: Api, url: URL) => [usersQuery(api, readFilters(url, userStates)), filtersQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminUsersPage() {
  return <AdminPage>{(now) => <UserList now={now} />}</AdminPage>;
}
