import { HydrationBoundary } from '@tanstack/react-query';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { adminMessages } from '#messages/en/admin.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Overview } from '#web/features/admin/overview.tsx';
import { overviewQuery, writtenQuery } from '#web/features/admin/queries.ts';
import { paths } from '#web/paths.ts';

export const meta = () => [{ title: `${adminMessages.admin.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const { isAdmin } = await requireUser(api, url);
  if (!isAdmin) throw redirect(paths.home);
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
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={adminMessages} timeZone="UTC">
        <div className="page-gutter pb-section">{user && <Overview timeZone={user.timeZone} now={now} />}</div>
      </IntlProvider>
    </HydrationBoundary>
  );
}
