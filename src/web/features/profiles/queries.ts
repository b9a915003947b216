import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** A person with what is counted about them. */
export function personQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['people', userId],
    queryFn: () => api('GET /api/users/{userId}', { params: { userId } }),
  });
}

/** The first page of what somebody posted. */
export function worksQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['posts', 'of', userId],
    queryFn: () => api.page('GET /api/users/{userId}/posts', { params: { userId }, query: { limit: 30 } }),
  });
}
