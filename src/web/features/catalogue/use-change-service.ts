import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import type { CallInput } from '#web/api/contracts.ts';
import { askForSamples, askForTrial, keepAnswer } from './own-services.ts';

type Change = CallInput<'PATCH /api/services/{serviceId}'>['body'] & { readonly serviceId: number };

/** Changes one of the person's services. */
export function useChangeService(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ serviceId, ...body }: Change) =>
      browserApi('PATCH /api/services/{serviceId}', { params: { serviceId }, body }),
    onSuccess: (changed) => {
      keepAnswer(queries, userId, (services) =>
        services.map((service) => (service.id === changed.id ? changed : service)),
      );
      askForSamples(queries, userId, changed);
      askForTrial(queries, changed);
    },
  });
}
