import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PersonCounts, PublicUser } from '#modules/profiles/contract';
import { formatAverage } from '#kernel/visit-time';
import { nameFont } from '#web/fonts/name-font.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MapPinIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { Stars } from '#web/ui/stars.tsx';

export interface PublicHeadProps {
  person: PublicUser;
  /** What is counted about them. */
  counts?: Partial<PersonCounts>;
  /** Whether a band of works is above it, which the picture reaches into. */
  overlaps?: boolean;
  /** When they are free next. */
  nextFree?: ReactNode;
  /** Book Now and Share. */
  actions: ReactNode;
  /** Under them: one's own address. */
  address?: ReactNode;
  /** Whoever only books has no trade, unless they named one. */
  onlyBooks?: boolean;
  /** Said where they have written nothing of themselves; without it nothing is. */
  noBio?: string;
  /** Where what is behind the counts is listed. */
  lists?: {
    readonly ratings?: string | undefined;
    readonly followers?: string;
    readonly following?: string;
    readonly saved?: string;
  };
}

/** Who it is, at the top of their page. */
export function PublicHead({
  person,
  counts = {},
  overlaps = false,
  nextFree,
  actions,
  address,
  noBio,
  onlyBooks = false,
  lists,
}: PublicHeadProps) {
  const t = useTranslations('profiles');
  const bio = person.bio ?? noBio;
  const profession = person.profession ?? (onlyBooks ? undefined : t('defaultProfession'));
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 pt-6 pb-8 md:flex-row md:pt-10">
      <Avatar
        name={person.fullName}
        size={112}
        photo={person.profileImage ? { src: person.profileImage } : null}
        className={overlaps ? 'relative -mt-14 ring-4 ring-page md:ms-6' : ''}
      />
      <div className="min-w-0 grow">
        <h1 className={classNames('type-display-l', nameFont(person.fullName))}>{person.fullName}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-ink-2">
          <bdi>@{person.username}</bdi>
          {profession && <span>{profession}</span>}
          {person.city && (
            <span className="inline-flex items-center gap-1">
              <MapPinIcon size={18} aria-hidden className="shrink-0" />
              {person.city}
            </span>
          )}
        </p>
        <Counts {...counts} lists={lists} />
        {bio && (
          <p
            className={classNames(
              'mt-3 type-body-l wrap-anywhere whitespace-pre-line measure',
              !person.bio && 'text-ink-3',
            )}
          >
            <bdi>{bio}</bdi>
          </p>
        )}
        {nextFree && <div className="mt-4 empty:hidden">{nextFree}</div>}
        <div className="mt-5 flex flex-wrap items-center gap-3">{actions}</div>
        {address && <div className="mt-4">{address}</div>}
      </div>
    </div>
  );
}

type CountsProps = Partial<PersonCounts> & Pick<PublicHeadProps, 'lists'>;

function Counts({ postsCount, followersCount, followingCount, averageRating, ratingsCount, lists }: CountsProps) {
  const t = useTranslations('profiles');
  const rated = averageRating !== undefined && ratingsCount !== undefined && ratingsCount > 0;
  if (!rated && postsCount === undefined) return null;
  const average = averageRating === undefined ? '' : formatAverage(averageRating);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 type-small-strong">
      {rated && (
        <span className="inline-flex items-center gap-2">
          <Stars rating={averageRating} label={t('ratingLine', { average })} />
          <span aria-hidden>{average}</span>
          <span className="font-normal text-ink-2">
            <Count href={lists?.ratings}>{t('ratingCount', { count: ratingsCount })}</Count>
          </span>
        </span>
      )}
      <span className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
        {postsCount !== undefined && <span>{t('counts.posts', { count: postsCount })}</span>}
        {followersCount !== undefined && (
          <Count href={lists?.followers}>{t('counts.followers', { count: followersCount })}</Count>
        )}
        {followingCount !== undefined && (
          <Count href={lists?.following}>{t('counts.following', { count: followingCount })}</Count>
        )}
        {lists?.saved && <Count href={lists.saved}>{t('saved')}</Count>}
      </span>
    </p>
  );
}

function Count({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <span>{children}</span>;
  return (
    <Link href={href} className="hit-44 underline decoration-line-strong underline-offset-4 hover:decoration-ink">
      {children}
    </Link>
  );
}
