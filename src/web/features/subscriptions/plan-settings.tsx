import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { monthlyPrice, planCurrency, tiers, type Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { ChangePlan } from './change-plan.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { PlanInvoices } from './plan-invoices.tsx';
import { PlanStanding } from './plan-standing.tsx';
import { planQuery } from './queries.ts';
import { useChangePlan } from './use-change-plan.ts';

export interface PlanSettingsProps {
  timeZone: string;
  /** Where the cache keeps whoever is signed in. */
  userKey: readonly unknown[];
}

/** How somebody stands with us, and everything they can do about it. */
export function PlanSettings({ timeZone, userKey }: PlanSettingsProps) {
  const { data: plan } = useQuery(planQuery(browserApi));
  if (!plan) return null;
  const dateOf = (instant: string) => formatDate(Date.parse(instant), timeZone);
  return (
    <div className="max-w-190">
      <PlanStanding plan={plan} dateOf={dateOf} />
      {plan.paid && plan.tier ? (
        <Paid plan={plan} tier={plan.tier} dateOf={dateOf} userKey={userKey} />
      ) : (
        <Plans priced={plan.plans === 'paid'} />
      )}
      {plan.plans === 'paid' && <PlanInvoices paid={plan.paid} dateOf={dateOf} />}
    </div>
  );
}

/** What a plan costs, and where they are beside each other. */
function Plans({ priced }: { priced: boolean }) {
  const t = useTranslations('plan');
  return (
    <>
      {priced && (
        <PriceBoard className="mt-4">
          {tiers.map((tier) => (
            <PriceRow
              key={tier}
              name={t(`plan.${tier}`)}
              price={t('perMonth', { price: formatPrice(monthlyPrice[tier], planCurrency) })}
            />
          ))}
        </PriceBoard>
      )}
      <ButtonLink href={paths.pricing} className="mt-6 max-md:w-full">
        {t('compare')}
      </ButtonLink>
    </>
  );
}

interface PaidProps {
  plan: PlanOnWire;
  tier: Tier;
  dateOf: (instant: string) => string;
  userKey: readonly unknown[];
}

/** A plan that is paid for: what comes next, another plan, its end. */
function Paid({ plan, tier, dateOf, userKey }: PaidProps) {
  const t = useTranslations('plan');
  const [asking, setAsking] = useState<'cancel' | 'change'>();
  const change = useChangePlan(userKey);
  const dialog = { busy: change.isPending, onClose: () => setAsking(undefined) };
  const { nextCharge, nextTier } = plan;
  const other: Tier = tier === 'basic' ? 'premium' : 'basic';
  const name = t(`plan.${tier}`);
  const otherName = t(`plan.${other}`);
  const turns = nextTier && nextCharge ? dateOf(nextCharge.at) : undefined;
  return (
    <>
      <PriceBoard className="mt-6">
        <PriceRow name={t('settings.plan')} price={name} />
        {turns && nextTier && <PriceRow name={t('settings.next', { date: turns })} price={t(`plan.${nextTier}`)} />}
        {nextCharge && (
          <PriceRow
            name={t('nextCharge')}
            price={t('onDate', {
              price: formatPrice(nextCharge.amount, nextCharge.currency),
              date: dateOf(nextCharge.at),
            })}
          />
        )}
      </PriceBoard>
      <div className="mt-6 flex flex-wrap gap-3">
        {plan.cancels ? (
          <Button
            className="max-md:w-full"
            busy={change.isPending}
            onClick={() => change.mutate({ act: 'resume', said: t('settings.resumed', { plan: name }) })}
          >
            {t('settings.keep', { plan: name })}
          </Button>
        ) : (
          <>
            {!plan.late && (
              <Button
                look="quiet"
                className="max-md:w-full"
                busy={change.isPending}
                onClick={() =>
                  nextTier
                    ? change.mutate({ act: tier, said: t('settings.stays', { plan: name }) })
                    : setAsking('change')
                }
              >
                {nextTier ? t('settings.stay', { plan: name }) : t('settings.change', { plan: otherName })}
              </Button>
            )}
            <Button look="danger" className="max-md:w-full" onClick={() => setAsking('cancel')}>
              {t('settings.cancel')}
            </Button>
          </>
        )}
      </div>
      {asking === 'change' && nextCharge && (
        <ChangePlan
          from={tier}
          to={other}
          date={dateOf(nextCharge.at)}
          {...dialog}
          onConfirm={() =>
            change.mutate(
              { act: other, said: t('settings.changed', { plan: otherName, date: dateOf(nextCharge.at) }) },
              { onSettled: dialog.onClose },
            )
          }
        />
      )}
      {asking === 'cancel' && (
        <CancelPlan
          plan={name}
          until={nextCharge && dateOf(nextCharge.at)}
          {...dialog}
          onConfirm={() => change.mutate({ act: 'cancel' }, { onSettled: dialog.onClose })}
        />
      )}
    </>
  );
}
