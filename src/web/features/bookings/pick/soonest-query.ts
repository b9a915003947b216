import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { bookableAlone } from '../book/additions.ts';
import { bookingsKey, hoursQuery, offeredServicesQuery } from '../queries.ts';
import { loadSoonest } from './load-free-times.ts';

/** A minute: long enough for one look at a page, too short to promise what is taken. */
const staleTime = 60_000;

/** When the shortest service of an artist can begin next, by whose clock; null when nothing is offered or free. */
export function soonestQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'soonest', artistId],
    queryFn: async ({ client }) => {
      const [services, availability] = await Promise.all([
        client.ensureQueryData(offeredServicesQuery(api, artistId)),
        client.ensureQueryData(hoursQuery(api, artistId)),
      ]);
      const alone = bookableAlone(services);
      const [shortest] = alone.toSorted((one, other) => one.duration - other.duration);
      if (!shortest) return null;
      const at = await loadSoonest(api, { artistId, serviceId: shortest.id, availability, now: Date.now() });
      if (at === undefined) return null;
      // Of several services a longer one may be free later: then it is said which one this is for.
      const service = alone.length > 1 ? shortest.name : undefined;
      return { at, serviceId: shortest.id, service, timeZone: availability.timeZone };
    },
    staleTime,
  });
}
