import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { threadsQuery, type Shown } from './queries.ts';
import { ThreadRow } from './thread-row.tsx';

export interface ThreadListProps {
  show: Shown;
  /** The thread that is open beside it. */
  currentId: number | undefined;
  userId: number;
  now: number;
}

/** One's threads, the latest first. */
export function ThreadList({ show, currentId, userId, now }: ThreadListProps) {
  const t = useTranslations('messaging');
  const list = useSteady(useInfiniteQuery(threadsQuery(browserApi, show)));
  if (list.isPending) {
    return (
      <LoadingRegion label={t('loading')} className="grid gap-5 py-3">
        {[1, 2, 3].map((row) => (
          <span key={row} className="flex items-center gap-3.5">
            <Skeleton className="size-14 rounded-full" />
            <Skeleton className="h-10 w-2/3" />
          </span>
        ))}
      </LoadingRegion>
    );
  }
  if (list.error) {
    return (
      <ErrorState
        title={t('failed')}
        action={
          <Button look="quiet" onClick={() => void list.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {sentenceOf(list.error)}
      </ErrorState>
    );
  }
  const threads = list.data.pages.flatMap(({ items }) => items);
  if (threads.length === 0) {
    const requests = show === 'requests';
    return (
      <EmptyState title={t(requests ? 'noRequestsTitle' : 'emptyTitle')} line={!requests}>
        {t(requests ? 'noRequestsText' : 'emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-0.5">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} current={thread.id === currentId} userId={userId} now={now} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button look="quiet" className="mt-4" onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
