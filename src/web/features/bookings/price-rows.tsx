import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { ShownPrice } from './use-price-words.ts';

export interface PriceRowsProps extends ShownPrice {
  /** How many visits are booked at once, each for this price; undefined while that is not settled. */
  visits: number | undefined;
}

/** What is to be paid, as rows of a ticket: its total, and above it what that is made of. */
export function PriceRows({ price, currency, discount, visits }: PriceRowsProps) {
  const t = useTranslations('bookings');
  const each = price - (discount?.amount ?? 0);
  const many = visits !== undefined && visits > 1;
  const total = many ? t('price.total', { count: visits }) : t('book.total');
  return (
    <>
      {discount && (
        <>
          <Part label={t('price.full')} amount={formatPrice(price, currency)} />
          <Part label={discount.title ?? t('opening.one')} amount={formatPrice(-discount.amount, currency)} />
        </>
      )}
      {many && <Part label={t('price.each')} amount={formatPrice(each, currency)} />}
      <div className={rowClass}>
        <dt className="type-small text-ink-2">{visits === undefined ? t('price.each') : total}</dt>
        <dd className="text-end type-figure whitespace-nowrap">{formatPrice(each * (visits ?? 1), currency)}</dd>
      </div>
    </>
  );
}

/** Quieter than the sum under it. */
function Part({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={rowClass}>
      <dt className="type-small text-ink-2">{label}</dt>
      <dd className="text-end type-small whitespace-nowrap text-ink-2">{amount}</dd>
    </div>
  );
}

const rowClass = 'flex items-baseline justify-between gap-3';
