import { useTranslations } from 'use-intl';
import type { ListedThreadOnWire } from '#modules/messaging/contract';
import { paths } from '#web/paths.ts';
import { TalkRow } from './talk-row.tsx';

export interface ThreadRowProps {
  thread: ListedThreadOnWire;
  current: boolean;
  userId: number;
  now: number;
}

/** One thread with somebody who has an account. */
export function ThreadRow({ thread, current, userId, now }: ThreadRowProps) {
  const t = useTranslations('messaging');
  const { person, last, unreadCount } = thread;
  const words = last.deleted ? t('takenBack') : last.content || t('picture');
  return (
    <TalkRow
      href={paths.messages(thread.id)}
      current={current}
      name={person.fullName}
      photo={person.profileImage}
      at={last.createdAt}
      now={now}
      words={last.senderId === userId ? t('you', { words }) : words}
      unreadCount={unreadCount}
      note={thread.state === 'requested' ? t('waiting') : undefined}
    />
  );
}
