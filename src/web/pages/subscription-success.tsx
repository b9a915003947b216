import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { planMessages } from '#messages/en/plan.ts';
import { planOf, type Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { PaidSuccess } from '#web/features/subscriptions/paid-success.tsx';
import { PlanTerms } from '#web/features/subscriptions/plan-terms.tsx';
import { planQuery } from '#web/features/subscriptions/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeadEnd } from '#web/ui/dead-end.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${planMessages.plan.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [userQuery(api), planQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SubscriptionSuccessPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={planMessages} timeZone="UTC">
        <div className="page-gutter pb-section">
          <div className="mx-auto max-w-text">
            <Success />
          </div>
        </div>
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Success() {
  const user = useUser();
  const [search] = useSearchParams();
  const { data: plan } = useQuery(planQuery(browserApi));
  if (!user || !plan) return null;
  // The payment page names itself on the way back: then a plan is on its way, whether we heard of it or not.
  if (plan.plans === 'paid' && (plan.paid || search.has('session'))) return <PaidSuccess timeZone={user.timeZone} />;
  const tier = planOf(user);
  return tier ? <Taken tier={tier} /> : <NoPlan />;
}

function Taken({ tier }: { tier: Tier }) {
  const t = useTranslations('plan');
  return (
    <>
      <PageHead title={t('yours', { plan: t(`plan.${tier}`) })} subtitle={t('yoursText')} />
      <PlanTerms tier={tier} taken />
      <ButtonLink href={paths.dashboard} className="mt-8 max-md:w-full">
        {t('toDashboard')}
      </ButtonLink>
    </>
  );
}

function NoPlan() {
  const t = useTranslations('plan');
  return (
    <DeadEnd title={t('noPlan')} text={t('noPlanText')}>
      <ButtonLink href={paths.pricing}>{t('compare')}</ButtonLink>
    </DeadEnd>
  );
}
