import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MonthOfWorkOnWire } from '#modules/bookings/contract';
import { formatMonth, formatPrice } from '#kernel/visit-time';
import { Button } from '#web/ui/button.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';

/** Shown before somebody asks for more. */
const latest = 2;

/** What a professional's months brought, the latest first: how many visits, and what they cost together. */
export function MonthBoard({ months }: { months: readonly MonthOfWorkOnWire[] }) {
  const t = useTranslations('bookings.months');
  const [all, setAll] = useState(false);
  if (months.length === 0) return null;
  // A month has a row for every currency.
  const names = [...new Set(months.map(({ month }) => month))];
  const shown = new Set(all ? names : names.slice(0, latest));
  return (
    <section>
      <h2 className="type-display-s">{t('title')}</h2>
      <PriceBoard className="mt-1">
        {months
          .filter(({ month }) => shown.has(month))
          .map(({ month, currency, visits, worth }) => (
            <PriceRow
              key={`${month} ${currency}`}
              name={formatMonth(month)}
              minutes={t('visits', { count: visits })}
              price={formatPrice(worth, currency)}
            />
          ))}
      </PriceBoard>
      <p className="mt-1 type-small text-ink-2">{t('text')}</p>
      {names.length > latest && (
        <Button look="quiet" size="compact" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {t('earlier')}
        </Button>
      )}
    </section>
  );
}
