import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** How one is paid, and what one asks of clients. */
export function payoutsQuery(api: Api) {
  return queryOptions({ queryKey: ['payouts'], queryFn: () => api('GET /api/payouts'), staleTime: 0 });
}
