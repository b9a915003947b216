import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** So many people are asked for at most, a hundred at a time. */
const mostPages = 20;

/** The ids of everybody somebody follows: a feed asks once, and not for each of its cards. */
export function followedQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['followed', userId],
    queryFn: async () => {
      const ids: number[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { limit: 100, cursor };
        // A page's address is known from the one before.
        const { items, next } = await api.page('GET /api/users/{userId}/following', { params: { userId }, query });
        ids.push(...items.map(({ id }) => id));
        if (!next) break;
        cursor = next;
      }
      return ids;
    },
  });
}
