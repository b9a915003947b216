import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { Booking } from '../queries.ts';

/** "Deposit paid £20", "Fee of £15 open": how the money of a visit stands; nothing where nobody paid or owes a fee. */
export function MoneyMark({ booking: { money, dueNow, currency } }: { booking: Booking }) {
  const t = useTranslations('bookings.list');
  if (!money) return null;
  const { total, paid, feeOpen } = money;
  const price = (amount: number) => formatPrice(amount, currency);
  const deposit = paid === dueNow && paid < total && feeOpen === 0;
  return (
    <p className="type-small-strong text-ink">
      {paid >= total && paid > 0 && t('paid', { price: price(paid) })}
      {deposit && t('depositPaid', { price: price(paid) })}
      {paid > 0 && paid < total && !deposit && t('paidOf', { paid: price(paid), total: price(total) })}
      {paid > 0 && feeOpen > 0 && <br />}
      {feeOpen > 0 && t('feeOpen', { price: price(feeOpen) })}
    </p>
  );
}
