import { useEffect, useRef, type ReactNode } from 'react';
import type { EpochMs, PlainDate } from '#kernel/time';
import { PickDay } from '../pick/pick-day.tsx';
import { daysId, PickTime, timesId, type PickTimeProps } from '../pick/pick-time.tsx';
import { Soonest } from '../pick/time-picker.tsx';
import { SheetLoading } from './sheet-states.tsx';
import type { useFreeTimes } from './use-free-times.ts';

export interface SheetTimesProps {
  free: ReturnType<typeof useFreeTimes>;
  /** Minutes. */
  duration: number;
  city: string | null;
  chosen: EpochMs | undefined;
  onChoose: (at: EpochMs) => void;
  priceAt?: PickTimeProps['priceAt'];
  /** Left of the days on a desk: the service and its terms. */
  side: ReactNode;
  /** Over the days where nothing stands beside them. */
  above?: ReactNode;
  /** Over all of it: what else may be had in the same visit. */
  additions?: ReactNode;
  /** Under the times. */
  children?: ReactNode;
}

/** The days and the free times of the chosen one, as a phone or a desk shows them. */
export function SheetTimes({
  free,
  duration,
  city,
  chosen,
  onChoose,
  priceAt,
  side,
  above,
  additions,
  children,
}: SheetTimesProps) {
  const { times, selected, shown } = free;
  const focusTimes = useRef(false);
  // After a day is chosen nobody has to tab through the rest of the month.
  useEffect(() => {
    if (!focusTimes.current) return;
    focusTimes.current = false;
    document.getElementById(timesId)?.focus();
  });

  function chooseDay(date: PlainDate) {
    focusTimes.current = true;
    free.choose(date);
  }

  if (!times || !selected) return <SheetLoading />;
  return (
    <div
      aria-busy={free.isLoading}
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15.5rem] lg:grid-cols-[11.5rem_minmax(0,1fr)_15.5rem]"
    >
      {additions && <div className="-my-2 col-span-full">{additions}</div>}
      <div className="max-lg:hidden">{side}</div>
      <div id={daysId} tabIndex={-1} className="min-w-0 outline-none">
        {above && <div className="-mt-3 mb-1 lg:hidden">{above}</div>}
        <Soonest
          times={times}
          onChoose={(at) => {
            free.choose(times.soonest!.date);
            onChoose(at);
          }}
        />
        <PickDay
          times={times}
          selected={selected}
          {...(shown && { shown })}
          onChoose={chooseDay}
          onShow={free.show}
          onTurn={free.turn}
        />
      </div>
      <div className="min-w-0">
        <PickTime
          times={times}
          selected={selected}
          duration={duration}
          city={city}
          chosen={chosen}
          priceAt={priceAt}
          onChoose={onChoose}
          onChooseDay={chooseDay}
          onBackToDays={() => document.getElementById(daysId)?.focus()}
        />
      </div>
      {children && <div className="min-w-0 md:col-end-[-1] md:col-span-2">{children}</div>}
    </div>
  );
}
