import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** Everything about ratings; invalidated as a whole whenever one changes. */
export const ratingsKey = ['ratings'] as const;

/** So many are shown before somebody asks for all. */
export const firstRatings = 3;

/** The first of an artist's ratings, with what all of them come to. */
export function firstRatingsQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...ratingsKey, 'first', artistId],
    queryFn: () => api('GET /api/ratings/artist/{artistId}', { params: { artistId }, query: { limit: firstRatings } }),
  });
}

/** Every rating of an artist, read page by page. */
export function allRatingsQuery(api: Api, artistId: number) {
  return queryOptions({
    queryKey: [...ratingsKey, 'all', artistId],
    queryFn: async () => {
      const all = [];
      let cursor: string | undefined;
      do {
        const input = { params: { artistId }, query: { limit: 100, cursor } };
        // A page's address is known from the one before.
        const page = await api.page('GET /api/ratings/artist/{artistId}', input);
        all.push(...page.items.ratings);
        cursor = page.next;
      } while (cursor !== undefined);
      return all;
    },
  });
}

/** Everything that one said oneself, by booking: one question for a whole list of visits. */
export function ownRatingsQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...ratingsKey, 'own', userId],
    queryFn: async () => {
      const own = [];
      let cursor: string | undefined;
      do {
        const input = { params: { userId }, query: { limit: 100, cursor } };
        // A page's address is known from the one before.
        const page = await api.page('GET /api/ratings/client/{userId}', input);
        own.push(...page.items);
        cursor = page.next;
      } while (cursor !== undefined);
      return own;
    },
  });
}
