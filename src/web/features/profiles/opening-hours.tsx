import { useTranslations } from 'use-intl';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { openWeek, type Stretch } from '#modules/availability/rules';
import { readersWeek } from '#kernel/first-weekday';
import { addDays, parseClock, weekday, type EpochMs, type PlainDate } from '#kernel/time';
import {
  calendarDate,
  comma,
  formatClockTime,
  formatPlainDate,
  placeWithZone,
  weekdayNames,
  zoneAbbreviation,
} from '#kernel/visit-time';
import { classNames } from '#web/ui/class-names.ts';

export interface OpeningHoursProps {
  availability: AvailabilityOnWire;
  name: string;
  city: string | null;
  now: EpochMs;
}

const daysAhead = 60;
const endOfDay = 1440;

/** The week in plain words, today marked, and the days ahead that are different. */
export function OpeningHours({ availability, name, city, now }: OpeningHoursProps) {
  const t = useTranslations('people.hours');
  const { timeZone, weekly } = availability;
  const today = calendarDate(now, timeZone);
  const ahead = daysOff(availability, today, addDays(today, daysAhead));
  if (weekly.length === 0 && ahead.length === 0) return <p className="text-ink-2">{t('byAppointment', { name })}</p>;
  const names = weekdayNames();
  const week = openWeek({ weekly: weekly.map((stretch) => ({ weekday: stretch.weekday, ...minutesOf(stretch) })) });
  const place = placeWithZone(timeZone, city, zoneAbbreviation(timeZone, now));
  return (
    <>
      <dl>
        {readersWeek().map((day) => {
          const isToday = day === weekday(today);
          return (
            <div key={day} className={classNames(rowClass, isToday && 'font-semibold')}>
              <dt>
                {names[day - 1]!.long}
                {isToday && <span className="sr-only">{` ${t('today')}`}</span>}
              </dt>
              <Stretches stretches={week[day - 1]!.stretches} />
            </div>
          );
        })}
      </dl>
      <p className="mt-3 type-small text-ink-3">{t('zone', { place })}</p>
      {ahead.length > 0 && (
        <>
          <h3 className="mt-5 type-strong">{t('ahead')}</h3>
          <dl className="mt-1">
            {ahead.map(({ date, stretches }) => (
              <div key={date} className={rowClass}>
                <dt>{formatPlainDate(date, { now })}</dt>
                <Stretches stretches={stretches} />
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

const rowClass = 'flex items-baseline justify-between gap-x-4 border-b border-line py-2 last:border-b-0';

/** Overrides from today on, the next first. */
function daysOff({ overrides }: AvailabilityOnWire, from: PlainDate, to: PlainDate) {
  return overrides
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, intervals }) => ({ date, stretches: intervals.map(minutesOf) }));
}

function minutesOf({ start, end }: { start: string; end: string }): Stretch {
  return { start: parseClock(start) ?? 0, end: parseClock(end) ?? 0 };
}

function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  const t = useTranslations('people.hours');
  const words = ({ start, end }: Stretch) =>
    start === 0 && end === endOfDay
      ? t('allDay')
      : t('stretch', { start: formatClockTime(start), end: end === endOfDay ? t('midnight') : formatClockTime(end) });
  return (
    <dd
      className={classNames(
        'ms-auto flex flex-wrap justify-end gap-x-1.5 text-end max-md:flex-col',
        stretches.length === 0 && 'text-ink-3',
      )}
    >
      {stretches.length === 0 && t('closed')}
      {stretches.map((stretch, index) => (
        <span key={stretch.start} className="whitespace-nowrap">
          {words(stretch)}
          {index < stretches.length - 1 && <span className="max-md:hidden">{comma().trim()}</span>}
        </span>
      ))}
    </dd>
  );
}
