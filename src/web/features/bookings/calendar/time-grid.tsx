import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainDate } from '#kernel/time';
import { calendarDate, countsToTwelve, formatTime } from '#kernel/visit-time';
import type { ShownCalendar } from './agenda.tsx';
import { axisDayOf, axisOf, hoursOf, toAxis } from './day-axis.ts';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
import { remOf } from './grid-size.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useMoveByHand } from './use-move-by-hand.ts';
import { useSpot } from './use-spot.ts';

/** Minutes. */
const mostBefore = 180;

/**
 * On a phone, where a week scrolls, two days fill the window beside the hours: of a third nobody could read anything. On a tablet
 * narrow enough for all of its seven days.
 */
function leastDayBeside(hoursWide: string): string {
  const half = `(100vw - 2 * var(--gutter) - 2px - ${hoursWide}) / 2`;
  return `max(clamp(5.5rem, 11rem - 12vw, 7rem), min(${half}, (30rem - 100vw) * 999))`;
}

/** Brings a day to where the days begin, in a week that is wider than the window. */
function bringDay(scroller: HTMLElement, date: PlainDate) {
  const head = document.getElementById(`day-${date}`);
  const corner = scroller.querySelector('span');
  if (!head || !corner) return;
  const [day, hours] = [head.getBoundingClientRect(), corner.getBoundingClientRect()];
  scroller.scrollLeft +=
    getComputedStyle(scroller).direction === 'rtl' ? day.right - hours.left : day.left - hours.right;
}

/** Days beside each other on one axis of hours. Arrow keys go from visit to visit. */
export function TimeGrid({ calendar, openings, view, now, openedId, onOpen, onMove, onAdd }: ShownCalendar) {
  const t = useTranslations('calendar');
  const scroller = useRef<HTMLDivElement>(null);
  const days = calendar.days.map((day) => ({ day, axisDay: axisDayOf(day) }));
  const axis = axisOf(days.map(({ axisDay }) => axisDay));
  const today = calendarDate(now, calendar.timeZone);
  const keys = useGridKeys({ calendar, view, onMove });
  const hand = useMoveByHand({ axis, days, timeZone: calendar.timeZone });
  const pressed = useSpot({ axis, timeZone: calendar.timeZone, onAdd });

  const hoursWide = countsToTwelve() ? '4.75rem' : '3.5rem';
  const leastDay = leastDayBeside(hoursWide);
  // A day begins where something is open or somebody comes, not at midnight.
  const firstMinute = Math.min(
    ...days.flatMap(({ day, axisDay }) => day.open.map(({ start }) => toAxis(axis, axisDay, Date.parse(start)))),
    ...calendar.bookings.flatMap(({ date }) => {
      const on = days.find(({ day }) => day.date === calendarDate(Date.parse(date), calendar.timeZone));
      return on ? [toAxis(axis, on.axisDay, Date.parse(date))] : [];
    }),
    9 * 60,
  );
  const opensOn = days.find(({ day }) => day.date === today);
  const nowMinute = opensOn && toAxis(axis, opensOn.axisDay, now);
  // Where now is shows, too, unless that is in the small hours.
  const begin =
    nowMinute !== undefined && nowMinute > firstMinute - mostBefore ? Math.min(nowMinute, firstMinute) : firstMinute;
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    scroller.current?.scrollTo(0, Math.max(0, remOf(begin - 30) * rem));
    if (scroller.current) bringDay(scroller.current, today);
    // Only where it begins: whoever scrolled on is not taken back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <p id="calendar-keys" className="sr-only">
        {t('keys')}
      </p>
      <section
        ref={scroller}
        aria-label={t(`view.${view}`)}
        aria-describedby="calendar-keys"
        // What scrolls must be within reach of the keyboard, also while nobody comes.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={keys.press}
        className="max-h-[75dvh] overflow-auto overscroll-contain rounded-card border border-line bg-surface"
      >
        <div
          ref={hand.columns}
          className="grid"
          style={{
            gridTemplateColumns: `${hoursWide} repeat(${days.length}, minmax(${leastDay}, 1fr))`,
            // As wide as its days: the hours stay in sight within it, and not beyond.
            minInlineSize: `calc(${hoursWide} + ${days.length} * ${leastDay})`,
          }}
        >
          <span className="sticky start-0 top-0 z-30 border-b border-line bg-surface" />
          {days.map(({ day }) => (
            <DayHead key={day.date} date={day.date} isToday={day.date === today} linked={view === 'week'} />
          ))}
          <div aria-hidden className="sticky start-0 z-20 bg-surface" style={{ height: `${remOf(axis.minutes)}rem` }}>
            {hoursOf(axis).map(({ at, text }) => (
              <span
                key={at}
                className="absolute end-1.5 type-micro whitespace-nowrap text-ink-3"
                style={{ top: at === 0 ? 0 : `calc(${remOf(at)}rem - 0.55rem)` }}
              >
                {text}
              </span>
            ))}
            {nowMinute !== undefined && (
              <span
                className="absolute end-0 bg-ink px-1.5 type-micro whitespace-nowrap text-page"
                style={{ top: `calc(${remOf(nowMinute)}rem - 0.55rem)` }}
              >
                {formatTime(now, calendar.timeZone)}
              </span>
            )}
          </div>
          {days.map(({ day, axisDay }) => (
            <DayColumn
              key={day.date}
              day={day}
              axisDay={axisDay}
              axis={axis}
              calendar={calendar}
              openings={openings}
              now={day.date === today ? now : undefined}
              openedId={openedId}
              onOpen={onOpen}
              tabStop={keys.tabStop}
              hand={hand}
              pressed={pressed}
            />
          ))}
        </div>
      </section>
    </>
  );
}
