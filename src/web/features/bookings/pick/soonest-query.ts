import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { bookableAlone } from '../book/additions.ts';
import { openingsOfQuery } from '../openings/queries.ts';
import { bookingsKey, hoursQuery, offeredServicesQuery } from '../queries.ts';
import { loadSoonest } from './load-free-times.ts';

/** A minute: long enough for one look at a page, too short to promise what is taken. */
const staleTime = 60_000;

/** When the shortest service of an artist can begin next, or what they offer at short notice, by whose clock; null when nothing is offered or free. */
export function soonestQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'soonest', artistId],
    queryFn: async ({ client }) => {
      const [services, availability, [opening]] = await Promise.all([
        client.ensureQueryData(offeredServicesQuery(api, artistId)),
        client.ensureQueryData(hoursQuery(api, artistId)),
        client.ensureQueryData(openingsOfQuery(api, artistId)),
      ]);
      const alone = bookableAlone(services);
      const [shortest] = alone.toSorted((one, other) => one.duration - other.duration);
      if (!shortest) return null;
      const at = await loadSoonest(api, { artistId, serviceId: shortest.id, availability, now: Date.now() });
      const { timeZone } = availability;
      // Of several services a longer one may be free later: then it is said which one this is for.
      const nameOf = ({ name }: { readonly name: string }) => (alone.length > 1 ? name : undefined);
      if (opening && Date.parse(opening.start) < (at ?? Infinity)) {
        const { id: openingId, start, service } = opening;
        return { at: Date.parse(start), serviceId: service.id, openingId, service: nameOf(service), timeZone };
      }
      if (at === undefined) return null;
      return { at, serviceId: shortest.id, openingId: undefined, service: nameOf(shortest), timeZone };
    },
    staleTime,
  });
}
