import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

export const tiesKey = ['ties'] as const;
export const suggestionsKey = ['suggestions'] as const;

/** What stands between oneself and somebody else. */
export function tiesQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...tiesKey, userId],
    queryFn: () => api('GET /api/users/{userId}/ties', { params: { userId } }),
  });
}

/** Whom one may want to follow. */
export function suggestionsQuery(api: Api, limit: number) {
  return queryOptions({
    queryKey: [...suggestionsKey, limit],
    queryFn: () => api('GET /api/users/suggestions', { query: { limit } }),
  });
}

/** Whether one’s lists of followers are for oneself alone. */
export function followSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['follow-settings'],
    queryFn: () => api('GET /api/follows/settings'),
  });
}
