import { useTranslations } from 'use-intl';
import { minuteMs, parseClock, type EpochMs } from '#kernel/time';
import { countsToTwelve, formatPlainDate, formatTime } from '#kernel/visit-time';
import { Banner } from '#web/ui/banner.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { TimeInput } from '#web/ui/time-input.tsx';
import { clockOf } from './clock-of.ts';
import { isInHours } from './is-in-hours.ts';
import { useInTheWay } from './use-in-the-way.ts';
import type { When } from './use-when.ts';

export interface WhenFieldsProps {
  when: When;
  /** Minutes of the visit. */
  duration: number;
  /** Says what is missing. */
  tried: boolean;
  refused?: RefusedTime | undefined;
  /** The visit that is moved; it does not stand in its own way. */
  moved?: number;
}

/** While a day is not known yet, nobody means three in the night. */
const usualOpening = 7 * 60;

/** A time that the server did not take, and its own sentence about it. */
export interface RefusedTime {
  readonly at: EpochMs;
  readonly why: string | undefined;
}

/** When a visit is to be: the day and the time, with a word where that lies outside the own hours, or something is there already. */
export function WhenFields({ when, duration, tried, refused, moved }: WhenFieldsProps) {
  const t = useTranslations('calendar');
  const { date, setDate, time, setTime, isTime, day, calendar, at, broken } = when;
  const inTheWay = useInTheWay({ calendar, moved });
  const opens = day?.open[0] && calendar && parseClock(clockOf(Date.parse(day.open[0].start), calendar.timeZone));
  // Whoever counts to twelve and opens at ten means two in the afternoon by "2".
  const beforeOpening = countsToTwelve() && (opens || !day) ? (opens || usualOpening) - 1 : undefined;
  const visit = at === undefined ? undefined : { start: at, end: at + duration * minuteMs };
  const what = visit && inTheWay(visit);
  const own =
    visit &&
    calendar?.ownVisits.find((each) => Date.parse(each.start) < visit.end && Date.parse(each.end) > visit.start);
  const outside = day && visit && !isInHours(day, visit.start, visit.end);
  return (
    <div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={t('date')}
          required
          error={tried && (!date || broken) ? t(date ? 'broken' : 'dateMissing') : undefined}
        >
          <DateInput value={date} onChange={setDate} />
        </Field>
        <Field
          label={t('time')}
          required
          error={tried && !isTime ? t('timeMissing') : refused?.at === at ? refused?.why : undefined}
        >
          <TimeInput value={time} onChange={setTime} after={beforeOpening} />
        </Field>
      </div>
      <div role="status" className="mt-3 grid gap-2 empty:hidden">
        {outside && (
          <Banner
            look="warn"
            title={day.open.length > 0 ? t('outsideHours') : t('closedOn', { day: formatPlainDate(date) })}
          />
        )}
        {what && <Banner look="warn" title={t('inTheWay', { what })} />}
        {own && calendar && (
          <Banner
            look="warn"
            title={t('ownThen', {
              start: formatTime(Date.parse(own.start), calendar.timeZone),
              end: formatTime(Date.parse(own.end), calendar.timeZone),
              name: own.artistName,
            })}
          />
        )}
      </div>
    </div>
  );
}
