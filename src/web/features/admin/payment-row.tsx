import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPaymentOnWire } from '#modules/admin/contract';
import { dotFacts, formatMoment, formatPrice, inOnePiece, joinFacts } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { Link } from '#web/ui/link.tsx';

const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.tsx')).ReturnDialog }));
const RetryDialog = lazy(async () => ({ default: (await import('./retry-dialog.tsx')).RetryDialog }));
const looks = {
  paid: 'confirmed',
  refunded: 'cancelled',
  unapplied: 'other',
  open: 'pending',
  closed: 'cancelled',
} as const;

/** A payment, with what of it can go back by hand. */
export function PaymentRow({ payment, now }: { payment: AdminPaymentOnWire; now: number }) {
  const t = useTranslations('admin');
  const { bookingId, purpose, status, amount, currency, asked, service, openedAt } = payment;
  const { artist, client, guestName, returned, returnable, failed, waiting, dispute } = payment;
  // What went back whole is not paid any more.
  const shown = status === 'paid' && returned >= amount ? 'refunded' : status;
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<'return' | (typeof failed)[number]>();
  const people = { artist: artist.fullName, client: client?.fullName ?? guestName ?? t('queue.nobody') };
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-32 max-md:basis-full">
        <p className="type-strong wrap-anywhere">
          {dotFacts([
            formatPrice(amount, currency),
            asked && t('payments.asked', { amount: formatPrice(asked.amount, asked.currency) }),
            t(`payments.purpose.${purpose}`),
          ])}
        </p>
        <p className="type-small text-ink-2 wrap-anywhere">{dotFacts([service, t('bookings.between', people)])}</p>
        <p className="type-small text-ink-2">
          {inOnePiece(formatMoment(Date.parse(openedAt), 'UTC', { now }))}
          {' · '}
          <Link href={paths.admin.booking(bookingId)} className="link hit-44">
            {t('bookings.title', { id: String(bookingId) })}
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge status={looks[shown]}>{t(`payments.status.${shown}`)}</Badge>
        {returned > 0 && shown !== 'refunded' && (
          <span className="type-small">{t('payments.returned', { amount: formatPrice(returned, currency) })}</span>
        )}
        {returnable > 0 && (
          <Button ref={button} look="danger" size="compact" onClick={() => setAsking('return')}>
            {t('payments.return.do')}
          </Button>
        )}
      </div>
      {waiting > 0 && (
        <p className="w-full type-small text-danger">
          {t('payments.retry.waiting', { amount: formatPrice(waiting, currency) })}
        </p>
      )}
      {dispute && <DisputeLine dispute={dispute} currency={currency} now={now} />}
      {failed.map((refund) => (
        <p key={refund.id} className="flex w-full flex-wrap items-center gap-3 type-small">
          <span className="text-danger">
            {t('payments.retry.failed', { amount: formatPrice(refund.amount, currency) })}
          </span>
          <Button id={`retry-${refund.id}`} look="quiet" size="compact" onClick={() => setAsking(refund)}>
            {t('payments.retry.do')}
          </Button>
        </p>
      ))}
      <Suspense>
        {asking === 'return' && (
          <ReturnDialog
            payment={payment}
            client={people.client}
            onClose={() => setAsking(undefined)}
            returnFocus={() => button.current}
          />
        )}
        {typeof asking === 'object' && (
          <RetryDialog
            payment={payment}
            refund={asking}
            client={people.client}
            onClose={() => setAsking(undefined)}
            returnFocus={() => document.getElementById(`retry-${asking.id}`)}
          />
        )}
      </Suspense>
    </article>
  );
}

/** What a bank asks about a payment or did with it, and where it is answered. */
function DisputeLine({
  dispute: { status, amount, answerBy, url },
  currency,
  now,
}: {
  dispute: NonNullable<AdminPaymentOnWire['dispute']>;
  currency: string;
  now: number;
}) {
  const t = useTranslations('admin.payments.dispute');
  const undecided = status === 'asked' || status === 'open';
  const date = answerBy && formatMoment(Date.parse(answerBy), 'UTC', { now });
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 type-small">
      <span className={undecided || status === 'lost' ? 'text-danger' : 'text-ink-2'}>
        {joinFacts([t(status, { amount: formatPrice(amount, currency) }), undecided && date && t('by', { date })])}
      </span>
      {undecided && (
        <a href={url} className="link hit-44">
          {t('answer')}
        </a>
      )}
    </p>
  );
}
