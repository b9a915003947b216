import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ListedGuestThreadOnWire } from '#modules/guest-messages/contract';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { TalkRow } from '../talk-row.tsx';
import { guestThreadsQuery } from './queries.ts';

export interface GuestListProps {
  /** The booking whose thread is open beside it. */
  currentId: number | undefined;
  now: number;
}

/** What one writes with guests, the latest first. */
export function GuestList({ currentId, now }: GuestListProps) {
  const t = useTranslations('messaging');
  return (
    <LongList
      query={useSteady(useInfiniteQuery(guestThreadsQuery(browserApi)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={<EmptyState title={t('guest.noneTitle')}>{t('guest.noneText')}</EmptyState>}
      itemOf={(thread) => <GuestRow thread={thread} current={thread.id === currentId} now={now} />}
      className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-0.5"
    />
  );
}

function GuestRow({ thread, current, now }: { thread: ListedGuestThreadOnWire; current: boolean; now: number }) {
  const t = useTranslations('messaging');
  const { id, name, serviceName, unreadCount, last } = thread;
  return (
    <TalkRow
      href={paths.messageGuest(id)}
      current={current}
      name={name}
      photo={null}
      at={last.createdAt}
      now={now}
      words={last.fromGuest ? last.content : t('you', { words: last.content })}
      unreadCount={unreadCount}
      note={serviceName}
    />
  );
}
