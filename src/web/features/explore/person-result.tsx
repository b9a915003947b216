import { useTranslations } from 'use-intl';
import { calendarDate, formatDay, formatPrice, formatTime, zoneCity } from '#kernel/visit-time';
import type { FoundUser } from '#modules/explore/contract';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';

export interface PersonResultProps {
  person: FoundUser;
  /** Whoever is signed in sees the profile inside the app. */
  signedIn: boolean;
  /** The reader's own zone: times elsewhere say whose clock they are on. */
  zone: string;
}

/** Somebody who was found, and when they are free. */
export function PersonResult({ person, signedIn, zone }: PersonResultProps) {
  const t = useTranslations('explore');
  const href = signedIn ? paths.profile(person.id) : paths.publicPage(person);
  const { leastPrice, distance, city } = person;
  const facts = [
    person.profession,
    city,
    leastPrice && t('fromPrice', { price: formatPrice(leastPrice.price, leastPrice.currency) }),
    typeof distance === 'number' && t('away', { km: distance }),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <li data-person={person.id} className="border-b border-line">
      <PersonRow
        name={person.fullName}
        username={person.username}
        profession={facts.join(' · ')}
        photo={person.profileImage ? { src: person.profileImage } : null}
        chip={person.freeTimes && <FreeTimes person={person} zone={zone} />}
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

/** The next starts, each a way to book it. */
function FreeTimes({ person, zone }: Pick<PersonResultProps, 'person' | 'zone'>) {
  const t = useTranslations('explore');
  const { freeTimes = [], timeZone = zone, freeServiceId, username, fullName } = person;
  const elsewhere = timeZone !== zone;
  return (
    <ul aria-label={t('freeTimes', { name: fullName })} className="flex flex-wrap items-center gap-2">
      {freeTimes.map((time) => {
        const at = Date.parse(time);
        const words = `${formatDay(calendarDate(at, timeZone))}, ${formatTime(at, timeZone)}`;
        const query = {
          service: freeServiceId,
          date: calendarDate(at, timeZone),
          slot: time.replace('.000Z', 'Z'),
          step: 'you',
        };
        return (
          <li key={time}>
            <Link
              href={paths.bookingPage(username, query)}
              aria-label={t('bookAt', { name: fullName, time: words })}
              className={slotClass}
            >
              {words}
            </Link>
          </li>
        );
      })}
      {elsewhere && <li className="type-small text-ink-3">{t('theirTime', { city: zoneCity(timeZone) })}</li>}
    </ul>
  );
}

const slotClass =
  'pressable hit-44 relative inline-flex min-h-10 items-center rounded-control border-[1.5px] border-book-line bg-surface px-3 ' +
  'type-small-strong tabular-nums whitespace-nowrap hover:bg-book-soft';
