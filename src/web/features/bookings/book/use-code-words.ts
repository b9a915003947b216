import { useTranslations } from 'use-intl';
import type { CodeProblem } from '#modules/catalogue/rules';
import { formatPrice } from '#kernel/visit-time';
import type { ShownDiscount } from './discount.ts';

/** What a typed code does: which offer takes how much off, or that another one takes off more; nothing while it is unknown. */
export function useCodeWords() {
  const t = useTranslations('bookings.book');
  const words = useTranslations('bookings.opening');
  return ({
    code,
    currency,
    discount,
    codeProblem,
  }: {
    code: string;
    currency: string;
    discount: ShownDiscount | undefined;
    codeProblem: CodeProblem | undefined;
  }): string | undefined => {
    if (code.trim() === '' || !discount) return undefined;
    const offer = discount.title ?? words('one');
    if (codeProblem === 'less') return t('codeLess', { offer });
    if (codeProblem) return undefined;
    return t('codeCounts', { offer, discount: formatPrice(discount.amount, currency) });
  };
}
