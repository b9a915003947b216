import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dayFromKey } from './calendar-keys.ts';
import { classNames } from './class-names.ts';
import { DayButton, type DayOption } from './day-button.tsx';
import { CaretLeftIcon, CaretRightIcon } from './icons.ts';
import { Link } from './link.tsx';
import { keyAlongReading } from './reading-direction.ts';

/** A neighbouring month. `label` names it: "Next month, December 2026". */
export interface MonthStep {
  label: string;
  /** Its first day, YYYY-MM-DD. */
  date: string;
  href?: string;
}

export interface MonthGridProps {
  /** "November 2026" */
  title: string;
  /** Seven, in the order of the columns. */
  weekdays: readonly { short: string; long: string }[];
  /** Weeks of seven; null where the month has no day. */
  weeks: readonly (readonly (DayOption | null)[])[];
  selected?: string | undefined;
  fullWord: string;
  previous?: MonthStep | undefined;
  next?: MonthStep | undefined;
  /** With it the days are buttons in an ARIA grid with one tab stop; without it they are links. */
  onChoose?: (date: string) => void;
  /** Asked for the month that holds this date, when a key or a step leaves the one shown. */
  onShow?: (date: string) => void;
}

/** A month of days to choose from. */
export function MonthGrid({
  title,
  weekdays,
  weeks,
  selected,
  fullWord,
  previous,
  next,
  onChoose,
  onShow,
}: MonthGridProps) {
  const titleId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [focusDate, setFocusDate] = useState<string>();
  const moved = useRef(false);
  const days = weeks.flat().filter((day) => day !== null);
  const tabStop =
    days.find((day) => day.date === focusDate) ??
    days.find((day) => day.date === selected) ??
    days.find((day) => day.state === 'free') ??
    days[0];

  // After a key, focus follows to its day as soon as the month that holds it is shown.
  useEffect(() => {
    if (!moved.current || !focusDate) return;
    const target = body.current?.querySelector<HTMLElement>(`[data-date="${focusDate}"]`);
    if (!target) return;
    moved.current = false;
    target.focus();
  });

  function walk(event: KeyboardEvent<HTMLTableSectionElement>) {
    const from = (event.target as HTMLElement).dataset['date'];
    if (!from) return;
    const column =
      weeks.find((week) => week.some((day) => day?.date === from))?.findIndex((day) => day?.date === from) ?? 0;
    const to = dayFromKey(keyAlongReading(event.key), event.shiftKey, from, column);
    if (!to) return;
    event.preventDefault();
    const shown = days.some((day) => day.date === to);
    if (!shown && !onShow) return;
    moved.current = true;
    setFocusDate(to);
    if (!shown) onShow?.(to);
  }

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 id={titleId} aria-live="polite" className="type-display-s">
          {title}
        </h3>
        <div className="flex">
          {previous && (
            <Step step={previous} onShow={onShow} icon={<CaretLeftIcon size={20} aria-hidden className="mirrored" />} />
          )}
          {next && (
            <Step step={next} onShow={onShow} icon={<CaretRightIcon size={20} aria-hidden className="mirrored" />} />
          )}
        </div>
      </div>
      <table
        role={onChoose && 'grid'}
        aria-labelledby={titleId}
        className="w-full table-fixed border-separate [border-spacing:0.125rem]"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday.long} scope="col" abbr={weekday.long} className="h-8 type-micro font-normal text-ink-2">
                {weekday.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onChoose && walk}>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean)?.date ?? row}>
              {week.map((day, column) => (
                <td
                  key={day?.date ?? column}
                  role={onChoose && 'gridcell'}
                  aria-selected={onChoose && day ? day.date === selected : undefined}
                  className="p-0"
                >
                  {day && (
                    <DayButton
                      day={day}
                      selected={day.date === selected}
                      fullWord={fullWord}
                      onChoose={onChoose}
                      tabIndex={onChoose && day !== tabStop ? -1 : undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Step({ step, onShow, icon }: { step: MonthStep; onShow: MonthGridProps['onShow']; icon: React.ReactNode }) {
  if (onShow) {
    return (
      <button type="button" aria-label={step.label} className={stepClass} onClick={() => onShow(step.date)}>
        {icon}
      </button>
    );
  }
  return step.href ? (
    <Link href={step.href} aria-label={step.label} className={stepClass}>
      {icon}
    </Link>
  ) : null;
}

const stepClass = classNames(
  'pressable inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken',
);
