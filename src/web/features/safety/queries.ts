import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** A block keeps both apart; a mute only keeps somebody's posts out of sight. */
export type Bar = 'block' | 'mute';

export const barsKey = ['bars'] as const;

/** Which guests one blocked, the latest first, page by page. */
export function guestBlocksQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...barsKey, 'guests'],
    queryFn: ({ pageParam }) => api.page('GET /api/blocked-guests', { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Whom one blocked or muted, the latest first, page by page. */
export function barsQuery(api: Api, bar: Bar) {
  const call = bar === 'block' ? 'GET /api/blocks' : 'GET /api/mutes';
  return infiniteQueryOptions({
    queryKey: [...barsKey, bar],
    queryFn: ({ pageParam }) => api.page(call, { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
