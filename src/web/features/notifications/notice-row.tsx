import { useTranslations } from 'use-intl';
import type { NoticeOnWire } from '#modules/notifications/contract';
import { Ago } from '#web/ui/ago.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import {
  AtIcon,
  BellIcon,
  CalendarBlankIcon,
  ChatCircleIcon,
  CreditCardIcon,
  HeartIcon,
  ShieldCheckIcon,
  StarIcon,
  UserPlusIcon,
} from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';

const icons = {
  bookings: CalendarBlankIcon,
  likes: HeartIcon,
  comments: ChatCircleIcon,
  follows: UserPlusIcon,
  mentions: AtIcon,
  messages: ChatCircleIcon,
  ratings: StarIcon,
  payments: CreditCardIcon,
  moderation: ShieldCheckIcon,
} as const;

export interface NoticeRowProps {
  notice: NoticeOnWire;
  now: number;
  onOpen: () => void;
}

/** One thing that one was told; the whole row leads there. */
export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  const t = useTranslations('inbox');
  const [person] = notice.people;
  const name = person?.fullName ?? notice.guest;
  const Icon = icons[notice.topic] ?? BellIcon;
  return (
    <Link
      href={notice.href}
      onClick={onOpen}
      className="-mx-3 flex items-center gap-3.5 rounded-control px-3 py-4 hover:bg-sunken"
    >
      {name ? (
        <span className="relative shrink-0">
          <Avatar name={name} photo={person?.profileImage ? { src: person.profileImage } : null} size={40} />
          {/* Small enough to leave the second initial alone. */}
          <span className={`absolute -end-1.5 -bottom-1.5 size-5 ${iconClass}`}>
            <Icon size={12} aria-hidden />
          </span>
        </span>
      ) : (
        <span className={`size-10 shrink-0 ${iconClass}`}>
          <Icon size={20} aria-hidden />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className={notice.read ? 'block text-ink-2' : 'block type-strong'}>{notice.sentence}</span>
        <Ago at={notice.updatedAt} now={now} justNow={t('justNow')} className="type-small text-ink-3" />
      </span>
      {!notice.read && (
        <span className="size-2.5 shrink-0 rounded-full bg-action">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  );
}

const iconClass = 'inline-flex items-center justify-center rounded-full border border-line bg-surface text-ink-2';
