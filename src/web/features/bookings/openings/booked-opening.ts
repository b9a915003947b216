import type { EpochMs } from '#kernel/time';
import { calendarDate } from '#kernel/visit-time';
import { hrefOfSteps } from '../book/steps.ts';
import type { FreeTimes } from '../pick/free-times.ts';
import type { Opening } from './queries.ts';

/** As much of an opening as booking it takes. */
export type BookedOpening = Pick<Opening, 'id' | 'start' | 'percent' | 'service'>;

/** The opening itself where its very service and time are chosen; any other time is booked as usual. */
export function openingAt<Booked extends BookedOpening>(
  opening: Booked | undefined,
  chosen: { readonly serviceId: number | undefined; readonly start: EpochMs | undefined },
): Booked | undefined {
  const is = opening && opening.service.id === chosen.serviceId && Date.parse(opening.start) === chosen.start;
  return is ? opening : undefined;
}

/** The opening with a lower price that stands at this very service and time: nobody pays more for the same. */
export function reducedAt<Standing extends BookedOpening>(
  openings: readonly Standing[],
  chosen: { readonly serviceId: number | undefined; readonly start: EpochMs | undefined },
): Standing | undefined {
  return openings.find((opening) => opening.percent !== null && openingAt(opening, chosen));
}

/** Whether a lower price stands for this service, and not where something is added to it: an opening is of one service alone. */
export function isLostByAdding(
  openings: readonly BookedOpening[],
  { serviceId, added }: { readonly serviceId: number; readonly added: readonly number[] },
): boolean {
  return added.length > 0 && openings.some(({ percent, service }) => percent !== null && service.id === serviceId);
}

/** Free times with the one of an opening among them, which may lie off the usual starts, within the notice or outside the hours. */
export function withOpening(
  times: FreeTimes,
  opening: BookedOpening | undefined,
  serviceId: number | undefined,
): FreeTimes {
  if (!opening || opening.service.id !== serviceId) return times;
  const at = Date.parse(opening.start);
  const date = calendarDate(at, times.timeZone);
  const starts = [...new Set([...(times.days[date] ?? []), at])].toSorted((one, other) => one - other);
  const soonest = times.soonest && times.soonest.at <= at ? times.soonest : { date, at };
  return {
    ...times,
    lastDate: times.lastDate < date ? date : times.lastDate,
    days: { ...times.days, [date]: starts },
    closed: times.closed.filter((closed) => closed !== date),
    soonest,
  };
}

/** The booking page of an opening with everything chosen, for whoever has no script. */
export function hrefOfOpening(username: string, { id, start, service }: BookedOpening): string {
  return hrefOfSteps(username, { service: service.id, slot: Date.parse(start), step: 'you', opening: id });
}
