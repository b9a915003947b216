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

/** With whom one writes, and the way to them unless they are gone; on a phone the way back to the list. */
export function ThreadHead({ person, gone, menu }: { person: PersonCard; gone?: boolean; menu?: ReactNode }) {
  const t = useTranslations('messaging');
  const place = 'flex min-h-11 min-w-0 grow items-center gap-3';
  const who = (
    <>
      <Avatar name={person.fullName} photo={person.profileImage ? { src: person.profileImage } : null} size={40} />
      <span className="min-w-0">
        <h2 className={`truncate type-display-s ${nameFont(person.fullName)}`}>{person.fullName}</h2>
        {person.profession && <span className="block truncate type-small text-ink-2">{person.profession}</span>}
      </span>
    </>
  );
  return (
    <header className="flex items-center gap-2 border-b border-line py-2.5">
      <span className="-ms-2.5 md:hidden">
        <IconLink href={paths.messages()} label={t('back')}>
          <ArrowLeftIcon size={24} aria-hidden className="mirrored" />
        </IconLink>
      </span>
      {gone ? (
        <div className={place}>{who}</div>
      ) : (
        <Link href={paths.profile(person.id)} className={`${place} rounded-control`}>
          {who}
        </Link>
      )}
      {menu}
    </header>
  );
}

/** The booking that the two share, in the place's own time. */
export function SharedBookingBar({
  booking,
  userId,
  now,
}: {
  booking: SharedBookingOnWire;
  userId: number;
  now: number;
}) {
  const t = useTranslations('messaging');
  const when = formatDateAndTime(Date.parse(booking.startsAt), booking.timeZone, { now });
  // The page may stay open longer than the visit lasts.
  const toCome = booking.upcoming && now < Date.parse(booking.endsAt);
  const past = booking.status === 'completed' || booking.status === 'confirmed' ? 'lastVisit' : 'lastBooking';
  const href = booking.artistId === userId ? paths.bookings('professional') : paths.bookingConfirmation(booking.id);
  return (
    <Link
      href={href}
      className="mt-3 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong"
    >
      <CalendarCheckIcon size={24} aria-hidden className="shrink-0 text-ink-2" />
      <span className="min-w-0">
        <span className="block type-small text-ink-2">{t(toCome ? 'nextVisit' : past)}</span>
        <span className="block type-strong">{joinFacts([booking.serviceName, inOnePiece(when)])}</span>
      </span>
    </Link>
  );
}
