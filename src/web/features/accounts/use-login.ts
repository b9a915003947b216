import { useMutation } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Signs in; the answer becomes the cached current user. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/login'>['body']) => browserApi('POST /api/login', { body }),
    onSuccess: useSignedIn(),
  });
}
