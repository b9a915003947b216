import { useQueryClient } from '@tanstack/react-query';
import type { PayoutsOnWire } from '#modules/payouts/contract';
import { browserApi } from '#web/api/browser.ts';
import { payoutsQuery } from './queries.ts';

/** Takes an answer for how one is paid. What was asked before it and comes after it would bring back how that was. */
export function useKnowPayouts(): (now: PayoutsOnWire) => Promise<void> {
  const queries = useQueryClient();
  return async (now) => {
    const { queryKey } = payoutsQuery(browserApi);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, now);
  };
}
