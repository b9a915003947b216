import { useTranslations } from 'use-intl';
import type { ListedThreadOnWire } from '#modules/messaging/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

export interface ThreadRowProps {
  thread: ListedThreadOnWire;
  current: boolean;
  userId: number;
  now: number;
}

/** One thread in the list: with whom, the last words, how many are new. */
export function ThreadRow({ thread, current, userId, now }: ThreadRowProps) {
  const t = useTranslations('messaging');
  const { person, last, unreadCount } = thread;
  const fresh = unreadCount > 0;
  const words = last.deleted ? t('takenBack') : last.content || t('picture');
  return (
    <Link
      href={paths.messages(thread.id)}
      aria-current={current ? 'page' : undefined}
      className="flex items-center gap-3.5 rounded-control border border-transparent p-3 hover:bg-sunken aria-[current=page]:border-line aria-[current=page]:bg-sunken"
    >
      <Avatar name={person.fullName} photo={person.profileImage ? { src: person.profileImage } : null} size={56} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className={`truncate type-strong ${nameFont(person.fullName)}`}>
            {person.fullName}
          </span>
          <Ago at={last.createdAt} now={now} justNow={t('justNow')} className="shrink-0 type-small text-ink-3" />
        </span>
        <span className="flex items-center justify-between gap-3">
          <span dir="auto" className={fresh ? 'truncate type-small-strong' : 'truncate type-small text-ink-2'}>
            {last.senderId === userId ? t('you', { words }) : words}
          </span>
          {fresh && (
            <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-pill bg-action px-1.5 text-[0.75rem] font-semibold text-on-action tabular-nums">
              {unreadCount}
              <span className="sr-only"> {t('new')}</span>
            </span>
          )}
        </span>
        {thread.state === 'requested' && <span className="block type-small text-ink-3">{t('waiting')}</span>}
      </span>
    </Link>
  );
}
