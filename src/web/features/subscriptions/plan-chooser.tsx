import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { monthlyPrice, planCurrency, tiers } from '#modules/subscriptions/rules';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

/** Both plans with their prices, for whoever came without choosing one. `free`: nobody pays them on this server. */
export function PlanChooser({ free }: { free: boolean }) {
  const t = useTranslations('plan');
  return (
    <>
      <PageHead title={t('choose')} subtitle={free ? t('chooseText') : t('choosePaid')} />
      <PriceBoard className="max-w-160">
        {tiers.map((tier) => (
          <PriceRow
            key={tier}
            name={t(`plan.${tier}`)}
            terms={t('perMonth', { price: formatPrice(monthlyPrice[tier], planCurrency) })}
            action={
              <ButtonLink href={paths.subscribe(tier)} size="compact" look="quiet" wide>
                {t(`chooseThis.${tier}`)}
              </ButtonLink>
            }
          />
        ))}
      </PriceBoard>
    </>
  );
}
