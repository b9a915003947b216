import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { monthlyPrice, planCurrency, type Tier } from '#modules/subscriptions/rules';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

/** What a plan costs, here and today. `taken`: it is theirs already. */
export function PlanTerms({ tier, taken }: { tier: Tier; taken: boolean }) {
  const t = useTranslations('plan');
  const price = t('perMonth', { price: formatPrice(monthlyPrice[tier], planCurrency) });
  return (
    <>
      <PriceBoard>
        <PriceRow name={t('listPrice')} price={price} />
        <PriceRow name={t('onThisServer')} price={t('free')} />
        {taken ? (
          <PriceRow name={t('nextCharge')} price={t('none')} />
        ) : (
          <PriceRow name={t('dueToday')} price={formatPrice(0, planCurrency)} />
        )}
      </PriceBoard>
      <p className="mt-4 type-small text-ink-2 measure">{t('freeText')}</p>
    </>
  );
}
