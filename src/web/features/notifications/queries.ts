import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NoticeOnWire } from '#modules/notifications/contract';
import type { Api } from '#web/api/client.ts';

/** Everything about notices; what is told live makes it stale. */
export const noticesKey = ['notices'] as const;

export type Topic = NoticeOnWire['topic'];

/** What one was told, the latest first, page by page; of one topic or of all. */
export function noticesQuery(api: Api, topic?: Topic) {
  return infiniteQueryOptions({
    queryKey: [...noticesKey, 'list', topic ?? 'all'],
    queryFn: ({ pageParam }) => api.page('GET /api/notifications', { query: { topic, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
}

/** How many notices one has not read. */
export function unreadNoticesQuery(api: Api) {
  return queryOptions({
    queryKey: [...noticesKey, 'unread'],
    queryFn: async () => (await api('GET /api/notifications/unread')).count,
  });
}

/** Which topics one is told of. */
export function noticeSettingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['notice-settings'],
    queryFn: () => api('GET /api/notifications/settings'),
  });
}
