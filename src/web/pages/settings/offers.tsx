import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsCatalogueMessages } from '#messages/en/settings-catalogue.ts';
import { shellMessages } from '#messages/en/shell.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { OffersEditor } from '#web/features/catalogue/offers-editor.tsx';
import { ownOffersQuery, ownServicesQuery } from '#web/features/catalogue/queries.ts';

export const meta = () => [{ title: `${shellMessages.shell.offers} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  return [ownOffersQuery(api, user.id), ownServicesQuery(api, user.id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function OffersPage() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={settingsCatalogueMessages} timeZone="UTC">
        {user && <OffersEditor userId={user.id} />}
      </IntlProvider>
    </HydrationBoundary>
  );
}
