import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { adminMessages } from '#messages/en/admin.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireAdmin } from '#web/features/accounts/require-admin.ts';
import { ReportedList } from '#web/features/admin/reported-list.tsx';
import { reportsQuery } from '#web/features/admin/queries.ts';

export const meta = () => [{ title: `${adminMessages.admin.sections.reports} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireAdmin(api, url);
  return [reportsQuery(api, 'open')];
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

export default function AdminReportsPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <ReportedList now={now} />
    </HydrationBoundary>
  );
}
