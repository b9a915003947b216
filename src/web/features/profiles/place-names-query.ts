import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** Places whose names hold these letters. */
export function placeNamesQuery(api: Api, letters: string) {
  return queryOptions({
    queryKey: ['places', letters.toLowerCase()],
    queryFn: () => api('GET /api/explore/places', { query: { q: letters } }),
  });
}
