import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser.ts';
import { changeCachedPost } from './cached-posts.ts';
import { likeKey, type Post } from './queries.ts';

/** Likes a post or takes it back: at once on the screen, and silently back where the server refuses. */
export function useLike(post: Pick<Post, 'id' | 'liked'>, userId: number) {
  const queries = useQueryClient();
  const key = likeKey(post.id);
  const set = (liked: boolean) =>
    changeCachedPost(queries, post.id, (cached) =>
      cached.liked === liked ? cached : { ...cached, liked, likesCount: cached.likesCount + (liked ? 1 : -1) },
    );
  return useMutation({
    mutationKey: key,
    // One after the other, so that the last press is what stays.
    scope: { id: `like-${post.id}` },
    mutationFn: (liked: boolean) =>
      liked
        ? browserApi('POST /api/posts/{postId}/likes', { params: { postId: post.id }, body: { userId } })
        : browserApi('DELETE /api/posts/{postId}/likes/{userId}', { params: { postId: post.id, userId } }),
    onMutate: set,
    onError: (_error, liked) => set(!liked),
    onSuccess: (told) => {
      if (queries.isMutating({ mutationKey: key }) > 1) return;
      changeCachedPost(queries, post.id, (cached) => ({ ...cached, ...told }));
    },
  });
}
