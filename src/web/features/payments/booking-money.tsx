import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useToast } from '#web/ui/toast.tsx';
import { disputeShown } from './dispute-shown.ts';
import { asksFee, dueInPerson } from './due-in-person.ts';
import { goesBack } from './goes-back.ts';
import { MoneyLines, ownReceipt } from './money-lines.tsx';
import { moneyKey, moneyQuery, type Money } from './queries.ts';

const GiveBackDialog = lazy(async () => ({ default: (await import('./give-back-dialog.tsx')).GiveBackDialog }));

export interface BookingMoneyProps {
  bookingId: number;
  service: string;
  when: string;
  /** What the offer is called that takes something off. */
  offer: string | null;
  timeZone: string;
  completed: boolean;
  /** Whether its price stands beside it, in its ticket. */
  priced: boolean;
  /** It was to be paid for, and is booked no more: nobody paid, or nobody answered whoever did. */
  lapsed: boolean;
  asArtist: boolean;
}

/** What was paid for a booking, on its page: its professional can give back, its client can pay. Nothing where nobody paid. */
export function BookingMoney(props: BookingMoneyProps) {
  const { data: money } = useQuery(moneyQuery(browserApi, props.bookingId));
  if (!money) return null;
  const came = money.payments.length + money.unapplied.length > 0;
  if (props.lapsed && !came) return <Unpaid />;
  const concerns = came || money.payable !== null || money.tip !== null;
  // What costs nothing has nothing to be marked as paid.
  const owed = props.asArtist && props.completed && (money.due > 0 || money.lines.length > 0);
  if (!concerns && !owed) return null;
  return props.asArtist ? <ForArtist {...props} money={money} /> : <ForClient {...props} money={money} />;
}

function Unpaid() {
  return <p className="mt-8 measure">{useTranslations('checkout')('lapsed')}</p>;
}

function ForClient({ bookingId, money }: BookingMoneyProps & { money: Money }) {
  const t = useTranslations('checkout.card');
  const tip = useTranslations('checkout.tip');
  const page = useTranslations('checkout');
  const { payable, currency, held } = money;
  const deposit = payable?.purpose === 'deposit';
  const now = deposit || asksFee(money);
  const inPerson = dueInPerson(money);
  const other = held && t('held');
  const back = payable || other || inPerson > 0 ? undefined : goesBack(money);
  const none = inPerson > 0 ? t('inPerson', { price: formatPrice(inPerson, currency) }) : t('nothingDue');
  return (
    <section aria-labelledby="money" className="mt-8">
      <h2 id="money" className="type-display-s">
        {t('mine')}
      </h2>
      {back && <p className="mt-1.5 type-strong">{page(back === 'done' ? 'backTitle' : 'returnedTitle')}</p>}
      <p className="mt-1.5 mb-4 text-ink-2">
        {back && page(back === 'done' ? 'backText' : 'returnedText')}
        {!back && !other && money.paid > 0 && `${page('received', { price: formatPrice(money.paid, currency) })} `}
        {!back && (payable ? t(now ? 'due' : 'left', { price: formatPrice(payable.amount, currency) }) : other || none)}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.checkout(bookingId)} look={deposit ? 'action' : 'quiet'}>
          {payable ? t('see') : t('seeOnly')}
        </ButtonLink>
        {money.tip && (
          <ButtonLink href={paths.giveTip(bookingId)} look="quiet">
            {tip('give')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function ForArtist({ bookingId, money, completed, priced, ...shown }: BookingMoneyProps & { money: Money }) {
  const t = useTranslations('checkout.artist');
  const { toast } = useToast();
  const queries = useQueryClient();
  const giving = useShown<Money>();
  const inPerson = money.lines.filter(({ kind }) => kind === 'in_person').reduce((sum, { amount }) => sum + amount, 0);
  const retry = useMutation({
    mutationFn: (refundId: number) =>
      browserApi('POST /api/bookings/{bookingId}/refunds/{refundId}/retry', { params: { bookingId, refundId } }),
    onSuccess: (changed) => {
      queries.setQueryData(moneyKey(bookingId), changed);
      toast({ title: t('done') });
    },
    onError: (error) => toast({ title: sentenceOf(error) ?? t('failed'), look: 'destructive' }),
  });
  const disputed = disputeShown(money);
  const mark = useMutation({
    mutationFn: (paid: boolean) =>
      browserApi('PUT /api/bookings/{bookingId}/paid-in-person', { params: { bookingId }, body: { paid } }),
    onSuccess: (changed, paid) => {
      queries.setQueryData(moneyKey(bookingId), changed);
      toast({ title: paid ? t('marked') : t('unmarked') });
    },
    onError: () => toast({ title: t('failed'), look: 'destructive' }),
  });
  return (
    <section aria-labelledby="money">
      <h2 id="money" className="type-display-s">
        {t('title')}
      </h2>
      <MoneyLines
        money={money}
        {...shown}
        totalOnly={priced}
        receiptOf={ownReceipt}
        retryOf={(refundId) => (
          <Button
            look="quiet"
            size="compact"
            busy={retry.isPending}
            busyLabel={t('busy')}
            onClick={() => retry.mutate(refundId)}
          >
            {t('retry')}
          </Button>
        )}
      />
      {disputed && (
        <p className="mt-4 text-ink-2 measure">{t(disputed.status === 'open' ? 'disputeOpen' : 'disputeLost')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {completed && inPerson === 0 && money.due > 0 && (
          <Button look="quiet" busy={mark.isPending} busyLabel={t('busy')} onClick={() => mark.mutate(true)}>
            {t('inPerson')}
          </Button>
        )}
        {completed && inPerson > 0 && (
          <Button look="quiet" busy={mark.isPending} busyLabel={t('busy')} onClick={() => mark.mutate(false)}>
            {t('notInPerson')}
          </Button>
        )}
        {money.returnable > 0 && (
          <Button id="give-back" look="danger" onClick={() => giving.show(money)}>
            {t('give')}
          </Button>
        )}
      </div>
      <Suspense>
        {giving.value && (
          <GiveBackDialog
            key={giving.turn}
            open={giving.open}
            money={giving.value}
            onClose={giving.hide}
            returnFocus={() => document.getElementById('give-back') ?? document.getElementById('main')}
          />
        )}
      </Suspense>
    </section>
  );
}
