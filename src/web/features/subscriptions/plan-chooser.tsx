import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { PlanOnWire } from '#modules/subscriptions/contract';
import { monthlyPrice, planCurrency, tiers } from '#modules/subscriptions/rules';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

/** Both plans with what they give and cost, for whoever came without choosing one; theirs is marked. */
export function PlanChooser({ plan }: { plan: PlanOnWire }) {
  const t = useTranslations('plan');
  const free = plan.plans === 'free';
  return (
    <>
      <PageHead title={t('choose')} subtitle={free ? t('chooseText') : t('choosePaid')} />
      <PriceBoard>
        {tiers.map((tier) => {
          const own = plan.standing === tier;
          return (
            <PriceRow
              key={tier}
              name={
                <span className="inline-flex flex-wrap items-center gap-x-3">
                  {t(`plan.${tier}`)}
                  {own && <Badge status="confirmed">{t('title')}</Badge>}
                </span>
              }
              price={t('perMonth', { price: formatPrice(monthlyPrice[tier], planCurrency) })}
              terms={
                <>
                  <span className="block measure">{t(`gives.${tier}`)}</span>
                  <ButtonLink
                    href={own && !free ? paths.settings.plan : paths.subscribe(tier)}
                    size="compact"
                    look="quiet"
                    className="mt-3 mb-2"
                  >
                    {own ? t('manage') : t(`chooseThis.${tier}`)}
                  </ButtonLink>
                </>
              }
            />
          );
        })}
      </PriceBoard>
    </>
  );
}
