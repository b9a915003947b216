import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { BookingStatus } from '#modules/bookings/rules';
import { browserApi } from '#web/api/browser.ts';
import { ApiError, sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useWhenThere } from '#web/ui/use-when-there.ts';
import { latestPayment } from './latest-payment.ts';
import { moneyHead } from './money-head.ts';
import { MoneyLines, ownReceipt } from './money-lines.tsx';
import { PayPanel, type Wished } from './pay-panel.tsx';
import { moneyKey, moneyQuery, type Money } from './queries.ts';
import { TipForm } from './tip-form.tsx';

/** Every so many looks the payment service is asked itself; after so many it is said that it takes long. */
const looksBeforeAsking = 3;
const looksBeforeLong = 10;

/** A booking as paying for it needs it. */
export interface PaidBooking {
  readonly id: number;
  readonly timeZone: string;
  readonly artist: { readonly fullName: string };
  readonly status: BookingStatus;
  readonly expiresAt: string | null;
  readonly service: { readonly name: string };
  /** What the offer is called that takes something off. */
  readonly offerTitle: string | null;
}

export interface PayingProps {
  booking: PaidBooking;
  /** When it is, in words. */
  when: string;
  /** On which terms, in its exact dates. */
  terms: ReactNode;
  /** Back from the payment page: paid, or closed without paying. */
  back: 'paid' | 'closed' | undefined;
  /** Right from booking, where they agreed to the terms. */
  agreed: boolean;
  /** Called once a payment was heard of. */
  onPaid: () => void;
}

/** What is due for a booking, and paying it; afterwards what was paid. */
export function Paying({ booking, when, terms, back, agreed, onPaid }: PayingProps) {
  const t = useTranslations('checkout');
  const [looks, setLooks] = useState(0);
  const key = moneyKey(booking.id);
  const waits = (money: Money | undefined) =>
    back === 'paid' &&
    looks <= looksBeforeLong &&
    (!money || (money.payable?.purpose === 'deposit' && money.paid === 0));
  const { data: money } = useQuery({
    ...moneyQuery(browserApi, booking.id),
    queryFn: async () => {
      setLooks(looks + 1);
      const call = { params: { bookingId: booking.id } };
      const asks = back === 'paid' && looks % looksBeforeAsking === 1;
      const heard = await browserApi(
        asks ? 'POST /api/bookings/{bookingId}/checkout/refresh' : 'GET /api/bookings/{bookingId}/money',
        call,
      );
      if (back === 'paid' && heard.payments.length > 0) onPaid();
      return heard;
    },
    refetchInterval: ({ state }) => (waits(state.data) ? 1_000 : false),
  });
  const queries = useQueryClient();
  const { leaving, leave } = useLeaving();
  const whenThere = useWhenThere();
  const begin = useMutation({
    mutationFn: (wished: Wished) =>
      browserApi('POST /api/bookings/{bookingId}/checkout', { params: { bookingId: booking.id }, body: wished }),
    onSuccess: ({ url }) => leave(url),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  const seen = back === 'paid' && money !== undefined && money.payments.length + money.unapplied.length > 0;
  // Whoever sees it here is not told once more.
  useEffect(() => {
    if (seen)
      void browserApi('POST /api/bookings/{bookingId}/checkout/refresh', { params: { bookingId: booking.id } }).catch(
        noted,
      );
  }, [seen, booking.id]);
  if (!money) return null;
  if (waits(money)) return <Waiting long={looks > looksBeforeLong - 2} />;
  const fields = begin.error instanceof ApiError ? begin.error.body.fields : undefined;
  const problem = begin.isError && !fields ? (sentenceOf(begin.error) ?? undefined) : undefined;
  const { artist, timeZone, status, expiresAt } = booking;
  const latest = latestPayment(money);
  const kept = status === 'awaiting_payment' && expiresAt ? whenThere(Date.parse(expiresAt), timeZone) : undefined;
  const asks = money.payable !== null || money.tip !== null;
  const justPaid = back === 'paid' && latest !== undefined;
  const head = moneyHead(t, { money, name: artist.fullName, status, justPaid });
  return (
    <div className={asks ? undefined : 'mx-auto max-w-text'}>
      <PageHead
        title={head.title}
        subtitle={head.text}
        back={<BackLink href={paths.bookingConfirmation(booking.id)}>{t('backToBooking')}</BackLink>}
      />
      <div className={asks ? 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-2 lg:gap-x-16' : undefined}>
        <div>
          {back === 'paid' && latest && (
            <Banner
              look="success"
              role="status"
              title={t('received', { price: formatPrice(latest.amount, money.currency) })}
              className="mb-5"
            >
              {status === 'pending'
                ? t('receivedRequest', { name: artist.fullName })
                : t(status === 'confirmed' && latest.purpose === 'deposit' ? 'receivedBooked' : 'receivedText')}
              {status === 'pending' && money.standing.left > 0 && (
                <p className="mt-2">
                  {t('restLater', { price: formatPrice(money.standing.left, money.currency), name: artist.fullName })}
                </p>
              )}
            </Banner>
          )}
          {back === 'closed' && money.payable && (
            <Banner look="warn" role="status" title={t('closed')} className="mb-5" />
          )}
          <MoneyLines
            money={money}
            service={booking.service.name}
            when={when}
            offer={booking.offerTitle}
            timeZone={timeZone}
            over={status === 'completed'}
            receiptOf={ownReceipt}
          />
          {money.held && kept && <p className="mt-4 text-ink-2 measure">{t('heldUntil', { time: kept })}</p>}
          {!money.payable && (
            <ButtonLink href={paths.bookingConfirmation(booking.id)} look="quiet" className="mt-8 max-md:w-full">
              {t('toBooking')}
            </ButtonLink>
          )}
        </div>
        {asks && (
          <Card className="grid content-start gap-10 self-start">
            <PayPanel
              money={money}
              terms={terms}
              agreed={agreed || back === 'closed'}
              keptUntil={kept}
              later={back === 'paid' && latest ? t('restText', { name: artist.fullName }) : undefined}
              problem={problem}
              agreeProblem={fields?.['agreed']}
              busy={begin.isPending || leaving}
              onPay={(wished) => begin.mutate(wished)}
            />
            <TipForm
              money={money}
              name={artist.fullName}
              problem={fields?.['tip'] ?? (money.payable ? undefined : problem)}
              busy={begin.isPending || leaving}
              onPay={(wished) => begin.mutate(wished)}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

/** Nothing hangs on it: the news just stays unread. */
const noted = () => {};

function Waiting({ long }: { long: boolean }) {
  const t = useTranslations('checkout');
  return (
    <>
      <PageHead title={t('waiting')} />
      <div role="status" className="flex gap-3">
        <Spinner label={t('waiting')} />
        <p className="measure">{long ? t('waitingLong') : t('waitingText')}</p>
      </div>
    </>
  );
}
