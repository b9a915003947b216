import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { keyAlongReading } from './reading-direction.ts';
import { DayButton, type DayOption } from './day-button.tsx';
import { shownFirst } from './show-in-row.tsx';

export interface DateStripProps {
  /** Names the strip: "Days". */
  label: string;
  days: readonly DayOption[];
  /** The chosen date, YYYY-MM-DD. */
  selected?: string | undefined;
  fullWord: string;
  /** With it the days are buttons under one tab stop (arrows, Home, End); without it they are links. */
  onChoose?: (date: string) => void;
}

/** The next days in a row that scrolls sideways. */
export function DateStrip({ label, days, selected, fullWord, onChoose }: DateStripProps) {
  const [stop, setStop] = useState<string>();
  const tabStop = days.find((day) => day.date === stop) ?? days.find((day) => day.date === selected) ?? days[0];

  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const at = days.findIndex((day) => day.date === (event.target as HTMLElement).dataset['date']);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }[keyAlongReading(event.key)];
    const day = to === undefined || at < 0 ? undefined : days[to];
    if (!day) return;
    event.preventDefault();
    setStop(day.date);
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${day.date}"]`)?.focus();
  }

  return (
    <ul aria-label={label} onKeyDown={onChoose && walk} className={stripClass}>
      {days.map((day, at) => (
        <li key={day.date} {...(at >= inSight && day.date === selected ? shownDay : { className: dayClass })}>
          <DayButton
            day={day}
            selected={day.date === selected}
            fullWord={fullWord}
            withWeekday
            onChoose={onChoose}
            tabIndex={onChoose && day !== tabStop ? -1 : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

// On a phone half a day stands at either edge: with whole ones nobody sees that there are more.
const dayClass = 'w-1/6 max-w-24 shrink-0 snap-start';

const shownDay = { ...shownFirst, className: classNames(dayClass, shownFirst.className) };

/** So many days are whole in the narrowest window: one of them needs no scrolling to. */
const inSight = 5;

const stripClass =
  '-m-1.5 flex snap-x scroll-px-1.5 gap-1.5 scrolls-sideways p-1.5 max-md:-ms-gutter max-md:scroll-ps-6 max-md:ps-gutter';
