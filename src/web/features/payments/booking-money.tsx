import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ArtistMoney, type BookingMoneyProps } from './artist-money.tsx';
import { tipsGiven } from './board-rows.ts';
import { moneyHead } from './money-head.ts';
import { moneyQuery, type Money } from './queries.ts';

export type { BookingMoneyProps };

/** What was paid for a booking, on its page: its professional can give back, its client can pay. Nothing where nobody paid. */
export function BookingMoney(props: BookingMoneyProps) {
  const { data: money } = useQuery(moneyQuery(browserApi, props.bookingId));
  if (!money) return null;
  const came = money.payments.length + money.unapplied.length > 0;
  if (props.lapsed && !came) return <Unpaid />;
  const { payable, tip, standing, markable } = money;
  const concerns = came || payable !== null || tip !== null || standing.state === 'paid' || standing.state === 'waived';
  // What costs nothing has nothing to be recorded as paid.
  const owed = props.asArtist && markable && standing.state !== 'nothing';
  if (!concerns && !owed) return null;
  return props.asArtist ? <ArtistMoney {...props} money={money} /> : <ForClient {...props} money={money} />;
}

function Unpaid() {
  return <p className="mt-8 measure">{useTranslations('checkout')('lapsed')}</p>;
}

function ForClient({ bookingId, artistName, status, money }: BookingMoneyProps & { money: Money }) {
  const t = useTranslations('checkout.card');
  const tip = useTranslations('checkout.tip');
  const page = useTranslations('checkout');
  const { payable, currency, held } = money;
  const deposit = payable?.purpose === 'deposit';
  const now = deposit || money.standing.feeOpen > 0;
  const head = payable || held ? undefined : moneyHead(page, { money, name: artistName, status });
  return (
    <section aria-labelledby="money" className="mt-8">
      <h2 id="money" className="type-display-s">
        {t('mine')}
      </h2>
      {head && <p className="mt-1.5 type-strong">{head.title}</p>}
      <p className="mt-1.5 mb-4 text-ink-2">
        {payable && money.paid > 0 && `${page('received', { price: formatPrice(money.paid, currency) })} `}
        {payable && t(now ? 'due' : 'left', { price: formatPrice(payable.amount, currency) })}
        {!payable && held && t('held')}
        {head?.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.checkout(bookingId)} look={deposit ? 'action' : 'quiet'}>
          {payable ? t('see') : t('seeOnly')}
        </ButtonLink>
        {money.tip && tipsGiven(money.lines) === 0 && (
          <ButtonLink href={paths.giveTip(bookingId)} look="quiet">
            {tip('give')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
