import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** What deleting one's account would do now. */
export function deletionQuery(api: Api) {
  return queryOptions({ queryKey: ['deletion'], queryFn: () => api('GET /api/user/deletion'), staleTime: 0 });
}
