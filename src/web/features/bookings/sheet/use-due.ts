import { useQuery } from '@tanstack/react-query';
import type { Policy } from '#modules/accounts/rules';
import { asksByClient } from '#modules/catalogue/rules';
import { browserApi } from '#web/api/browser.ts';
import { shownDue } from '../book/due.ts';
import { acquaintanceQuery } from '../queries.ts';

type Asked = Parameters<typeof shownDue>[0];

/** What is due for one visit of a service, and anew; only where it hangs on the client is the server asked about them. */
export function useDue(artistId: number, service: Asked | undefined, policy: Policy | undefined) {
  const enabled = service !== undefined && (service.parts ?? [service]).some(({ advance }) => asksByClient(advance));
  const { data, refetch } = useQuery({ ...acquaintanceQuery(browserApi, artistId), enabled });
  return {
    due: service && (!enabled || data) ? shownDue(service, policy, data) : undefined,
    refreshDue: async () => enabled && refetch(),
  };
}
