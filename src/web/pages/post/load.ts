import type { EpochMs } from '#kernel/time';
import type { PageData, PageQueries } from '#web/api/queries.ts';
import { commentsQuery, freeTimesQuery, postQuery, postsOfQuery } from '#web/features/posts/queries.ts';
import { mayBeRemoved, notFoundIfRefused } from '#web/not-found.ts';

export interface PostPageData extends PageData {
  readonly now: EpochMs;
  /** `https://uli.example` */
  readonly publicUrl: string;
}

/** Everything that a post's page shows; an unknown post is a 404. */
export const postQueries: PageQueries = async (api, { params }) => {
  const postId = Number(params['postId']);
  const one = postQuery(api, postId);
  const post = await notFoundIfRefused(api('GET /api/posts/{postId}', { params: { postId } }), mayBeRemoved);
  return [
    { ...one, queryFn: () => post },
    commentsQuery(api, postId),
    postsOfQuery(api, post.userId),
    ...(post.service ? [freeTimesQuery(api, postId)] : []),
  ];
};
