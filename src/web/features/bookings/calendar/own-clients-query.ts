import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OwnClientOnWire } from '#modules/bookings/contract';
import type { Api } from '#web/api/client.ts';
import { bookingsKey } from '../queries.ts';

export type OwnClient = OwnClientOnWire;

/** Who was booked before and has this in their name, the last first. */
export function ownClientsQuery(api: Api, search: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'clients', search],
    queryFn: () => api('GET /api/calendar/clients', { query: { search } }),
    placeholderData: keepPreviousData,
  });
}
