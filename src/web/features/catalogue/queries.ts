import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

export const ownServicesKey = (userId: number) => ['services', userId, 'own'] as const;

/** All services of the signed-in person in their order, drafts included. */
export function ownServicesQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ownServicesKey(userId),
    queryFn: () => api('GET /api/users/{userId}/services', { params: { userId }, query: { drafts: true } }),
  });
}

/** One's own offers, drafts and those out of their window included. */
export function ownOffersQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['offers', userId, 'own'],
    queryFn: () => api('GET /api/users/{userId}/offers', { params: { userId }, query: { drafts: true } }),
  });
}
