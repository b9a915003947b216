import { useTranslations } from 'use-intl';
import {
  calendarDate,
  clockPlace,
  differsOnTheClock,
  formatDateAndTime,
  formatDay,
  formatPercent,
  formatPrice,
  formatTime,
  joinFacts,
} from '#kernel/visit-time';
import type { FoundUser } from '#modules/explore/contract';
import { paths } from '#web/paths.ts';
import { FreeTime } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { wholeFacts } from '#web/ui/whole-facts.ts';

export interface PersonResultProps {
  person: FoundUser;
  /** Whoever is signed in sees the profile inside the app. */
  signedIn: boolean;
  /** The reader's own zone: times elsewhere say whose clock they are on, and so do all where nobody knows the reader's. */
  zone: string | undefined;
}

/** Somebody who was found, and when they are free. */
export function PersonResult({ person, signedIn, zone }: PersonResultProps) {
  const t = useTranslations('explore');
  const href = signedIn ? paths.profile(person.id) : paths.publicPage(person);
  const { leastPrice, opening, distance, city } = person;
  const facts = [
    person.profession,
    city,
    opening
      ? opening.service
      : leastPrice && t('fromPrice', { price: formatPrice(leastPrice.price, leastPrice.currency) }),
    typeof distance === 'number' && t('away', { km: distance }),
  ];
  return (
    <li
      data-person={person.id}
      className="rests-below border-b border-line [--resting:18.25rem] md:[--resting:12rem] lg:[--resting:7rem]"
    >
      <PersonRow
        name={person.fullName}
        href={href}
        username={person.username}
        profession={wholeFacts(facts)}
        photo={person.profileImage ? { src: person.profileImage } : null}
        works={person.works && person.works.length > 0 && <Works works={person.works} name={person.fullName} />}
        chip={leastPrice ? chipOf(person, zone) : <span className="type-small text-ink-3">{t('takesNone')}</span>}
        action={
          <ButtonLink
            href={href}
            look="quiet"
            size="compact"
            aria-label={t('viewProfileOf', { name: person.fullName })}
          >
            {t('viewProfile')}
          </ButtonLink>
        }
      />
    </li>
  );
}

/** What they made of late: the way to somebody is their work. */
function Works({ works, name }: { works: NonNullable<FoundUser['works']>; name: string }) {
  const t = useTranslations('explore');
  return (
    <ul aria-label={t('worksOf', { name })} className="flex gap-1">
      {works.map(({ postId, url, alt }) => (
        <li key={postId}>
          <Link href={paths.post(postId)} className="block rounded-control">
            <img
              src={url}
              width={72}
              height={72}
              alt={alt || t('workBy', { name })}
              loading="lazy"
              fetchPriority="low"
              decoding="async"
              className="size-18 rounded-control bg-sunken object-cover"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function chipOf(person: FoundUser, zone: string | undefined) {
  if (person.freeTimes) return <FreeTimes person={person} zone={zone} />;
  return person.nextFree !== undefined && <NextFree person={person} at={person.nextFree} zone={zone} />;
}

/** Where nobody asked for a time: when they are free next, a way to book it. */
function NextFree({ person, at, zone }: Pick<PersonResultProps, 'person' | 'zone'> & { at: string }) {
  const t = useTranslations('explore');
  const { timeZone = 'UTC', fullName } = person;
  // It may be weeks away.
  const when = formatDateAndTime(Date.parse(at), timeZone);
  const { opening } = person;
  const off = opening && opening.percent !== null && t('off', { percent: formatPercent(opening.percent) });
  const words = opening
    ? joinFacts([when, formatPrice(opening.total, opening.currency), off])
    : t('nextFree', { when });
  return (
    <span className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-end">
      <Link
        href={hrefOf(person, at, timeZone)}
        aria-label={t('bookAt', { name: fullName, time: words })}
        className="pressable hit-44 inline-flex min-h-10 items-center rounded-pill"
      >
        <FreeTime className="text-balance whitespace-normal!">{words}</FreeTime>
      </Link>
      {person.freeService && <span className="type-small text-ink-2">{person.freeService}</span>}
      {isElsewhere(timeZone, zone, [at]) && <Elsewhere timeZone={timeZone} city={person.city} />}
    </span>
  );
}

function isElsewhere(timeZone: string, zone: string | undefined, times: readonly string[]): boolean {
  return zone === undefined || times.some((time) => differsOnTheClock(timeZone, zone, Date.parse(time)));
}

function Elsewhere({ timeZone, city }: { timeZone: string; city: string | null }) {
  const t = useTranslations('explore');
  return <span className="type-small text-ink-3">{t('theirTime', { city: clockPlace(timeZone, city) })}</span>;
}

/** A start in words; `before` is the one beside it, whose day need not be said again. */
function wordsOf(time: string, timeZone: string, before?: string): string {
  const at = Date.parse(time);
  const day = calendarDate(at, timeZone);
  const known = before !== undefined && calendarDate(Date.parse(before), timeZone) === day;
  return joinFacts([!known && formatDay(day), formatTime(at, timeZone)]);
}

/**
 * Where a time is booked. What for, whoever looks for somebody has not said: the service that fits into the time need not be
 * the one whose price stands beside it, so that it is asked. An opening is of one.
 */
function hrefOf({ username, freeServiceId, opening }: FoundUser, time: string, timeZone: string): string {
  const date = calendarDate(Date.parse(time), timeZone);
  const slot = time.replace('.000Z', 'Z');
  const service = opening && freeServiceId;
  return paths.bookingPage(username, { service, date, slot, step: 'you', opening: opening?.id });
}

/** The next starts, each a way to book it. */
function FreeTimes({ person, zone }: Pick<PersonResultProps, 'person' | 'zone'>) {
  const t = useTranslations('explore');
  const { freeTimes = [], timeZone = 'UTC', fullName } = person;
  return (
    <ul aria-label={t('freeTimes', { name: fullName })} className="flex flex-wrap items-center gap-2">
      {freeTimes.map((time, index) => (
        <li key={time}>
          <Link
            href={hrefOf(person, time, timeZone)}
            aria-label={t('bookAt', { name: fullName, time: wordsOf(time, timeZone) })}
            className={slotClass}
          >
            {wordsOf(time, timeZone, freeTimes[index - 1])}
          </Link>
        </li>
      ))}
      {person.freeService && <li className="type-small text-ink-2">{person.freeService}</li>}
      {isElsewhere(timeZone, zone, freeTimes) && (
        <li>
          <Elsewhere timeZone={timeZone} city={person.city} />
        </li>
      )}
    </ul>
  );
}

const slotClass =
  'pressable hit-44 relative inline-flex min-h-10 items-center rounded-control border-[1.5px] border-book-line bg-surface px-3 ' +
  'type-small-strong tabular-nums whitespace-nowrap hover:bg-book-soft';
