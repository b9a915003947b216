import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

export const planKey = ['plan'] as const;

/** How somebody stands with us. */
export function planQuery(api: Api) {
  return queryOptions({ queryKey: planKey, queryFn: () => api('GET /api/subscription'), staleTime: 0 });
}

/** One's bills; the payment service is asked for them. */
export function planInvoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['plan', 'invoices'],
    queryFn: () => api('GET /api/subscription/invoices'),
    staleTime: 0,
  });
}
