import { useTranslations } from 'use-intl';
import { arrivalFocus } from '#web/ui/arrival-focus.ts';
import type { PreviewedVisit } from '#modules/bookings/contract';
import { formatDateAndTime, formatMonth, formatPlainDate, formatPrice, joinWords } from '#kernel/visit-time';
import { CheckIcon, WarningIcon } from '#web/ui/icons.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { SeriesDates } from './series-dates.ts';
import { usePriceWords } from '../use-price-words.ts';
import type { ShownDiscount } from './discount.ts';
import { settlingName, type Typed } from './typed.ts';

export interface SeriesPreviewProps {
  dates: SeriesDates;
  timeZone: string;
  now: number;
  /** Of one visit, in the minor unit. */
  price: number;
  currency: string;
  discount?: ShownDiscount | undefined;
  settled: Typed['settled'];
}

/** Every date of a series: open, or what to do instead. Nothing is booked until all are settled. */
export function SeriesPreview({ dates, timeZone, now, price, currency, discount, settled }: SeriesPreviewProps) {
  const t = useTranslations('bookings.repeat');
  const words = usePriceWords();
  const { visits, monthsWithoutDay } = dates;
  const day = Number(visits[0]!.day.slice(-2));
  const clashes = visits.filter(({ free }) => !free).length;
  const each = words({ price, currency, discount });
  const total = formatPrice((price - (discount?.amount ?? 0)) * visits.length, currency);
  return (
    <section aria-labelledby="series" className="grid gap-3">
      <h3 id="series" {...arrivalFocus} className="type-display-s outline-none">
        {t('dates', { count: visits.length })}
      </h3>
      <p className="type-small text-ink-2">
        {clashes > 0 ? t('clashes', { count: clashes }) : t('allFree')}{' '}
        {visits.length === 1 ? t('priceEach', { price: each }) : t('priceAll', { price: each, total })}
      </p>
      {monthsWithoutDay.length > 0 && (
        <p className="type-small text-ink-2">
          {t('monthsWithoutDay', {
            months: joinWords(monthsWithoutDay.map((month) => formatMonth(month))),
            count: monthsWithoutDay.length,
            day,
          })}
        </p>
      )}
      <ol className="grid gap-2">
        {visits.map((visit) => (
          <li key={visit.day}>
            {visit.free ? (
              <p className="flex items-center gap-2 py-1">
                <CheckIcon size={20} weight="bold" aria-hidden className="shrink-0 text-success" />
                {formatDateAndTime(Date.parse(visit.date), timeZone, { now })}
                <span className="type-small text-ink-3">{t('free')}</span>
              </p>
            ) : (
              <Clash visit={visit} timeZone={timeZone} now={now} settled={settled[visit.day]} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ClashProps {
  visit: PreviewedVisit;
  timeZone: string;
  now: number;
  settled: string | undefined;
}

function Clash({ visit, timeZone, now, settled }: ClashProps) {
  const t = useTranslations('bookings.repeat');
  const day = formatPlainDate(visit.day, { now });
  const move = visit.nearest && {
    value: visit.nearest,
    label: t('moveTo', { when: formatDateAndTime(Date.parse(visit.nearest), timeZone, { now }) }),
  };
  const skip = { value: 'skip', label: t('skip') };
  return (
    <div className="rounded-control bg-warn-soft p-3.5">
      <p className="mb-2 flex gap-2 type-small text-ink">
        <WarningIcon size={20} weight="fill" aria-hidden className="shrink-0 text-warn" />
        <span>
          <strong className="font-semibold">{formatDateAndTime(Date.parse(visit.date), timeZone, { now })}</strong>{' '}
          {visit.sentence}
        </span>
      </p>
      <RadioCards
        legend={t('insteadOf', { day })}
        hideLegend
        name={settlingName(visit.day)}
        options={move ? [move, skip] : [skip]}
        defaultValue={settled || (move ? move.value : 'skip')}
      />
    </div>
  );
}
