import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface DayOption {
  /** YYYY-MM-DD */
  date: string;
  /** The figure shown: "26". */
  number: string;
  /** Short weekday, shown in the strip: "Thu". */
  weekday: string;
  /** The whole name, read out: "Thursday 26 November 2026, 6 free times". */
  label: string;
  /** `free` has times; `full` has none left; `closed` cannot be chosen. */
  state: 'free' | 'full' | 'closed';
  today?: boolean;
  /** Where choosing the day leads in pages without script. */
  href?: string;
}

export interface DayButtonProps {
  day: DayOption;
  selected: boolean;
  /** The word under a full day: "full". */
  fullWord: string;
  /** Shows the weekday above the figure, as in the strip. */
  withWeekday?: boolean;
  /** With it the day is a button; without it a link to `day.href`, or plain text when it has none. */
  onChoose?: (date: string) => void;
  tabIndex?: number;
  className?: string;
}

/** One day: figure, a bar when it has free times, struck and labelled when full; ink when chosen. */
export function DayButton({
  day,
  selected,
  fullWord,
  withWeekday = false,
  onChoose,
  tabIndex,
  className,
}: DayButtonProps) {
  const shared = {
    'aria-current': day.today ? ('date' as const) : undefined,
    className: classNames(dayClass, withWeekday ? 'h-17' : 'h-14', dayColours(day, selected), className),
  };
  const face = (
    <>
      <DayFace day={day} selected={selected} fullWord={fullWord} withWeekday={withWeekday} />
      <span className="sr-only">{day.label}</span>
    </>
  );
  if (onChoose) {
    const closed = day.state === 'closed';
    const chosen: ComponentProps<'button'> = withWeekday ? { 'aria-pressed': selected } : {};
    return (
      <button
        type="button"
        {...shared}
        {...chosen}
        data-date={day.date}
        tabIndex={tabIndex}
        aria-disabled={closed || undefined}
        onClick={closed ? undefined : () => onChoose(day.date)}
      >
        {face}
      </button>
    );
  }
  if (day.href && day.state !== 'closed') {
    return (
      <Link {...shared} aria-current={selected ? 'true' : shared['aria-current']} href={day.href}>
        {face}
      </Link>
    );
  }
  return <span className={shared.className}>{face}</span>;
}

function DayFace({
  day,
  selected,
  fullWord,
  withWeekday,
}: Pick<DayButtonProps, 'day' | 'selected' | 'fullWord' | 'withWeekday'>) {
  const bar = selected ? 'bg-mark-on-action' : 'bg-mark';
  return (
    <span aria-hidden className="contents">
      {withWeekday && <span className="type-micro font-normal">{day.weekday}</span>}
      <span
        className={classNames(
          'type-figure text-[1.3125rem] leading-6',
          day.state === 'full' && 'line-through decoration-2',
        )}
      >
        {day.number}
      </span>
      <span className="flex h-3.5 items-center">
        {day.state === 'free' && <span className={classNames('h-1 w-4.5 rounded-pill', bar)} />}
        {day.state === 'full' && <span className="text-[0.75rem] leading-3.5">{fullWord}</span>}
      </span>
    </span>
  );
}

function dayColours(day: DayOption, selected: boolean): string {
  if (selected) return 'bg-action text-on-action';
  if (day.state === 'closed') return 'text-ink-3 cursor-default';
  const hover = 'hover:bg-sunken hover:inset-ring-2 hover:inset-ring-line-strong';
  return classNames(
    day.state === 'full' ? 'text-ink-3' : 'text-ink',
    hover,
    day.today && 'inset-ring-[1.5px] inset-ring-line-strong',
  );
}

const dayClass = 'pressable relative flex w-full flex-col items-center justify-center rounded-control select-none';
