import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PersonCard } from '#modules/accounts/contract';
import type { SharedBookingOnWire } from '#modules/messaging/contract';
import { formatDateAndTime, inOnePiece, joinFacts } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { ArrowLeftIcon, CalendarCheckIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';

export interface ThreadHeadProps {
  name: string;
  photo: string | null;
  /** Under the name. */
  line: string | null;
  /** The way to them; none to somebody who is gone. */
  href: string | undefined;
  /** The list it stands in. */
  listHref?: string;
  menu?: ReactNode;
}

/** With whom one writes, and the way to them; on a phone the way back to the list. */
export function ThreadHead({ name, photo, line, href, listHref = paths.messages(), menu }: ThreadHeadProps) {
  const t = useTranslations('messaging');
  const place = 'flex min-h-11 min-w-0 grow items-center gap-3';
  const who = (
    <>
      <Avatar name={name} photo={photo ? { src: photo } : null} size={40} />
      <span className="min-w-0">
        <h2 className={`truncate type-display-s ${nameFont(name)}`}>{name}</h2>
        {line && <span className="block truncate type-small text-ink-2">{line}</span>}
      </span>
    </>
  );
  return (
    <header className="flex items-center gap-2 border-b border-line py-2.5">
      <span className="-ms-2.5 md:hidden">
        <IconLink href={listHref} label={t('back')}>
          <ArrowLeftIcon size={24} aria-hidden className="mirrored" />
        </IconLink>
      </span>
      {href === undefined ? (
        <div className={place}>{who}</div>
      ) : (
        <Link href={href} className={`${place} rounded-control`}>
          {who}
        </Link>
      )}
      {menu}
    </header>
  );
}

/** The head of a thread with somebody who has, or had, an account. */
export function PersonHead({ person, gone, menu }: { person: PersonCard; gone?: boolean; menu?: ReactNode }) {
  return (
    <ThreadHead
      name={person.fullName}
      photo={person.profileImage}
      line={person.profession}
      href={gone ? undefined : paths.profile(person.id)}
      menu={menu}
    />
  );
}

export interface VisitBarProps {
  visit: Pick<SharedBookingOnWire, 'status' | 'serviceName' | 'startsAt' | 'timeZone'>;
  toCome: boolean;
  href: string;
  now: number;
}

/** The visit that two people write about, in the place's own time. */
export function VisitBar({ visit, toCome, href, now }: VisitBarProps) {
  const t = useTranslations('messaging');
  const when = formatDateAndTime(Date.parse(visit.startsAt), visit.timeZone, { now });
  const past = visit.status === 'completed' || visit.status === 'confirmed' ? 'lastVisit' : 'lastBooking';
  return (
    <Link
      href={href}
      className="mt-3 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 hover:border-line-strong"
    >
      <CalendarCheckIcon size={24} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0">
        <span className="block type-small text-ink-2">{t(toCome ? 'nextVisit' : past)}</span>
        <span className="block type-small-strong">{joinFacts([visit.serviceName, inOnePiece(when)])}</span>
      </span>
    </Link>
  );
}

interface SharedBookingBarProps {
  booking: SharedBookingOnWire;
  userId: number;
  now: number;
}

/** The booking that two accounts share. */
export function SharedBookingBar({ booking, userId, now }: SharedBookingBarProps) {
  const href = booking.artistId === userId ? paths.bookings('professional') : paths.bookingConfirmation(booking.id);
  // The page may stay open longer than the visit lasts.
  const toCome = booking.upcoming && now < Date.parse(booking.endsAt);
  return <VisitBar visit={booking} toCome={toCome} href={href} now={now} />;
}
