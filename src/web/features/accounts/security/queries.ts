import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** How the signed-in person's account is kept. */
export function securityQuery(api: Api) {
  return queryOptions({ queryKey: ['security'], queryFn: () => api('GET /api/security') });
}

/** Where the person is logged in. Others come and go without this page, so it is asked for each time. */
export function sessionsQuery(api: Api) {
  return queryOptions({ queryKey: ['sessions'], queryFn: () => api('GET /api/sessions'), staleTime: 0 });
}

/** What happened to the person's account, the latest first, page by page. */
export function eventsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['security-events'],
    queryFn: ({ pageParam }) => api.page('GET /api/security/events', { query: { limit: 10, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
