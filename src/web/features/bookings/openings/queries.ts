import { queryOptions } from '@tanstack/react-query';
import type { OpeningOnWire } from '#modules/openings/contract';
import type { Api } from '#web/api/client.ts';

export type Opening = OpeningOnWire;

/** Every list of openings; invalidated as a whole when the server tells that somebody's changed. */
export const openingsKey = ['openings'] as const;

/** What the people one follows offer at short notice, the soonest first. */
export function followedOpeningsQuery(api: Api) {
  return queryOptions({
    queryKey: [...openingsKey, 'following'],
    queryFn: () => api('GET /api/openings', { query: { following: 'true' } }),
  });
}

/** What one person offers at short notice, the soonest first. */
export function openingsOfQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...openingsKey, userId],
    queryFn: () => api('GET /api/users/{userId}/openings', { params: { userId } }),
  });
}
