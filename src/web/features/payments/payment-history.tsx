import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dotFacts, formatDate, formatPrice, inOnePiece, joinFacts } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CardBroken } from '#web/ui/card-broken.tsx';
import { Link } from '#web/ui/link.tsx';
import { PriceBoard, PriceRow } from '#web/ui/price-board.tsx';
import { movementsQuery, type Movement } from './queries.ts';

const toPast = (words: ReactNode) => (
  <Link href={paths.bookings('past')} className="link">
    {words}
  </Link>
);

/** What clients paid a professional here and got back, the latest first, page by page. */
export function PaymentHistory() {
  const t = useTranslations('checkout.history');
  const { data, isError, refetch, hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(movementsQuery(browserApi));
  const movements = data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="type-display-m">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-ink-2 measure">
        {t('text')} {t.rich('months', { link: toPast })}
      </p>
      {isError && !isFetchNextPageError && (
        <CardBroken text={t('failed')} tryAgain={t('again')} onRetry={() => void refetch()} />
      )}
      {movements?.length === 0 && <p className="mt-4 text-ink-2">{t('empty')}</p>}
      {movements !== undefined && movements.length > 0 && (
        <PriceBoard className="mt-4 max-w-190">
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </PriceBoard>
      )}
      {isFetchNextPageError && (
        <CardBroken text={t('failed')} tryAgain={t('again')} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button look="quiet" className="mt-5" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Row({ movement }: { movement: Movement }) {
  const t = useTranslations('checkout');
  const { kind, amount, currency, status, dispute, at, date, bookingId, service, timeZone, client } = movement;
  const what = status ? t(`refund.${status}`) : dispute ? t(`dispute.${dispute}`) : undefined;
  const dayOf = (instant: string) => inOnePiece(formatDate(Date.parse(instant), timeZone));
  const gone = kind === 'refund' || dispute === 'open' || dispute === 'lost';
  return (
    <PriceRow
      name={
        <Link href={paths.bookingConfirmation(bookingId)} className="link">
          {t(`history.${kind}`, { client: client ?? t('history.gone') })}
        </Link>
      }
      detail={dotFacts([
        joinFacts([service, dayOf(date)]),
        what ? joinFacts([what, dayOf(at)]) : t('history.on', { date: dayOf(at) }),
      ])}
      price={formatPrice(gone ? -amount : amount, currency)}
    />
  );
}
