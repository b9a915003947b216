import { useTranslations } from 'use-intl';
import { addDays, type PlainDate } from '#kernel/time';
import { formatDay, formatLongPlainDate, formatMonth, weekHeads } from '#kernel/visit-time';
import { DateStrip } from '#web/ui/date-strip.tsx';
import type { DayOption } from '#web/ui/day-button.tsx';
import { CaretDownIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { MonthGrid } from '#web/ui/month-grid.tsx';
import { datesBetween, firstFreeOfWeek, fortnightOf, monthBounds, weeksOf, type FreeTimes } from './free-times.ts';
import { daysId } from './pick-time.tsx';

export interface PickDayProps {
  times: FreeTimes;
  /** The chosen day. */
  selected: PlainDate;
  /** A day whose month and fortnight are shown; the chosen one unless it says otherwise. */
  shown?: PlainDate;
  /** Whether a phone shows the month at first. */
  wholeMonth?: boolean | undefined;
  /** Where choosing a day leads, in pages without script: to its times, or to another part of the page. */
  hrefOf?: (date: PlainDate, to?: string) => string;
  /** Where another month begins, in pages without script: it opens on its first free day. */
  monthHrefOf?: (month: string) => string;
  /** With it the days are buttons. */
  onChoose?: (date: PlainDate) => void;
  /** Asked for the days around this date when a key or a step leaves those shown. */
  onShow?: (date: PlainDate) => void;
  /** Asked for a week by its first day: its first free day is the chosen one then. */
  onTurn?: (week: PlainDate) => void;
}

/** The days to choose from: a strip of a fortnight on phones, where a month can be asked for; a month from 768 px. */
export function PickDay({
  times,
  selected,
  shown = selected,
  wholeMonth,
  hrefOf,
  monthHrefOf,
  onChoose,
  onShow,
  onTurn,
}: PickDayProps) {
  const t = useTranslations('bookings.pick');
  const option = useDayOption(times, hrefOf);
  const strip = fortnightOf(shown, times.today);
  const { first, last } = monthBounds(shown);
  const monthStep = (label: 'previousMonth' | 'nextMonth', date: PlainDate) => ({
    label: t(label, { month: formatMonth(date) }),
    date,
    ...(monthHrefOf && { href: monthHrefOf(date.slice(0, 7)) }),
  });
  const turn = { times, hrefOf, onTurn };
  return (
    <div className="group/days">
      <div className="md:hidden group-has-checked/days:hidden">
        <DateStrip
          // Other days begin at their first, however far one had gone through those before.
          key={strip.first}
          label={t('days')}
          days={datesBetween(strip.first, strip.last).map((date) => option(date, formatLongPlainDate(date)))}
          selected={selected}
          fullWord={t('full')}
          {...(onChoose && { onChoose })}
        />
      </div>
      {/* A phone's strip reaches a fortnight: whoever comes every five weeks looks further. */}
      <div className="mt-1 flex flex-wrap gap-x-5 md:hidden">
        <label className={wholeMonthClass}>
          <input type="checkbox" defaultChecked={wholeMonth} className="absolute inset-0 opacity-0" />
          {t('wholeMonth')}
          <CaretDownIcon size={18} aria-hidden className="group-has-checked/days:rotate-180" />
        </label>
        <p className="ms-auto flex gap-x-5 group-has-checked/days:hidden">
          {strip.first > times.today && (
            <TurnStrip week={addDays(strip.first, -7)} {...turn}>
              {t('earlierDays')}
            </TurnStrip>
          )}
          {strip.last < times.lastDate && (
            <TurnStrip week={addDays(strip.first, 7)} {...turn}>
              {t('laterDays')}
            </TurnStrip>
          )}
        </p>
      </div>
      <div className="max-md:not-group-has-checked/days:hidden">
        <MonthGrid
          title={formatMonth(shown)}
          weekdays={weekHeads()}
          weeks={weeksOf(shown).map((week) =>
            week.map((date) => (date ? option(date, `${formatLongPlainDate(date)} ${date.slice(0, 4)}`) : null)),
          )}
          selected={selected}
          fullWord={t('full')}
          {...(first > times.today && { previous: monthStep('previousMonth', monthBounds(addDays(first, -1)).first) })}
          {...(last < times.lastDate && { next: monthStep('nextMonth', addDays(last, 1)) })}
          {...(onChoose && { onChoose })}
          {...(onShow && { onShow })}
        />
      </div>
    </div>
  );
}

// Told by a box, which needs no script.
const wholeMonthClass =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control type-small link ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus';

function useDayOption(times: FreeTimes, hrefOf: PickDayProps['hrefOf']) {
  const t = useTranslations('bookings.pick');
  return (date: PlainDate, day: string): DayOption => {
    const [weekday = '', number = ''] = formatDay(date).split(' ');
    const count = times.days[date]?.length ?? 0;
    const closed = date < times.today || date > times.lastDate || times.closed.includes(date);
    const face = { date, number, weekday, today: date === times.today };
    if (count > 0) return { ...face, state: 'free', label: t('dayFree', { day, count }), ...linkTo(hrefOf, date) };
    if (closed) return { ...face, state: 'closed', label: t('dayClosed', { day }) };
    if (times.tooSoon.includes(date)) return { ...face, state: 'closed', label: t('dayTooSoon', { day }) };
    return { ...face, state: 'full', label: t('dayFull', { day }), ...linkTo(hrefOf, date) };
  };
}

function linkTo(hrefOf: PickDayProps['hrefOf'], date: PlainDate): { href?: string } {
  return hrefOf ? { href: hrefOf(date) } : {};
}

interface TurnStripProps extends Pick<PickDayProps, 'times' | 'hrefOf' | 'onTurn'> {
  /** The first day of the week that it leads to. */
  week: PlainDate;
  children: string;
}

/** Goes on by a week, though the strip holds two: a phone shows about one. */
function TurnStrip({ times, week, hrefOf, onTurn, children }: TurnStripProps) {
  const look = 'inline-flex min-h-11 items-center type-small link';
  if (onTurn) {
    return (
      <button type="button" onClick={() => onTurn(week)} className={look}>
        {children}
      </button>
    );
  }
  if (!hrefOf) return null;
  return (
    <Link href={hrefOf(firstFreeOfWeek(times.days, week) ?? week, daysId)} className={look}>
      {children}
    </Link>
  );
}
