import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { userKey } from './queries.ts';

/** Signs out; what was cached for this person goes with them. */
export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => browserApi('POST /api/logout'),
    onSuccess: () => {
      queries.clear();
      queries.setQueryData(userKey, null);
    },
  });
}
