import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { feedQuery, type FeedName, type Post } from '../queries.ts';
import { FeedList } from './feed-list.tsx';
import { FeedBroken, FeedSkeleton } from './feed-states.tsx';
import { LoadMore } from './load-more.tsx';
import { NewPosts } from './new-posts.tsx';

export interface FeedProps {
  feed: FeedName;
  cardOf: (post: Post, place: { position: number; first: boolean }) => ReactNode;
}

/** One of the feeds, from its first post to as far as somebody scrolls. */
export function Feed({ feed, cardOf }: FeedProps) {
  const t = useTranslations('posts.feed');
  const top = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(feedQuery(browserApi, feed));
  const posts = uniquePosts(query.data?.pages.flatMap(({ items }) => items) ?? []);

  if (query.isPending) return <FeedSkeleton />;
  if (query.isError && posts.length === 0)
    return <FeedBroken error={query.error} onRetry={() => void query.refetch()} />;
  if (posts.length === 0 && feed === 'following')
    return (
      <>
        <p className="pb-4 text-ink-2">{t('followingEmpty')}</p>
        <Feed feed="everyone" cardOf={cardOf} />
      </>
    );
  if (posts.length === 0)
    return (
      <EmptyState title={t('none')} action={<ButtonLink href={paths.create()}>{t('postFirst')}</ButtonLink>}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <div ref={top} className="relative scroll-mt-24">
      <NewPosts feed={feed} topId={posts[0]!.id} top={top} />
      <FeedList name={feed} posts={posts} folds={feed === 'following'} isLoading={query.isFetching} cardOf={cardOf} />
      {query.hasNextPage ? (
        <LoadMore
          isLoading={query.isFetching}
          isBroken={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      ) : (
        <p className="py-6 text-center type-small text-ink-3">{t('end')}</p>
      )}
    </div>
  );
}

/** A post that moved between two pages while they were read is shown once. */
function uniquePosts(posts: readonly Post[]): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}
