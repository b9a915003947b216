import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { threadsKey } from '../queries.ts';

/** What one writes with guests, the latest first, page by page. */
export function guestThreadsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...threadsKey, 'guests'],
    queryFn: ({ pageParam }) => api.page('GET /api/guest-threads', { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** What one writes with the guest of a booking. */
export function guestThreadQuery(api: Api, bookingId: number) {
  return queryOptions({
    queryKey: [...threadsKey, 'guest', bookingId],
    queryFn: () => api('GET /api/guest-threads/{bookingId}', { params: { bookingId } }),
    staleTime: 0,
  });
}
