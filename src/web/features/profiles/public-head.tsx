import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PublicUser } from '#modules/profiles/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MapPinIcon } from '#web/ui/icons.ts';

export interface PublicHeadProps {
  person: PublicUser;
  /** Whether a band of works is above it, which the picture reaches into. */
  overlaps?: boolean;
  /** When they are free next. */
  nextFree?: ReactNode;
  /** Book Now and Share. */
  actions: ReactNode;
}

/** Who it is, at the top of their page. */
export function PublicHead({ person, overlaps = false, nextFree, actions }: PublicHeadProps) {
  const t = useTranslations('profiles');
  return (
    <div className="flex flex-col gap-x-8 gap-y-5 pt-6 pb-8 md:flex-row md:pt-10">
      <Avatar
        name={person.fullName}
        size={112}
        photo={person.profileImage ? { src: person.profileImage } : null}
        className={overlaps ? 'relative -mt-14 ring-4 ring-page md:ml-6' : ''}
      />
      <div className="min-w-0 grow">
        <h1 className={classNames('type-display-l', nameFont(person.fullName))}>{person.fullName}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <span>@{person.username}</span>
          <span>{person.profession ?? t('defaultProfession')}</span>
          {person.city && (
            <span className="inline-flex items-center gap-1">
              <MapPinIcon size={18} aria-hidden />
              {person.city}
            </span>
          )}
        </p>
        <p className={classNames('mt-3 type-body-l whitespace-pre-line measure', !person.bio && 'text-ink-3')}>
          {person.bio ?? t('noBio')}
        </p>
        {nextFree && <div className="mt-4">{nextFree}</div>}
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
