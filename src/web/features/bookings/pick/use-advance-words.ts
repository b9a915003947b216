import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { dueNow, type Acquaintance, type AskingPart } from '#modules/catalogue/rules';

interface Asking extends AskingPart {
  /** Every service of the visit, where it has several. */
  readonly parts?: readonly AskingPart[] | undefined;
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
  return (
    { advance, price, currency, discount, parts = [{ price, advance }] }: Asking,
    client?: Acquaintance,
  ): string | undefined => {
    const total = price - (discount?.amount ?? 0);
    const due = dueNow(parts, { total, currency }, client ?? whoever);
    if (due === 0) return undefined;
    // Where several ask, of the first that does.
    const asking = parts.find((part) => part.advance.prepay !== 'none') ?? { advance };
    const of = client ? 'everyone' : asking.advance.prepayFor;
    return t(due === total ? 'advanceAll' : 'advance', { of, amount: formatPrice(due, currency) });
  };
}
