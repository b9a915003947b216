import { HydrationBoundary, useQueryClient } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import type { OwnUser } from '#modules/accounts/contract';
import { addressMessages } from '#messages/en/address.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userKey, userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { AddressForm } from '#web/features/profiles/address-form.tsx';
import { AddressSharing } from '#web/features/profiles/address-sharing.tsx';
import { useOrigin } from '#web/features/profiles/use-origin.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${addressMessages.customUrl.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [userQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function CustomUrlPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={addressMessages} timeZone="UTC">
        <OwnAddress />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function OwnAddress() {
  const t = useTranslations('customUrl');
  const user = useUser();
  const cache = useQueryClient();
  const origin = useOrigin();
  const keep = (saved: OwnUser) => {
    cache.setQueryData(userKey, saved);
    // Their own page says the address, too.
    void cache.invalidateQueries({ queryKey: ['people'] });
  };
  return (
    <div className="page-gutter pb-section">
      <PageHead title={t('title')} subtitle={t('text')} />
      {user && (
        <div className="grid items-start gap-10 md:grid-cols-2">
          <AddressForm user={user} origin={origin} onSaved={keep} />
          <AddressSharing user={user} origin={origin} onShared={keep} />
        </div>
      )}
    </div>
  );
}
