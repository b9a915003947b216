import { useQuery } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { openingAt, openingOfTime, withOpenings, type BookedOpening } from '../openings/booked-opening.ts';
import { openingsOfQuery } from '../openings/queries.ts';
import { useFreeTimes, type Wanted } from './use-free-times.ts';

/** The free times of a service with those that its openings make free, and as which opening one of them is booked; `opening` is the one that is wanted. */
export function useTimesWithOpenings(wanted: Wanted, opening: BookedOpening | undefined) {
  const { artistId, serviceId, additionIds = [] } = wanted;
  const listed = useFreeTimes(wanted);
  const { data: openings = [] } = useQuery(openingsOfQuery(browserApi, artistId));
  // An opening is for its own service alone.
  const alone = additionIds.length === 0;
  const times = listed.times && withOpenings(listed.times, alone ? openings : [], serviceId);
  const openingOf = (start: EpochMs | undefined) => {
    const chosen = { serviceId: alone ? serviceId : undefined, start };
    return openingAt(opening, chosen) ?? openingOfTime(openings, chosen, times);
  };
  return { free: { ...listed, times }, openings, openingOf };
}
