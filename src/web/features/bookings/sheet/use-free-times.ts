import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weekday, type EpochMs, type PlainDate } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { browserApi } from '#web/api/browser.ts';
import { useSteady } from '#web/ui/use-steady.ts';
import { firstFreeOfWeek, fortnightOf, monthBounds, openingDay, type FreeTimes } from '../pick/free-times.ts';
import { loadFreeTimes } from '../pick/load-free-times.ts';

export interface Wanted {
  readonly artistId: number;
  /** Nothing is asked before both are known. */
  readonly serviceId: number | undefined;
  /** Had in the same visit. */
  readonly additionIds?: readonly number[] | undefined;
  readonly availability: AvailabilityOnWire | undefined;
  /** The booking that is to begin at another time, when one is: opens on its own day. */
  readonly moving?: { readonly id: number; readonly date: string } | undefined;
  /** The only days of the week that can be had; all where there are none. */
  readonly weekdays?: readonly number[] | undefined;
  /** 1 for Monday to 7 for Sunday: opens on the first free one of these, where there is one. */
  readonly weekday?: number | undefined;
}

/** The free times of a service with the day that is chosen and the one whose month is shown. Always fresh on opening. */
export function useFreeTimes({
  artistId,
  serviceId,
  additionIds = [],
  availability,
  moving: visit,
  weekdays,
  weekday: wish,
}: Wanted) {
  const [asked, setAsked] = useState<PlainDate>();
  const [chosen, setChosen] = useState<PlainDate>();
  const [turned, setTurned] = useState<PlainDate>();
  const [week, setWeek] = useState<PlainDate>();
  const moving = visit && { bookingId: visit.id };
  const visitDay = visit && availability && calendarDate(Date.parse(visit.date), availability.timeZone);
  const around = asked ?? visitDay;
  const query = useSteady(
    useQuery({
      queryKey: ['free-times', artistId, serviceId, additionIds.join(','), visit?.id, around],
      queryFn:
        serviceId !== undefined && availability
          ? () =>
              loadFreeTimes(browserApi, {
                artistId,
                serviceId,
                additionIds,
                moving,
                weekdays,
                availability,
                now: Date.now(),
                around,
              })
          : skipToken,
      staleTime: 0,
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
  );
  const times = query.data;
  const ofWeek = times && week && (firstFreeOfWeek(times.days, week) ?? week);
  const selected = chosen ?? ofWeek ?? (times && (firstOn(wish, times) ?? openingDay(times, visitDay)));
  const show = (date: PlainDate) => {
    setTurned(date);
    if (times && !coversAround(times, date)) setAsked(date);
  };
  // What stays chosen is in sight: the times below are those of a day that the strip shows.
  const turn = (to: PlainDate) => {
    setChosen(undefined);
    setWeek(to);
    show(to);
  };
  const choose = (date: PlainDate) => {
    setChosen(date);
    show(date);
  };
  return {
    times,
    selected,
    shown: turned ?? selected,
    isLoading: query.isFetching,
    isBroken: query.isError,
    error: query.error,
    refresh: query.refetch,
    show,
    turn,
    choose,
    chooseDayOf: (at: EpochMs) => times && choose(calendarDate(at, times.timeZone)),
  };
}

/** The first free day that is this day of the week. */
function firstOn(wish: number | undefined, { days }: FreeTimes): PlainDate | undefined {
  return Object.keys(days)
    .toSorted()
    .find((date) => weekday(date) === wish && days[date]!.length > 0);
}

function coversAround(times: FreeTimes, date: PlainDate): boolean {
  const [month, strip] = [monthBounds(date), fortnightOf(date, times.today)];
  const ends = [month.first, month.last, strip.first, strip.last];
  return ends.every((end) => end < times.today || end > times.lastDate || times.days[end]);
}
