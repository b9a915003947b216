import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { keepAnswer } from './own-services.ts';

/** Takes one of the person's services off their list. */
export function useRemoveService(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (serviceId: number) => browserApi('DELETE /api/services/{serviceId}', { params: { serviceId } }),
    onSuccess: (_, serviceId) =>
      keepAnswer(queries, userId, (services) => services.filter(({ id }) => id !== serviceId)),
  });
}
