import { useTranslations } from 'use-intl';
import { formatDay, formatLongPlainDate, formatMonth, weekHeads } from '#kernel/visit-time';
import { stretchesOn, type AvailabilityRules } from '#modules/availability/rules';
import type { DayOption } from '#web/ui/day-button.tsx';
import { MonthGrid } from '#web/ui/month-grid.tsx';
import { monthAfter, monthWeeks } from './month-weeks.ts';
import { hoursWords } from './words.ts';

export interface OpenDaysCalendarProps {
  rules: Pick<AvailabilityRules, 'weekly' | 'overrides'>;
  /** YYYY-MM-DD */
  today: string;
  /** The first day of the month that shows. */
  month: string;
  onMonth: (month: string) => void;
  onChoose: (date: string) => void;
}

/** A month of open and closed days; choosing one lets it differ from the week. */
export function OpenDaysCalendar({ rules, today, month, onMonth, onChoose }: OpenDaysCalendarProps) {
  const t = useTranslations('availability.editor');
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  function optionOf(date: string): DayOption {
    const hours = stretchesOn(rules, date);
    const name = formatLongPlainDate(date);
    return {
      date,
      number: String(Number(date.slice(8))),
      weekday: formatDay(date).split(' ', 1)[0]!,
      label: hours.length > 0 ? t('dayOpen', { date: name, hours: hoursWords(t, hours) }) : t('dayOff', { date: name }),
      state: date < today ? 'closed' : hours.length > 0 ? 'free' : 'full',
      today: date === today,
    };
  }
  return (
    <MonthGrid
      title={formatMonth(month)}
      weekdays={weekHeads()}
      weeks={monthWeeks(month).map((week) => week.map((date) => (date === null ? null : optionOf(date))))}
      fullWord={t('off')}
      previous={
        month > today ? { date: previous, label: t('previousMonth', { month: formatMonth(previous) }) } : undefined
      }
      next={{ date: next, label: t('nextMonth', { month: formatMonth(next) }) }}
      onChoose={onChoose}
      onShow={(date) => onMonth(monthAfter(date, 0))}
    />
  );
}
