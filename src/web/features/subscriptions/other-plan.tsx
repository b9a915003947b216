import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { monthlyPrice, planCurrency, type Tier } from '#modules/subscriptions/rules';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { losesSeries } from './loses-series.ts';
import { useChangePlan } from './use-change-plan.ts';

export interface OtherPlanProps {
  tier: Tier;
  plan: PlanOnWire;
  timeZone: string;
  /** Where the cache keeps whoever is signed in. */
  userKey: readonly unknown[];
}

/** One plan for whoever pays for a plan already: theirs, or the other one, what it costs, from when, and the change to it. */
export function OtherPlan({ tier, plan, timeZone, userKey }: OtherPlanProps) {
  const t = useTranslations('plan');
  const change = useChangePlan(userKey);
  const name = t(`plan.${tier}`);
  const price = formatPrice(monthlyPrice[tier], planCurrency);
  const date = plan.nextCharge && formatDate(Date.parse(plan.nextCharge.at), timeZone);
  const comes = plan.nextTier === tier;
  const said = date ? t('settings.changed', { plan: name, date }) : undefined;
  // What ends, or waits for its payment, is settled first, where everything about it stands.
  const open = plan.tier !== tier && !comes && !plan.cancels && !plan.late && date;
  const current = plan.tier && t('current', { plan: t(`plan.${plan.tier}`) });
  return (
    <>
      <PageHead title={open ? t('settings.change', { plan: name }) : name} subtitle={(comes && said) || current} />
      {plan.tier !== tier && (
        <>
          {losesSeries(plan.standing, tier) && (
            <Banner title={t('noSeries', { plan: name })} className="mb-6">
              {t('settings.changeSeries', { plan: name })}
            </Banner>
          )}
          <p className="measure">{t(`gives.${tier}`)}</p>
          <PriceBoard className="mt-4">
            <PriceRow name={t('listPrice')} price={t('perMonth', { price })} />
          </PriceBoard>
          {open && (
            <p className="mt-4 type-small text-ink-2 measure">{t('settings.changeText', { price, date: open })}</p>
          )}
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {open && (
          <Button
            className="max-md:w-full"
            busy={change.isPending}
            busyLabel={t('settings.changing')}
            onClick={() => change.mutate({ act: tier, ...(said && { said }) })}
          >
            {t('settings.change', { plan: name })}
          </Button>
        )}
        <ButtonLink href={paths.settings.plan} look={open ? 'quiet' : 'action'} className="max-md:w-full">
          {t('manage')}
        </ButtonLink>
      </div>
    </>
  );
}
