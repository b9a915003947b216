import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { openingsOfQuery } from '../openings/queries.ts';
import { bookingsKey, hoursQuery, offeredServicesQuery } from '../queries.ts';
import { findNextFree } from './find-next-free.ts';

/** A minute: long enough for one look at a page, too short to promise what is taken. */
const staleTime = 60_000;

/** When an artist is free next, and by whose clock; null when nothing is offered or free. */
export function soonestQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...bookingsKey, 'soonest', artistId],
    queryFn: async ({ client }) => {
      const [services, availability, openings] = await Promise.all([
        client.ensureQueryData(offeredServicesQuery(api, artistId)),
        client.ensureQueryData(hoursQuery(api, artistId)),
        client.ensureQueryData(openingsOfQuery(api, artistId)),
      ]);
      const next = await findNextFree(api, { artistId, services, availability, openings, now: Date.now() });
      return next ? { ...next, timeZone: availability.timeZone } : null;
    },
    staleTime,
  });
}
