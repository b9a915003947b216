import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatDate, formatPrice } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { chairRows, owedRows } from './board-rows.ts';
import { dueInPerson } from './due-in-person.ts';
import type { Money } from './queries.ts';

type Refund = Money['refunds'][number];

export interface MoneyLinesProps {
  money: Money;
  /** What is paid for, and when it is. */
  service: string;
  when: string;
  /** What the offer is called that takes something off. */
  offer?: string | null | undefined;
  timeZone: string;
  /** Where the price is broken down beside it already: its total alone. */
  totalOnly?: boolean;
  /** The visit took place: what is paid in person is not to come. */
  over?: boolean;
  /** Whether its professional reads it, who is not paid at their own visit. */
  asArtist?: boolean;
  /** Where the receipt of a payment lies. */
  receiptOf: (paymentId: number) => string;
  /** What can be done about a refund that did not arrive. */
  retryOf?: ((refundId: number) => ReactNode) | undefined;
}

/** What a booking costs, line by line, what was paid and what came back. */
export function MoneyLines(props: MoneyLinesProps) {
  const { money, service, when, offer, timeZone, totalOnly = false, over = false, asArtist = false } = props;
  const { receiptOf, retryOf } = props;
  const t = useTranslations('checkout');
  const { currency, payable, payments, refunds, unapplied, disputes } = money;
  const price = (amount: number) => formatPrice(amount, currency);
  const later = dueInPerson(money);
  // What is yet to be paid stands out of what it comes from; where all is paid, what came of it.
  const quiet = (shown: string) => <span className="font-normal text-ink-2">{shown}</span>;
  const settled = (shown: string) => (payable || later > 0 ? quiet(shown) : shown);
  const afterNow = (shown: string) => (payable ? quiet(shown) : shown);
  const refundRow = ({ id, amount, status, cause, reason }: Refund, own = currency) => (
    <PriceRow
      key={`refund ${id}`}
      name={settled(t(`refund.${status}`))}
      detail={cause === 'by_hand' ? reason : isTold(cause) ? t(`cause.${cause}`) : undefined}
      price={settled(formatPrice(status === 'failed' || status === 'retried' ? amount : -amount, own))}
      action={status === 'failed' ? retryOf?.(id) : undefined}
    />
  );
  const owed = owedRows(money.lines);
  const listed = owed.filter(({ kind }) => kind === 'price' || kind === 'discount');
  const rows = totalOnly ? owed.filter((line) => !listed.includes(line)) : owed;
  const laterName = asArtist || money.standing.feeOpen > 0 ? t('left') : t(over ? 'inPersonLine' : 'atVisit');
  return (
    <PriceBoard>
      {totalOnly && listed.length > 0 && <PriceRow name={settled(t('total'))} price={settled(price(sumOf(listed)))} />}
      {rows.map(({ kind, amount }, index) => (
        <Fragment key={`${kind} ${index}`}>
          <PriceRow
            name={kind === 'price' ? service : quiet((kind === 'discount' && offer) || t(`line.${kind}`))}
            detail={kind === 'price' ? when : undefined}
            price={quiet(price(amount))}
          />
          {kind === 'discount' && (
            <PriceRow name={settled(t('total'))} price={settled(price(sumOf(owed.slice(0, index + 1))))} />
          )}
        </Fragment>
      ))}
      {payments.map(({ id, purpose, amount, at }) => (
        <PriceRow
          key={`payment ${id}`}
          name={quiet(t(`paidFor.${purpose}`))}
          detail={
            <span className="inline-flex flex-wrap gap-x-3">
              {formatDate(Date.parse(at), timeZone)}
              <a href={receiptOf(id)} className="link hit-44" download>
                {t('receipt')}
              </a>
            </span>
          }
          price={quiet(price(amount))}
        />
      ))}
      {chairRows(money.lines).map(({ way, amount, at }) => (
        <PriceRow
          key={`chair ${way}`}
          name={quiet(t(`chair.${way}`))}
          detail={at === null ? undefined : formatDate(Date.parse(at), timeZone)}
          price={quiet(price(amount))}
        />
      ))}
      {refunds.map((refund) => refundRow(refund))}
      {unapplied.map(({ id, amount, currency: own, at, refunds: back }) => (
        <Fragment key={`unapplied ${id}`}>
          <PriceRow
            name={t('unapplied')}
            detail={formatDate(Date.parse(at), timeZone)}
            price={formatPrice(amount, own)}
          />
          {back.map((refund) => refundRow(refund, own))}
        </Fragment>
      ))}
      {disputes.map(({ id, amount, status, at }) => (
        <PriceRow
          key={`dispute ${id}`}
          name={t(`dispute.${status}`)}
          detail={formatDate(Date.parse(at), timeZone)}
          price={price(amount)}
        />
      ))}
      {payable && (
        <PriceRow name={t(payable.purpose === 'deposit' ? 'dueNow' : 'left')} price={price(payable.amount)} />
      )}
      {later > 0 && <PriceRow name={afterNow(laterName)} price={afterNow(price(later))} />}
    </PriceBoard>
  );
}

const sumOf = (lines: readonly { readonly amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const told = ['late', 'over', 'twice', 'unapplied'] as const;

/** Whether why money goes back is said: what somebody did with the booking they know. */
function isTold(cause: Refund['cause']): cause is (typeof told)[number] {
  return told.some((one) => one === cause);
}

/** The receipts of whoever is signed in. */
export const ownReceipt = (paymentId: number) => paths.receipt(paymentId);
