import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMonth, formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { monthsQuery } from '../queries.ts';

/** Shown before somebody asks for more. */
const latest = 2;

/** What a professional's months brought: how many visits, and what they cost together. */
export function MonthBoard({ userId }: { userId: number }) {
  const t = useTranslations('bookings.months');
  const [all, setAll] = useState(false);
  const months = useQuery(monthsQuery(browserApi, userId)).data ?? [];
  // A month has a row for every currency.
  const names = [...new Set(months.map(({ month }) => month))];
  const shown = new Set(all ? names : names.slice(0, latest));
  if (months.length === 0) return null;
  return (
    <section className="mb-2">
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
      {names.length > shown.size && (
        <Button look="quiet" size="compact" className="mt-3" onClick={() => setAll(true)}>
          {t('all')}
        </Button>
      )}
    </section>
  );
}
