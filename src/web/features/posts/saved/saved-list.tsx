import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FeedBroken } from '../feed/feed-states.tsx';
import { LoadMore } from '../feed/load-more.tsx';
import { WorkSkeleton } from '#web/ui/work-skeleton.tsx';
import { SavedGrid } from './saved-grid.tsx';
import type { savesQuery } from '../queries.ts';

export interface SavedListProps {
  query: ReturnType<typeof savesQuery>;
  label: string;
  /** What to say when there is nothing. */
  empty: ReactNode;
}

/** Posts as a grid that goes on as far as somebody scrolls. */
export function SavedList({ query: wanted, label, empty }: SavedListProps) {
  const t = useTranslations('posts.feed');
  const query = useInfiniteQuery(wanted);
  const posts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <WorkSkeleton label={t('loading')} />;
  if (query.isError && posts.length === 0)
    return <FeedBroken error={query.error} onRetry={() => void query.refetch()} />;
  if (posts.length === 0) return empty;
  return (
    <>
      <SavedGrid posts={posts} label={label} />
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetching}
          isBroken={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
