import { queryOptions } from '@tanstack/react-query';
import type { DataExportOnWire } from '#modules/own-data/contract';
import type { Api } from '#web/api/client.ts';

/** Whether an export has begun or is about to. */
export const goesOn = ({ status }: DataExportOnWire) => status === 'ready' || status === 'running';

/** How far one's exports are, the latest first; asked again and again while one of them goes on. */
export function exportsQuery(api: Api) {
  return queryOptions({
    queryKey: ['exports'],
    queryFn: () => api('GET /api/user/exports'),
    staleTime: 0,
    refetchInterval: ({ state: { data: [latest] = [] } }) => (latest && goesOn(latest) ? 1_000 : false),
  });
}
