import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** How it goes, and what needs a person. */
export function overviewQuery(api: Api) {
  return queryOptions({ queryKey: ['admin', 'overview'], queryFn: () => api('GET /api/admin/overview'), staleTime: 0 });
}

/** What was written on the contact page lately. */
export function writtenQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'written'],
    queryFn: () => api('GET /api/contact-messages', { query: { limit: 10 } }),
    staleTime: 0,
  });
}
