import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AvailabilityOnWire } from '#modules/availability/contract';
import { browserApi } from '#web/api/browser.ts';
import type { CallAnswer, CallInput } from '#web/api/contracts.ts';
import { calendarKey, ownHoursKey, slotsKey } from './queries.ts';

/** The visits that new hours no longer cover. */
export type Stranded = CallAnswer<'PUT /api/availability'>['stranded'];

/** Replaces the person's availability; answers it with the visits that it strands. `latest`: what was saved last. */
export function useSetAvailability(userId: number) {
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: (body: CallInput<'PUT /api/availability'>['body']) => browserApi('PUT /api/availability', { body }),
    onSuccess: ({ stranded: _stranded, ...saved }) => {
      queries.setQueryData(ownHoursKey(userId), saved);
      void queries.invalidateQueries({ queryKey: slotsKey(userId) });
      void queries.invalidateQueries({ queryKey: calendarKey });
      void queries.invalidateQueries({
        queryKey: ['hours', userId],
        predicate: ({ queryKey }) => queryKey[2] !== 'own',
      });
    },
  });
  return {
    save: setting.mutateAsync,
    busy: setting.isPending,
    latest: () => queries.getQueryData<AvailabilityOnWire>(ownHoursKey(userId)),
  };
}
