import { useTranslations } from 'use-intl';
import { comparesPrices, type Filters } from './filters.ts';

/** In which currency prices were compared, and what became of the others: 4,000 of one money is not 4,000 of another. */
export function PriceNote({ filters }: { filters: Filters }) {
  const t = useTranslations('explore');
  if (!comparesPrices(filters)) return null;
  const { currency, price } = filters;
  return (
    <p className="mb-3 type-small text-ink-2">
      {t(price === undefined ? 'pricesSorted' : 'pricesCompared', { currency })}
    </p>
  );
}
