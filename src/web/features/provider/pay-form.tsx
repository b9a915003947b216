import { useTranslations } from 'use-intl';
import { formatMoment, formatPrice } from '#kernel/visit-time';
import type { PayOutcome, PayPageOnWire } from '#modules/provider/contract';
import { Button } from '#web/ui/button.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { CardNumber } from './card-number.tsx';

/** What the page says when a payment did not go through; undefined for every other outcome. */
export type PayProblem = Exclude<PayOutcome, 'done' | 'authenticate' | 'over'> | 'no_number';

export interface PayFormProps {
  page: PayPageOnWire;
  problem: PayProblem | undefined;
  /** Closes the page without paying. */
  cancelHref: string;
}

/** What is due, and a card to pay it with. */
export function PayForm({ page, problem, cancelHref }: PayFormProps) {
  const t = useTranslations('sandbox');
  const { amount, once, dueNow, currency } = page;
  // This page knows nobody's zone, and on another clock it may be the day before.
  const first = page.firstAt && Date.parse(page.firstAt);
  return (
    <div>
      <PriceBoard className="-mt-3">
        {!once && <PriceRow name={t('perMonth')} price={formatPrice(amount, currency)} />}
        {first && <PriceRow name={t('firstCharge')} price={formatMoment(first, 'UTC', { now: first })} />}
        <PriceRow name={t('dueNow')} price={formatPrice(dueNow, currency)} />
      </PriceBoard>
      <form method="post" className="mt-6 grid gap-5" noValidate>
        <CardNumber error={problem && t(`problem.${problem}`)} />
        <Button type="submit" name="intent" value="pay" size="hero" wide>
          {dueNow > 0 ? t('pay', { price: formatPrice(dueNow, currency) }) : t('saveCard')}
        </Button>
      </form>
      <p className="mt-4">
        <a href={cancelHref} className="link inline-flex min-h-11 items-center">
          {t('back')}
        </a>
      </p>
    </div>
  );
}

/** What a bank asks before it lets a payment through. */
export function BankForm() {
  const t = useTranslations('sandbox');
  return (
    <div className="mt-8">
      <p className="measure">{t('bankText')}</p>
      <form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="agree">
          {t('agree')}
        </Button>
        <Button type="submit" name="intent" value="refuse" look="quiet">
          {t('refuse')}
        </Button>
      </form>
    </div>
  );
}
