import { adminMessages } from '#messages/en/admin.ts';
import type { Api } from '#web/api/client.ts';
import { PlaceSettings } from '#web/features/admin/place-settings.tsx';
import { frontPageQuery, settingsQuery } from '#web/features/admin/queries.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.settings} · Uli` }];

const reads = (api: Api) => [settingsQuery(api), frontPageQuery(api)];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminSettingsPage() {
  return <AdminPage>{() => <PlaceSettings />}</AdminPage>;
}
