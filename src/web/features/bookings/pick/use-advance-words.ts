import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { AdvanceOnWire } from '#modules/catalogue/contract';
import { dueNow, type Acquaintance } from '#modules/catalogue/rules';

interface Asking {
  readonly advance: AdvanceOnWire;
  /** Before the discount, in the minor unit. */
  readonly price: number;
  readonly currency: string;
  readonly discount?: { readonly amount: number } | undefined;
}

/** Of whom whatever is asked is asked. */
const whoever: Acquaintance = { came: false, missed: true };

/**
 * What a service asks in advance, in words: "Deposit $20". Where it hangs on the client and nobody knows who reads it, it says
 * of whom it is asked. Undefined where nothing is.
 */
export function useAdvanceWords() {
  const t = useTranslations('bookings.pick');
  return ({ advance, price, currency, discount }: Asking, client?: Acquaintance): string | undefined => {
    const total = price - (discount?.amount ?? 0);
    const due = dueNow(advance, { total, currency }, client ?? whoever);
    if (due === 0) return undefined;
    const of = client ? 'everyone' : advance.prepayFor;
    return t(due === total ? 'advanceAll' : 'advance', { of, amount: formatPrice(due, currency) });
  };
}
