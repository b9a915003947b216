import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { threadsQuery, type Shown } from './queries.ts';
import { ThreadRow } from './thread-row.tsx';

export interface ThreadListProps {
  show: Shown;
  /** How many ask for the first time, where those are not shown. */
  asking: number;
  /** How many guests have written, whose messages are a list of their own. */
  guestsNew: number;
  /** Whether there are messages with guests at all. */
  withGuests: boolean;
  /** The thread that is open beside it. */
  currentId: number | undefined;
  userId: number;
  now: number;
}

/** One's threads, the latest first. */
export function ThreadList({ show, asking, guestsNew, withGuests, currentId, userId, now }: ThreadListProps) {
  const t = useTranslations('messaging');
  const tShell = useTranslations('shell');
  const requests = show === 'requests';
  const elsewhere = !requests && withGuests;
  return (
    <LongList
      query={useSteady(useInfiniteQuery(threadsQuery(browserApi, show)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={
        <EmptyState
          title={t(requests ? 'noRequestsTitle' : elsewhere ? 'guest.only' : 'emptyTitle')}
          line={!requests}
          action={
            asking > 0 ? (
              <ButtonLink href={paths.messagesOf('requests')}>{t('requestsWaiting', { count: asking })}</ButtonLink>
            ) : elsewhere ? (
              <ButtonLink href={paths.messagesOf('guests')}>
                {guestsNew > 0 ? t('guest.waiting', { count: guestsNew }) : t('guest.tab')}
              </ButtonLink>
            ) : (
              !requests && <ButtonLink href={paths.explore}>{tShell('discoverArtists')}</ButtonLink>
            )
          }
        >
          {asking === 0 && !elsewhere && t(requests ? 'noRequestsText' : 'emptyText')}
        </EmptyState>
      }
      itemOf={(thread) => <ThreadRow thread={thread} current={thread.id === currentId} userId={userId} now={now} />}
      className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-0.5"
    />
  );
}
