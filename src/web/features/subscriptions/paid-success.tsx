import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlanStanding } from './plan-standing.tsx';
import { planInvoicesQuery, planKey } from './queries.ts';

/** Every so many looks the payment service is asked itself; after so many it is said that it takes long. */
const looksBeforeAsking = 4;
const looksBeforeLong = 10;
/** Between two looks, at first and once it takes long: nobody pays on the address alone, which may stand open for days. */
const [soon, later] = [1_000, 15_000];

/** Back from the payment page: waits until the payment was heard of, then says what it gave. */
export function PaidSuccess({ timeZone }: { timeZone: string }) {
  const [looks, setLooks] = useState(0);
  const { data: plan } = useQuery({
    queryKey: planKey,
    queryFn: () => {
      setLooks(looks + 1);
      const asks = looks > 0 && looks % looksBeforeAsking === 0;
      return browserApi(asks ? 'POST /api/subscription/refresh' : 'GET /api/subscription');
    },
    staleTime: 0,
    // Also after a look that failed.
    refetchInterval: ({ state }) => !state.data?.paid && (looks > looksBeforeLong ? later : soon),
  });
  if (plan?.paid && plan.tier) return <Subscribed plan={plan} tier={plan.tier} timeZone={timeZone} />;
  return <Waiting long={looks > looksBeforeLong} />;
}

function Waiting({ long }: { long: boolean }) {
  const t = useTranslations('plan');
  return (
    <>
      <PageHead title={t('waiting')} />
      <div role="status" className="flex gap-3">
        <Spinner label={t('waiting')} />
        <p className="measure">{long ? t('waitingLong') : t('waitingText')}</p>
      </div>
      <ButtonLink href={paths.dashboard} look="quiet" className="mt-8 max-md:w-full">
        {t('toDashboard')}
      </ButtonLink>
    </>
  );
}

function Subscribed({
  plan,
  tier,
  timeZone,
}: {
  plan: PlanOnWire;
  tier: NonNullable<PlanOnWire['tier']>;
  timeZone: string;
}) {
  const t = useTranslations('plan');
  const { nextCharge } = plan;
  const dateOf = (instant: string) => formatDate(Date.parse(instant), timeZone);
  const { data: [latest] = [] } = useQuery(planInvoicesQuery(browserApi));
  return (
    <>
      <PageHead title={t('yours', { plan: t(`plan.${tier}`) })} />
      <PlanStanding plan={plan} dateOf={dateOf} />
      <PriceBoard className="mt-6">
        {nextCharge && (
          <PriceRow
            name={t('nextCharge')}
            price={t('onDate', {
              price: formatPrice(nextCharge.amount, nextCharge.currency),
              date: dateOf(nextCharge.at),
            })}
          />
        )}
        {latest?.url && (
          <PriceRow
            name={t('receipt')}
            price={
              <a href={latest.url} className="link">
                {formatPrice(latest.total, latest.currency)}
              </a>
            }
          />
        )}
      </PriceBoard>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.dashboard} className="max-md:w-full">
          {t('toDashboard')}
        </ButtonLink>
        <ButtonLink href={paths.settings.plan} look="quiet" className="max-md:w-full">
          {t('manage')}
        </ButtonLink>
      </div>
    </>
  );
}
