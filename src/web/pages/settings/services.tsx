import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { settingsCatalogueMessages } from '#messages/en/settings-catalogue.ts';
import type { OwnUser } from '#modules/accounts/contract';
import { shellMessages } from '#messages/en/shell.ts';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { ownServicesQuery } from '#web/features/catalogue/queries.ts';
import { ServicesEditor } from '#web/features/catalogue/services-editor.tsx';
import { ServicesFailed, ServicesLoading } from '#web/features/catalogue/services-states.tsx';
import { payoutsQuery } from '#web/features/payouts/queries.ts';
import { paths } from '#web/paths.ts';
import { PlanEnds } from '#web/widgets/plan-ends.tsx';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useSteady } from '#web/ui/use-steady.ts';

export const meta = () => [{ title: `${shellMessages.shell.services} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const user = await requireUser(api, url);
  return [ownServicesQuery(api, user.id), ownHoursQuery(api, user.id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function ServicesPage() {
  const data = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={settingsCatalogueMessages} timeZone="UTC">
        {user && <PlanEnds user={user} className="max-w-190 pt-6" />}
        {user && <Services user={user} />}
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Services({ user }: { user: OwnUser }) {
  const userId = user.id;
  const t = useTranslations('shell');
  const { data, error, isPending, refetch } = useSteady(useQuery(ownServicesQuery(browserApi, userId)));
  const hours = useQuery(ownHoursQuery(browserApi, userId)).data;
  const payouts = useQuery(payoutsQuery(browserApi)).data;
  const account = payouts?.account?.state;
  const policy = payouts?.policy;
  const hoursMissing = hours && hours.weekly.length + hours.overrides.length === 0;
  if (isPending) return <ServicesLoading label={t('loading')} />;
  if (error) return <ServicesFailed reason={sentenceOf(error)} onRetry={() => void refetch()} />;
  return (
    <ServicesEditor
      userId={userId}
      country={user.country}
      services={data}
      publicPage={paths.publicPage(user)}
      payouts={{
        connected: account === 'connected' || account === 'held',
        feeless: policy?.lateCancelPercent === 0 && policy.noShowPercent === 0,
      }}
      hoursMissing={hoursMissing ? paths.settings.availability : undefined}
    />
  );
}
