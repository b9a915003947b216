import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { bodyOf, type Draft } from './draft.ts';
import type { Stranded } from './use-set-availability.ts';

/** The visits that a draft would strand, once it has been typed; undefined while there are none, or it cannot be saved. */
export function useStrandedBefore(draft: Draft, savable: boolean): Stranded | undefined {
  const settled = useSettled(draft);
  const asks = savable && settled === draft;
  const { data } = useQuery({
    queryKey: ['stranded', bodyOf(settled)],
    queryFn: () => browserApi('POST /api/availability/preview', { body: bodyOf(settled) }),
    enabled: asks,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return asks && data && data.stranded.count > 0 ? data.stranded : undefined;
}
