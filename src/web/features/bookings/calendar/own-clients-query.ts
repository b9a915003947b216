import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClientOnWire } from '#modules/clients/contract';
import type { Api } from '#web/api/client.ts';
import { bookingsKey } from '../queries.ts';

/** As many as are ever offered. */
const limit = 8;

export type OwnClient = ClientOnWire;

/** Who was booked before and has this in their name, address or telephone number, the last first. */
export function ownClientsQuery(api: Api, search: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'clients', search],
    queryFn: () => api('GET /api/clients', { query: { search, limit } }),
    placeholderData: keepPreviousData,
  });
}
