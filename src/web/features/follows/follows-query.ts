import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';

export type FollowList = 'followers' | 'following';

/** Who follows somebody, or whom they follow, the latest first, page by page. */
export function followsQuery(api: Api, list: FollowList, userId: number) {
  const call = list === 'followers' ? 'GET /api/users/{userId}/followers' : 'GET /api/users/{userId}/following';
  return infiniteQueryOptions({
    queryKey: ['follows', userId, list],
    queryFn: ({ pageParam }) => api.page(call, { params: { userId }, query: { cursor: pageParam, limit: 30 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
