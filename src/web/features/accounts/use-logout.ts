import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { userKey } from './queries.ts';

function forgetTyped(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where a browser keeps nothing, nothing is left.
  }
}

/** Signs out; what was cached for this person goes with them. */
export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => browserApi('POST /api/logout'),
    onSuccess: () => {
      queries.clear();
      forgetTyped();
      queries.setQueryData(userKey, null);
    },
  });
}
