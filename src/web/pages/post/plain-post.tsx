import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { browserApi } from '#web/api/browser.ts';
import { PlainComments } from '#web/features/posts/comments/plain-comments.tsx';
import { MoreFrom } from '#web/features/posts/more-from.tsx';
import { PostView } from '#web/features/posts/post-view.tsx';
import { commentsQuery, type Post } from '#web/features/posts/queries.ts';
import { paths } from '#web/paths.ts';

/** A post for visitors: plain HTML, where what needs an account leads to signing in and back. */
export function PlainPost({ post, now, url }: { post: Post; now: number; url: string }) {
  const [search] = useSearchParams();
  const [page] = useInfiniteQuery(commentsQuery(browserApi, post.id)).data?.pages ?? [];
  return (
    <>
      <PostView
        post={post}
        userId={undefined}
        now={now}
        url={url}
        asGrid={search.get('view') === 'grid'}
        comments={
          <PlainComments
            post={post}
            comments={page?.items ?? []}
            olderHref={page?.next && paths.auth(paths.comments(post.id))}
            now={now}
          />
        }
      />
      <MoreFrom post={post} signedIn={false} />
    </>
  );
}
