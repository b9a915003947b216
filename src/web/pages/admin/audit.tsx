import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { adminMessages } from '#messages/en/admin.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireAdmin } from '#web/features/accounts/require-admin.ts';
import { AuditList } from '#web/features/admin/audit-list.tsx';
import { auditQuery } from '#web/features/admin/queries.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.audit} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireAdmin(api, url);
  return [auditQuery(api)];
};

const onServer = loadOnServer(queries);
const inBrowser = loadInBrowser(queries);

interface ListData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

export async function loader(args: LoaderFunctionArgs): Promise<ListData> {
  return { ...(await onServer(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ListData> {
  return { ...(await inBrowser(args)), now: Date.now() };
}

export default function AdminAuditPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <AuditList now={now} />
    </HydrationBoundary>
  );
}
