import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { AuditList } from '#web/features/admin/audit-list.tsx';
import { auditQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.audit} · Uli` }];

const reads = (api: Api) => [auditQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminAuditPage() {
  return <AdminPage>{(now) => <AuditList now={now} />}</AdminPage>;
}
