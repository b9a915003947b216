import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { openingsKey } from './queries.ts';

export interface NewOpening {
  readonly serviceId: number;
  readonly at: EpochMs;
  /** Off the price; null for none. */
  readonly percent: number | null;
}

/** Offers a gap of one's own, also outside the own hours: the form has said so. */
export function useAddOpening() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ serviceId, at, percent }: NewOpening) =>
      browserApi('POST /api/openings', {
        body: { serviceId, date: new Date(at).toISOString(), percent, override: true },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: openingsKey }),
  });
}
