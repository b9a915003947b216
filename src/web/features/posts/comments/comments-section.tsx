import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { loadMore } from '#web/ui/load-more.ts';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { StillList } from '#web/ui/still-list.tsx';
import { commentsQuery, type Post } from '../queries.ts';
import { useLookAt } from '../use-look-at.ts';
import { CommentForm } from './comment-form.tsx';
import type { MenuOfComment } from './comment-menu.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useComments } from './use-comments.ts';

export interface CommentsSectionProps {
  post: Post;
  userId: number;
  now: number;
  menuOf: MenuOfComment;
}

/** What people say about a post, and one's own word. */
export function CommentsSection({ post, userId, now, menuOf }: CommentsSectionProps) {
  const t = useTranslations('comments');
  const query = useInfiniteQuery(commentsQuery(browserApi, post.id));
  const comments = useComments(post.id);
  useLookAt([post.id]);
  const list = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section id="comments" aria-labelledby="comments-title" className="scroll-mt-6">
      <h2 id="comments-title" className="mb-3 type-display-s">
        {t('title', { count: post.commentsCount })}
      </h2>
      {post.commentsOff ? <p className="text-ink-2">{t('off')}</p> : <CommentForm add={comments.add} />}
      {query.isPending && (
        <LoadingRegion label={t('loading')} className="grid gap-5 py-4">
          {[0, 1, 2].map((row) => (
            <div key={row} className="flex gap-3">
              <Skeleton className="size-10 shrink-0 rounded-full" />
              <div className="grid grow content-start gap-2 pt-1">
                <Skeleton className="h-4 w-3/4" />
                <Skeleton className="h-3.5 w-32" />
              </div>
            </div>
          ))}
        </LoadingRegion>
      )}
      {query.isError && !query.isFetchNextPageError && list.length === 0 && (
        <ErrorState title={t('broken')} retry={{ label: t('tryAgain'), onRetry: () => void query.refetch() }} />
      )}
      {query.isSuccess && list.length === 0 && !post.commentsOff && <p className="pt-4 text-ink-2">{t('none')}</p>}
      <StillList className="divide-y divide-line pt-2">
        {list.map((comment) => (
          <CommentThread
            key={comment.id}
            comment={comment}
            userId={userId}
            post={post}
            comments={comments}
            now={now}
            menuOf={menuOf}
          />
        ))}
      </StillList>
      {query.isFetchNextPageError && <ErrorState title={t('broken')} />}
      {query.hasNextPage && (
        <Button look="quiet" size="compact" busy={query.isFetchingNextPage} onClick={() => void loadMore(query)}>
          {query.isFetchNextPageError ? t('tryAgain') : t('older')}
        </Button>
      )}
    </section>
  );
}
