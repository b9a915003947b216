import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnUser } from '#modules/accounts/contract';
import type { Tier } from '#modules/subscriptions/rules';
import { browserApi } from '#web/api/browser.ts';

/** Takes a plan, or leaves it for none; `userKey` is where the cache keeps whoever is signed in. */
export function usePlan(userKey: readonly unknown[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (tier: Tier | null): Promise<OwnUser> =>
      tier ? browserApi('PUT /api/subscription', { body: { tier } }) : browserApi('DELETE /api/subscription'),
    onSuccess: (user) => queries.setQueryData(userKey, user),
  });
}
