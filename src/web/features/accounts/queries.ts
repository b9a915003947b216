import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { ApiError } from '#web/api/error.ts';

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
