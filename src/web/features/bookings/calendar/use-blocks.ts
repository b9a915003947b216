import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { bookingsKey } from '../queries.ts';

export interface NewBlock {
  readonly start: EpochMs;
  readonly end: EpochMs;
  readonly note: string;
}

/** Keeps time of one's own free of bookings. */
export function useBlockTime() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ start, end, note }: NewBlock) =>
      browserApi('POST /api/calendar/blocks', {
        body: { start: new Date(start).toISOString(), end: new Date(end).toISOString(), note },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}

/** Gives it back. */
export function useUnblockTime() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (blockId: number) => browserApi('DELETE /api/calendar/blocks/{blockId}', { params: { blockId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}
