import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { userKey } from './queries.ts';

/** Signs in; the answer becomes the cached current user. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/login'>['body']) => browserApi('POST /api/login', { body }),
    onSuccess: (user) => {
      // Whoever is the same person as before goes on with what is on their screen.
      if (queries.getQueryData<typeof user>(userKey)?.id !== user.id) queries.clear();
      queries.setQueryData(userKey, user);
    },
  });
}
