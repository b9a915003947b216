import { adminMessages } from '#messages/en/admin.ts';
import { postStates } from '#modules/admin/rules';
import type { Api } from '#web/api/client.ts';
import { PostList } from '#web/features/admin/post-list.tsx';
import { filtersQuery, postsQuery } from '#web/features/admin/queries.ts';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.posts} · Uli` }];

const reads = (api: Api, url: URL) => [postsQuery(api, readFilters(url, postStates)), filtersQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminPostsPage() {
  return <AdminPage>{(now) => <PostList now={now} />}</AdminPage>;
}
