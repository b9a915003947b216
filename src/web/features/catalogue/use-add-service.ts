import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { askForSamples, askForTrial, keepAnswer, withAdded } from './own-services.ts';

/** Adds a service behind the person's own. */
export function useAddService(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/services'>['body']) => browserApi('POST /api/services', { body }),
    onSuccess: (service) => {
      keepAnswer(queries, userId, (services) => withAdded(services, service));
      askForSamples(queries, userId, service);
      askForTrial(queries, service);
    },
  });
}
