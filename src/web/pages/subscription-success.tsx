import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearchParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { planMessages } from '#messages/en/plan.ts';
import { formatDate } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import type { Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { PaidSuccess } from '#web/features/subscriptions/paid-success.tsx';
import { PlanStanding } from '#web/features/subscriptions/plan-standing.tsx';
import { PlanTerms } from '#web/features/subscriptions/plan-terms.tsx';
import { planQuery } from '#web/features/subscriptions/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
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
  return plan.tier ? (
    <Taken plan={plan} tier={plan.tier} timeZone={user.timeZone} />
  ) : (
    <NoPlan plan={plan} timeZone={user.timeZone} />
  );
}

/** A plan that costs nothing: on a server where none does, or given to its holder. */
function Taken({ plan, tier, timeZone }: { plan: PlanOnWire; tier: Tier; timeZone: string }) {
  const t = useTranslations('plan');
  const free = plan.plans === 'free';
  return (
    <>
      <PageHead title={t('yours', { plan: t(`plan.${tier}`) })} subtitle={free ? t('yoursText') : undefined} />
      {free ? <PlanTerms tier={tier} taken /> : <Standing plan={plan} timeZone={timeZone} />}
      <ButtonLink href={paths.dashboard} className="mt-8 max-md:w-full">
        {t('toDashboard')}
      </ButtonLink>
    </>
  );
}

/** Nothing was chosen: in the free week, before it, or after it. */
function NoPlan({ plan, timeZone }: { plan: PlanOnWire; timeZone: string }) {
  const t = useTranslations('plan');
  return (
    <>
      <PageHead title={t('noPlan')} />
      {plan.plans === 'free' ? (
        <p className="measure">{t('chooseText')}</p>
      ) : (
        <Standing plan={plan} timeZone={timeZone} />
      )}
      <ButtonLink href={paths.pricing} className="mt-8 max-md:w-full">
        {t('compare')}
      </ButtonLink>
    </>
  );
}

function Standing({ plan, timeZone }: { plan: PlanOnWire; timeZone: string }) {
  return <PlanStanding plan={plan} dateOf={(instant) => formatDate(Date.parse(instant), timeZone)} />;
}
