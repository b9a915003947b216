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

/** The opening that a time is booked as: one with a lower price, for nobody pays more for the same, or one that alone makes it free. */
export function openingOfTime<Standing extends BookedOpening>(
  openings: readonly Standing[],
  chosen: { readonly serviceId: number | undefined; readonly start: EpochMs | undefined },
  times: FreeTimes | undefined,
): Standing | undefined {
  const only = chosen.start !== undefined && times?.onlyAsOpening?.includes(chosen.start) === true;
  return openings.find((opening) => (opening.percent !== null || only) && openingAt(opening, chosen));
}

/** Whether a lower price stands for this service, and not where something is added to it: an opening is of one service alone. */
export function isLostByAdding(
  openings: readonly BookedOpening[],
  { serviceId, added }: { readonly serviceId: number; readonly added: readonly number[] },
): boolean {
  return added.length > 0 && openings.some(({ percent, service }) => percent !== null && service.id === serviceId);
}

/** Free times with those of a service's openings among them, which may lie off the usual starts, within the notice or outside the hours. */
export function withOpenings(
  times: FreeTimes,
  openings: readonly BookedOpening[],
  serviceId: number | undefined,
): FreeTimes {
  return openings.filter(({ service }) => service.id === serviceId).reduce(withOpening, times);
}

function withOpening(times: FreeTimes, opening: BookedOpening): FreeTimes {
  const at = Date.parse(opening.start);
  const date = calendarDate(at, times.timeZone);
  const usual = times.days[date] ?? [];
  if (usual.includes(at)) return times;
  return {
    ...times,
    lastDate: times.lastDate < date ? date : times.lastDate,
    days: { ...times.days, [date]: [...usual, at].toSorted((one, other) => one - other) },
    closed: times.closed.filter((closed) => closed !== date),
    soonest: times.soonest && times.soonest.at <= at ? times.soonest : { date, at },
    onlyAsOpening: [...(times.onlyAsOpening ?? []), at],
  };
}

/** The booking page of an opening with everything chosen, for whoever has no script. */
export function hrefOfOpening(username: string, { id, start, service }: BookedOpening): string {
  return hrefOfSteps(username, { service: service.id, slot: Date.parse(start), step: 'you', opening: id });
}
