import { useQuery } from '@tanstack/react-query';
import type { Policy } from '#modules/accounts/rules';
import { asksByClient } from '#modules/catalogue/rules';
import { browserApi } from '#web/api/browser.ts';
import { shownDue, type Due } from '../book/due.ts';
import { acquaintanceQuery } from '../queries.ts';

type Asked = Parameters<typeof shownDue>[0];

/** What is due for one visit of a service, and anew; only where it hangs on the client is the server asked about them. */
export function useDue(artistId: number, service: Asked | undefined, policy: Policy | undefined) {
  const enabled = service !== undefined && asksByClient(service.advance);
  const { data, refetch } = useQuery({ ...acquaintanceQuery(browserApi, artistId), enabled });
  return {
    dueOf: (series: boolean): Due | undefined => {
      if (!service || (enabled && !data)) return undefined;
      return shownDue(service, policy, { client: data, series });
    },
    refreshDue: async () => enabled && refetch(),
  };
}
