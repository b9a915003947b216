import {
  dehydrate,
  type QueryClient,
  type DehydratedState,
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
} from '@tanstack/react-query';
import type { LoaderFunctionArgs, ClientLoaderFunctionArgs } from 'react-router';
import { browserApi } from './browser.ts';
import type { Api } from './client.ts';
import { PatientQueryClient } from './query-client.ts';
import { serverApi } from './server.ts';

/** The spec's settings: no retry, never stale, no refetch on focus, no polling; mutations invalidate. */
export function createQueryClient(): QueryClient {
  return new PatientQueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // Without a connection what was pressed fails at once and says so: later nobody waits for it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The one cache of this browser tab. */
export const browserQueries = createQueryClient();

type PagedQuery = FetchInfiniteQueryOptions<any, any, any, any, any>;
type Query = FetchQueryOptions<any, any, any, any> | PagedQuery;
/** What a page needs before it shows: its queries, from its address. A failed one is left to the component. */
export type PageQueries = (
  api: Api,
  args: { params: Record<string, string | undefined>; url: URL },
) => Query[] | Promise<Query[]>;

export interface PageData {
  readonly queries?: DehydratedState;
}

/** Of a list that goes on, the first page. */
function prefetch(client: QueryClient, query: Query): Promise<void> {
  return 'initialPageParam' in query ? client.prefetchInfiniteQuery(query as PagedQuery) : client.prefetchQuery(query);
}

/** On the server: asks in-process, and sends the answers along with the page. */
export function loadOnServer(pageQueries: PageQueries) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<PageData> => {
    const client = createQueryClient();
    const { api } = serverApi(request, context);
    const queries = await pageQueries(api, { params, url: new URL(request.url) });
    await Promise.all(queries.map((query) => prefetch(client, query)));
    return { queries: dehydrate(client) };
  };
}

/** In the browser: what the cache lacks is asked over the network. */
export function loadInBrowser(pageQueries: PageQueries) {
  return async ({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> => {
    const queries = await pageQueries(browserApi, { params, url: new URL(request.url) });
    await Promise.all(queries.map((query) => prefetch(browserQueries, query)));
    return {};
  };
}
