import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { Booking } from '../queries.ts';

export interface MoneyMarkProps {
  booking: Pick<Booking, 'money' | 'currency' | 'status'>;
  /** Its professional also reads what is not recorded as paid. */
  asArtist?: boolean;
}

/** "Deposit paid £20", "Fee of £15 open": the state of a visit's money; nothing where nothing was paid yet. */
export function MoneyMark({ booking: { money, currency, status }, asArtist = false }: MoneyMarkProps) {
  const t = useTranslations('bookings.list');
  if (!money || money.state === 'nothing') return null;
  const { state, total, paid, left, feeOpen } = money;
  const price = (amount: number) => formatPrice(amount, currency);
  const some = state === 'due' && paid > 0;
  const unrecorded = asArtist && state === 'due' && paid === 0 && status === 'completed';
  if (state === 'due' && !some && feeOpen === 0 && !unrecorded) return null;
  return (
    <p className="type-small-strong text-ink">
      {state === 'paid' && t('paid', { price: price(paid) })}
      {state === 'deposit_paid' && t('depositPaid', { price: price(paid) })}
      {state === 'waived' && t('waived', { paid: paid > 0 ? 'some' : 'none', price: price(paid) })}
      {state === 'refunded' && t('refunded')}
      {unrecorded && t('unrecorded', { price: price(left) })}
      {some && t('paidOf', { paid: price(paid), total: price(total) })}
      {some && feeOpen > 0 && <br />}
      {feeOpen > 0 && t('feeOpen', { price: price(feeOpen) })}
    </p>
  );
}
