import type { QueryClient } from '@tanstack/react-query';
import type { Told } from '#web/api/live.ts';
import { changeCachedPost } from './cached-posts.ts';
import { commentsKey, likeKey } from './queries.ts';

/** Of one post, comments are asked for at most so often. */
const askedEvery = 500;
const asking = new Set<number>();

/** Brings what is told of a post to wherever it is shown; comments are asked for, as not everybody sees all of them. */
export function hearPost(queries: QueryClient, told: Told): void {
  if (told.name !== 'post.counted' && told.name !== 'post.talked') return;
  const { postId, likesCount, commentsCount } = told as Told & Record<string, number>;
  let talked = told.name === 'post.talked';
  // One's own like that is on its way is not counted yet.
  const liking = queries.isMutating({ mutationKey: likeKey(postId!) }) > 0;
  changeCachedPost(queries, postId!, (post) => {
    talked ||= post.commentsCount !== commentsCount;
    const likes = liking ? post.likesCount : likesCount!;
    if (post.likesCount === likes && post.commentsCount === commentsCount) return post;
    return { ...post, likesCount: likes, commentsCount: commentsCount! };
  });
  if (talked) askForComments(queries, postId!);
}

function askForComments(queries: QueryClient, postId: number): void {
  if (asking.has(postId)) return;
  asking.add(postId);
  setTimeout(() => {
    asking.delete(postId);
    void queries.invalidateQueries({ queryKey: [...commentsKey, postId] });
  }, askedEvery);
}
