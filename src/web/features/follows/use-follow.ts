import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { tiesKey } from './queries.ts';

interface Ties {
  readonly following: boolean;
}

/** Follows or unfollows at once; when that fails it silently stands as before. */
export function useFollow(viewerId: number, userId: number) {
  const queries = useQueryClient();
  const queryKey = [...tiesKey, userId];
  return useMutation({
    mutationFn: (following: boolean) =>
      following
        ? browserApi('POST /api/followers', { body: { followerId: viewerId, followingId: userId } })
        : browserApi('DELETE /api/followers/{followingId}', { params: { followingId: userId } }),
    onMutate: async (following) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Ties>(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, following });
      return before;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['followed', viewerId] });
      for (const id of [viewerId, userId]) void queries.invalidateQueries({ queryKey: ['people', id] });
      void queries.invalidateQueries({ queryKey: ['posts', 'feed', 'following'] });
    },
    onError: (_error, _following, before) => before && queries.setQueryData(queryKey, before),
  });
}
