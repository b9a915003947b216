import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { MoneyOnWire, MovementOnWire } from '#modules/payments/contract';
import type { Api } from '#web/api/client.ts';

export type Money = MoneyOnWire;
export type Movement = MovementOnWire;

export const moneyKey = (bookingId: number) => ['money', bookingId] as const;

/** What a booking costs and what was paid for it. */
export function moneyQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: moneyKey(bookingId),
    queryFn: () => api('GET /api/bookings/{bookingId}/money', { params: { bookingId } }),
    staleTime: 0,
  });
}

/** What clients paid a professional, the latest first, page by page. */
export function movementsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['movements'],
    queryFn: ({ pageParam }) => api.page('GET /api/payments', { query: { limit: 50, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
