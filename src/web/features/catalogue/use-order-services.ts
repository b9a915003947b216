import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceOnWire } from '#modules/catalogue/contract';
import { browserApi } from '#web/api/browser.ts';
import { keepAnswer } from './own-services.ts';
import { ownServicesKey } from './queries.ts';

/** Puts the person's services in order. The list shows it at once, and the true one again if it was refused. */
export function useOrderServices(userId: number) {
  const queries = useQueryClient();
  const key = ownServicesKey(userId);
  return useMutation({
    mutationFn: (wished: readonly ServiceOnWire[]) =>
      browserApi('PUT /api/services/order', { body: { serviceIds: wished.map(({ id }) => id) } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: `order-services-${userId}` },
    onMutate: (wished) => {
      queries.setQueryData<ServiceOnWire[]>(key, [...wished]);
    },
    onSuccess: () => keepAnswer(queries, userId, (services) => [...services]),
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
