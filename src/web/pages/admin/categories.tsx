import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { CategoryList } from '#web/features/admin/category-list.tsx';
import { adminCategoriesQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.categories} · Uli` }];

const reads = (api: Api) => [adminCategoriesQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminCategoriesPage() {
  return <AdminPage>{() => <CategoryList />}</AdminPage>;
}
