import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { changeCachedPost } from './cached-posts.ts';
import { lookbooksKey, postsKey } from './queries.ts';

/** Keeps a post for oneself, or no longer; at once on the screen, and back where the server refuses. */
export function useSave(postId: number) {
  const queries = useQueryClient();
  const set = (saved: boolean) => changeCachedPost(queries, postId, (cached) => ({ ...cached, saved }));
  return useMutation({
    scope: { id: `save-${postId}` },
    mutationFn: (saved: boolean) =>
      browserApi(saved ? 'PUT /api/posts/{postId}/save' : 'DELETE /api/posts/{postId}/save', { params: { postId } }),
    onMutate: set,
    onError: (_error, saved) => set(!saved),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [...postsKey, 'saves'] });
      void queries.invalidateQueries({ queryKey: lookbooksKey });
    },
  });
}
