import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { IntlProvider } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { planMessages } from '#messages/en/plan.ts';
import { tiers } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { userKey, userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { OtherPlan } from '#web/features/subscriptions/other-plan.tsx';
import { PaidOffer } from '#web/features/subscriptions/paid-offer.tsx';
import { PlanChooser } from '#web/features/subscriptions/plan-chooser.tsx';
import { PlanOffer } from '#web/features/subscriptions/plan-offer.tsx';
import { planQuery } from '#web/features/subscriptions/queries.ts';
import { paths } from '#web/paths.ts';

export const meta = () => [{ title: `${planMessages.plan.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  // Whoever chooses a plan as a visitor has no account yet.
  await requireUser(api, url, paths.register);
  return [userQuery(api), planQuery(api)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SubscribePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={data.queries}>
      <IntlProvider locale={readerLocale()} messages={planMessages} timeZone="UTC">
        <div className="page-gutter pb-section">
          <div className="mx-auto max-w-text">
            <Subscribe />
          </div>
        </div>
      </IntlProvider>
    </HydrationBoundary>
  );
}

function Subscribe() {
  const user = useUser();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: plan } = useQuery(planQuery(browserApi));
  const tier = tiers.find((one) => one === search.get('tier'));
  if (!user || !plan) return null;
  const free = plan.plans === 'free';
  if (!tier) return <PlanChooser plan={plan} />;
  if (plan.paid) return <OtherPlan key={tier} tier={tier} plan={plan} timeZone={user.timeZone} userKey={userKey} />;
  if (!free) {
    return <PaidOffer key={tier} tier={tier} plan={plan} timeZone={user.timeZone} closed={search.has('closed')} />;
  }
  const arrive = () => void navigate(paths.subscribed);
  return <PlanOffer key={tier} tier={tier} user={user} userKey={userKey} onTaken={arrive} />;
}
