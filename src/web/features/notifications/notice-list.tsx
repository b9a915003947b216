import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticesKey, noticesQuery, type Topic } from './queries.ts';

/** What one was told, the latest first; opening one marks it read. */
export function NoticeList({ topic, now }: { topic: Topic | undefined; now: number }) {
  const t = useTranslations('inbox');
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: (noticeId: number) =>
      browserApi('POST /api/notifications/{noticeId}/read', { params: { noticeId }, keepalive: true }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
  return (
    <LongList
      query={useSteady(useInfiniteQuery(noticesQuery(browserApi, topic)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={
        <EmptyState
          title={t('emptyTitle')}
          action={
            <ButtonLink href={paths.explore} look="quiet">
              {t('discover')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
      itemOf={(notice) => <NoticeRow notice={notice} now={now} onOpen={() => !notice.read && read.mutate(notice.id)} />}
      className="divide-y divide-line"
    />
  );
}
