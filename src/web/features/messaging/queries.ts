import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

/** Everything about threads; what is told live makes it stale. */
export const threadsKey = ['threads'] as const;

/** `requests` are first contacts that one has not answered. */
export type Shown = 'open' | 'requests';

/** One's threads, the latest first, page by page. */
export function threadsQuery(api: Api, show: Shown) {
  return infiniteQueryOptions({
    queryKey: [...threadsKey, 'list', show],
    queryFn: ({ pageParam }) => api.page('GET /api/threads', { query: { show, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** One thread: with whom, how it stands, what the two share, which changes without a word in it. */
export function threadQuery(api: Api, threadId: number) {
  return queryOptions({
    queryKey: [...threadsKey, 'one', threadId],
    queryFn: () => api('GET /api/threads/{threadId}', { params: { threadId } }),
    staleTime: 0,
  });
}

const pageSize = 30;

/** The messages of a thread, the latest page first, each page in the order written. */
export function messagesQuery(api: Api, threadId: number) {
  return infiniteQueryOptions({
    queryKey: [...threadsKey, 'messages', threadId],
    queryFn: async ({ pageParam }) =>
      api('GET /api/threads/{threadId}/messages', {
        params: { threadId },
        query: { limit: pageSize, before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === pageSize ? page[0]?.id : undefined),
  });
}

/** In how many threads something is new. */
export function unreadThreadsQuery(api: Api) {
  return queryOptions({
    queryKey: [...threadsKey, 'unread'],
    queryFn: async () => (await api('GET /api/messages/unread')).count,
  });
}

/** Somebody, and the thread with them if there is one. */
export function threadWithQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...threadsKey, 'with', userId],
    queryFn: () => api('GET /api/threads/with/{userId}', { params: { userId } }),
    staleTime: 0,
  });
}
