import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { browserApi } from '#web/api/browser.ts';
import { keepAnswer } from './own-services.ts';
import { ownServicesKey } from './queries.ts';

/** Puts the person's services in order. The list shows it at once, and as it truly is after the last of several. */
export function useOrderServices(userId: number) {
  const queries = useQueryClient();
  const key = ownServicesKey(userId);
  const mutationKey = ['order-services', userId];
  return useMutation({
    mutationKey,
    mutationFn: (wished: readonly ServiceOnWire[]) =>
      browserApi('PUT /api/services/order', { body: { serviceIds: wished.map(({ id }) => id) } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: `order-services-${userId}` },
    onMutate: async (wished) => {
      // A list that was asked for before would put everything back to where it was.
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<ServiceOnWire[]>(key, [...wished]);
    },
    onSuccess: () => keepAnswer(queries, userId, (services) => [...services]),
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: key });
    },
  });
}
