import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { EpochMs, PlainDate } from '#kernel/time';
import { formatDuration, formatPrice } from '#kernel/visit-time';
import { browserApi } from '#web/api/browser.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { OneVisit } from '../book/additions.ts';
import { shownDiscount } from '../book/discount.ts';
import { shownDue } from '../book/due.ts';
import { offersQuery } from '../queries.ts';
import { usePriceWords } from '../use-price-words.ts';
import type { BookableService } from './services-dialog.tsx';

export interface VisitCostProps {
  service: OneVisit<BookableService>;
  now: EpochMs;
  /** Of the artist; unknown while the day is loading. */
  timeZone: string | undefined;
  /** Of all visits that are booked. */
  dates: readonly PlainDate[];
  /** Whether no offer is taken off. */
  fullPrice: boolean;
  onFullPrice: (fullPrice: boolean) => void;
  /** Asks the client to pay first what the services ask in advance. */
  onPayFirst: (payFirst: boolean) => void;
  /** Why that cannot be. */
  payFirstProblem?: string | undefined;
}

/** The artist asks this client, in whichever group they are. */
const forEveryone = ({ price, advance }: BookableService) => ({
  price,
  advance: { ...advance, prepayFor: 'everyone' as const },
});

/** How long a visit of several services takes, what it costs where that is not plain, and whether an offer is taken off. */
export function VisitCost({ service, now, timeZone, dates, fullPrice, ...asks }: VisitCostProps) {
  const t = useTranslations('calendar');
  const words = usePriceWords();
  const { data: offers } = useQuery(offersQuery(browserApi, service.userId));
  const { discount } =
    offers && timeZone !== undefined ? shownDiscount(service, { offers, timeZone, now, days: dates }) : {};
  const asked = { ...service, parts: service.parts.map(forEveryone), discount: fullPrice ? undefined : discount };
  const due = shownDue(asked).now;
  const price = words({ ...service, discount: fullPrice ? undefined : discount });
  return (
    <div className="-mt-5">
      <p role="status" className="mt-3 type-small text-ink-2 empty:hidden">
        {service.parts.length > 1 && t('book.takes', { duration: formatDuration(service.duration), price })}
        {service.parts.length === 1 && discount && t('book.costs', { price })}
      </p>
      {discount?.title !== undefined && (
        <Checkbox
          label={t('book.takeOff', { offer: discount.title })}
          // Not held at `checked`: the form around it reads every input anew before this hears of it.
          defaultChecked={!fullPrice}
          onChange={(event) => asks.onFullPrice(!event.target.checked)}
        />
      )}
      {due > 0 && (
        <Checkbox
          label={t('book.payFirst', { price: formatPrice(due, service.currency) })}
          hint={t('book.payFirstHint')}
          error={asks.payFirstProblem}
          onChange={(event) => asks.onPayFirst(event.target.checked)}
        />
      )}
    </div>
  );
}
