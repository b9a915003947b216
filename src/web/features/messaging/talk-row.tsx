import { useTranslations } from 'use-intl';
import { nameFont } from '#web/fonts/name-font.ts';
import { Ago } from '#web/ui/ago.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';

export interface TalkRowProps {
  href: string;
  current: boolean;
  name: string;
  photo: string | null;
  /** Of the last words, ISO 8601. */
  at: string;
  now: number;
  words: string;
  unreadCount: number;
  /** Under the words. */
  note?: string | undefined;
}

/** One conversation in the list: with whom, the last words, how many are new. */
export function TalkRow({ href, current, name, photo, at, now, words, unreadCount, note }: TalkRowProps) {
  const t = useTranslations('messaging');
  const fresh = unreadCount > 0;
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex items-center gap-3.5 rounded-control border border-transparent p-3 hover:bg-sunken aria-[current=page]:border-line aria-[current=page]:bg-sunken"
    >
      <Avatar name={name} photo={photo ? { src: photo } : null} size={56} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className={`truncate type-strong ${nameFont(name)}`}>
            {name}
          </span>
          <Ago at={at} now={now} justNow={t('justNow')} className="shrink-0 type-small text-ink-3" />
        </span>
        <span className="flex items-center justify-between gap-3">
          <span dir="auto" className={fresh ? 'truncate type-small-strong' : 'truncate type-small text-ink-2'}>
            {words}
          </span>
          {fresh && (
            <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-pill bg-action px-1.5 text-[0.75rem] font-semibold text-on-action tabular-nums">
              {unreadCount}
              <span className="sr-only"> {t('new')}</span>
            </span>
          )}
        </span>
        {note && (
          <span dir="auto" className="block truncate type-small text-ink-3">
            {note}
          </span>
        )}
      </span>
    </Link>
  );
}
