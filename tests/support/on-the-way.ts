import type { HttpClient } from '#platform/payments';

export interface OnTheWay {
  between: (transport: HttpClient) => HttpClient;
  /** Done once, before the next request to a path that ends so is passed on. */
  before: { path: string; work: () => Promise<unknown> } | undefined;
  /** Done once, before the answer to the next such request is passed back. */
  after: { path: string; work: () => Promise<unknown> } | undefined;
}

/** A way to the provider on which something else happens while a request, or its answer, is under way. */
export function onTheWay(): OnTheWay {
  const way: OnTheWay = {
    before: undefined,
    after: undefined,
    between: (transport) => ({
      getClientName: () => 'on the way',
      async makeRequest(...request) {
        await meet(way, 'before', request[2]);
        const answer = await transport.makeRequest(...request);
        await meet(way, 'after', request[2]);
        return answer;
      },
    }),
  };
  return way;
}

async function meet(way: OnTheWay, when: 'before' | 'after', path: string): Promise<void> {
  const met = way[when];
  if (!met || !path.endsWith(met.path)) return;
  way[when] = undefined;
  await met.work();
}
