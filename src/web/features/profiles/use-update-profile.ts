import { useMutation } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';

/** Changes what the signed-in person says about themselves; answers the person. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /api/user'>['body']) => browserApi('PATCH /api/user', { body }),
  });
}
