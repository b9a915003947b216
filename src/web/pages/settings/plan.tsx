import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { planMessages } from '#messages/en/plan.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userKey } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { PlanSettings } from '#web/features/subscriptions/plan-settings.tsx';
import { planQuery } from '#web/features/subscriptions/queries.ts';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${planMessages.plan.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [planQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function PlanPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <IntlProvider locale={readerLocale()} messages={planMessages} timeZone="UTC">
        <Plan />
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Plan() {
  const t = useTranslations('plan');
  const user = useUser();
  return (
    <>
      <PageHead title={t('title')} subtitle={t('settings.text')} />
      {user && <PlanSettings timeZone={user.timeZone} userKey={userKey} />}
    </>
  );
}
