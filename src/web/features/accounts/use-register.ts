import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { userKey } from './queries.ts';

/** Opens an account; the answer becomes the cached current user. */
export function useRegister() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/register'>['body']) => browserApi('POST /api/register', { body }),
    onSuccess: (user) => {
      queries.clear();
      queries.setQueryData(userKey, user);
    },
  });
}
