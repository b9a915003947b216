import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticesKey, noticesQuery, type Topic } from './queries.ts';

/** What one was told, the latest first; opening one marks it read. */
export function NoticeList({ topic, now }: { topic: Topic | undefined; now: number }) {
  const t = useTranslations('inbox');
  const queries = useQueryClient();
  const list = useSteady(useInfiniteQuery(noticesQuery(browserApi, topic)));
  const read = useMutation({
    mutationFn: (noticeId: number) =>
      browserApi('POST /api/notifications/{noticeId}/read', { params: { noticeId }, keepalive: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
  if (list.isPending) return <Loading label={t('loading')} />;
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
  const notices = list.data.pages.flatMap(({ items }) => items);
  if (notices.length === 0) {
    return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} now={now} onOpen={() => !notice.read && read.mutate(notice.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="quiet"
          className="mt-5"
          busy={list.isFetchingNextPage}
          busyLabel={t('loading')}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className="grid gap-5 py-3">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-2/3" />
        </span>
      ))}
    </LoadingRegion>
  );
}
