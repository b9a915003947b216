import { useTranslations } from 'use-intl';
import { adminMessages } from '#messages/en/admin.ts';
import type { AdminSecurityEventOnWire } from '#modules/admin/contract';
import type { Api } from '#web/api/client.ts';
import { EventRow } from '#web/features/accounts/security/event-row.tsx';
import { eventStates, securityEventsQuery } from '#web/features/admin/queries.ts';
import { SecurityLog } from '#web/features/admin/security-log.tsx';
import { readFilters } from '#web/features/admin/use-filters.ts';
import { AdminPage } from './admin-page.tsx';
import { loadAdminInBrowser, loadAdminOnServer } from './load.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.security} · Uli` }];

const reads = (api: Api, url: URL) => [securityEventsQuery(api, readFilters(url, eventStates))];

export const loader = loadAdminOnServer(reads);
export const clientLoader = loadAdminInBrowser(reads);

export default function AdminSecurityPage() {
  return <AdminPage>{(now) => <SecurityLog itemOf={(event) => <AdminEvent event={event} now={now} />} />}</AdminPage>;
}

function AdminEvent({ event, now }: { event: AdminSecurityEventOnWire; now: number }) {
  const t = useTranslations('securityEvents');
  const { user, route } = event;
  return <EventRow event={event} now={now} zone="UTC" before={[user ? `@${user.username}` : t('unknown'), route]} />;
}
