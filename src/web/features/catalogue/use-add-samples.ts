import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { ownServicesKey } from './queries.ts';

/** Adds the three samples as drafts. */
export function useAddSamples(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => browserApi('POST /api/services/samples'),
    onSuccess: () => queries.invalidateQueries({ queryKey: ownServicesKey(userId) }),
  });
}
