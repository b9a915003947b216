import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import type { CallAnswer } from '#web/api/contracts.ts';
import { ApiError } from '#web/api/error.ts';

/** Whoever is signed in, as only they see themselves. */
export type User = CallAnswer<'GET /api/user'>;

export const userKey = ['user'] as const;

/** Who is signed in; null for a visitor. */
export function userQuery(api: Api) {
  return queryOptions({
    queryKey: userKey,
    queryFn: async () => {
      try {
        return await api('GET /api/user');
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
  });
}
