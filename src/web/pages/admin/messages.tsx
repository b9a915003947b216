import { adminMessages } from '#messages/en/admin.ts';
import { messageStates } from '#modules/contact/rules';
import type { Api } from '#web/api/client.ts';
import { MessageList } from '#web/features/admin/message-list.tsx';
import { filtersQuery, messagesQuery } from '#web/features/admin/queries.ts';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.messages} · Uli` }];

const reads = (api: Api, url: URL) => [messagesQuery(api, readFilters(url, messageStates)), filtersQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminMessagesPage() {
  return <AdminPage>{(now) => <MessageList now={now} />}</AdminPage>;
}
