import type { EpochMs } from '#kernel/time';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import type { Api } from '#web/api/client.ts';
import { bookableAlone } from '../book/additions.ts';
import type { Opening } from '../openings/queries.ts';
import { loadSoonest } from './load-free-times.ts';

export interface NextFree {
  readonly at: EpochMs;
  readonly serviceId: number;
  /** Its name, where there are several: a longer one may be free later. */
  readonly service: string | undefined;
  /** The opening that it is, if it is one. */
  readonly openingId: number | undefined;
}

export interface NextFreeQuestion {
  readonly artistId: number;
  readonly services: readonly ServiceOnWire[];
  readonly availability: AvailabilityOnWire;
  readonly openings: readonly Pick<Opening, 'id' | 'start' | 'service'>[];
  readonly now: EpochMs;
}

/** When an artist is free next, for their shortest service or for what they offer at short notice; undefined when for nothing. */
export async function findNextFree(
  api: Api,
  { artistId, services, availability, openings, now }: NextFreeQuestion,
): Promise<NextFree | undefined> {
  const alone = bookableAlone(services);
  const [shortest] = alone.toSorted((one, other) => one.duration - other.duration);
  const nameOf = ({ name }: { readonly name: string }) => (alone.length > 1 ? name : undefined);
  const soonest = shortest && (await loadSoonest(api, { artistId, serviceId: shortest.id, availability, now }));
  const usual =
    shortest && soonest !== undefined
      ? [{ at: soonest, serviceId: shortest.id, service: nameOf(shortest), openingId: undefined }]
      : [];
  const gaps = openings.map(({ id, start, service }) => ({
    at: Date.parse(start),
    serviceId: service.id,
    service: nameOf(service),
    openingId: id,
  }));
  return [...usual, ...gaps].toSorted((one, other) => one.at - other.at)[0];
}
