import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { adminMessages } from '#messages/en/admin.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireAdmin } from '#web/features/accounts/require-admin.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Overview } from '#web/features/admin/overview.tsx';
import { overviewQuery, writtenQuery } from '#web/features/admin/queries.ts';

export const meta = () => [{ title: `${adminMessages.admin.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireAdmin(api, url);
  return [overviewQuery(api), writtenQuery(api)];
};

interface DashboardData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
}

const onServer = loadOnServer(queries);
const inBrowser = loadInBrowser(queries);

export async function loader(args: LoaderFunctionArgs): Promise<DashboardData> {
  return { ...(await onServer(args)), now: Date.now() };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<DashboardData> {
  return { ...(await inBrowser(args)), now: Date.now() };
}

export default function AdminDashboardPage() {
  const { queries: state, now } = useLoaderData<typeof loader>();
  const user = useUser();
  return <HydrationBoundary state={state}>{user && <Overview timeZone={user.timeZone} now={now} />}</HydrationBoundary>;
}
