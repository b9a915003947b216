import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** Whether the signed-in person can have an address, once it has been typed; undefined while that is not known. */
export function useCustomUrl(typed: string, worthAsking: boolean) {
  const wished = useSettled(typed);
  const asks = worthAsking && wished === typed;
  const { data } = useQuery({
    queryKey: ['custom-url', wished],
    queryFn: () => browserApi('GET /api/user/custom-url', { query: { wished } }),
    enabled: asks,
    staleTime: 0,
    retry: false,
  });
  return asks ? data : undefined;
}
