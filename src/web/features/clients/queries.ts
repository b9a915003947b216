import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClientCardOnWire, ClientOnWire } from '#modules/clients/contract';
import type { Api } from '#web/api/client.ts';

export type Client = ClientOnWire;
export type ClientCard = ClientCardOnWire;

export const clientsKey = ['clients'] as const;

/** Everybody who booked with oneself and whose name, address or telephone number holds this, page by page. */
export function clientsQuery(api: Api, search: string) {
  return infiniteQueryOptions({
    queryKey: [...clientsKey, 'list', search],
    queryFn: ({ pageParam }) => api.page('GET /api/clients', { query: { search, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Whoever one of one's own bookings is of. */
export function clientQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: [...clientsKey, 'of', bookingId],
    queryFn: () => api('GET /api/clients/{bookingId}', { params: { bookingId } }),
    staleTime: 0,
  });
}
