import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useOutletContext } from 'react-router';
import { useTranslations } from 'use-intl';
import { clientsMessages } from '#messages/en/clients.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ClientList } from '#web/features/clients/client-list.tsx';
import { clientsQuery } from '#web/features/clients/queries.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${clientsMessages.clients.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [clientsQuery(api, '')];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function ClientsPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Clients />
    </HydrationBoundary>
  );
}

function Clients() {
  const t = useTranslations('clients');
  const now = useOutletContext<number>();
  const user = useUser();
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      {user && <ClientList timeZone={user.timeZone} now={now} />}
    </>
  );
}
