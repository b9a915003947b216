import type { ReactNode } from 'react';
import { nameFont } from '../fonts/name-font.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export interface PersonRowProps {
  name: string;
  /** Makes the name a link. */
  href?: string;
  /** Without the @. */
  username?: string;
  profession?: ReactNode;
  photo?: AvatarProps['photo'];
  /** What they made, as small pictures: below the name, in wide windows beside it. */
  works?: ReactNode;
  /** The next free time. */
  chip?: ReactNode;
  /** One compact button or link: View Profile, Follow. */
  action?: ReactNode;
  /** `small` is for side cards: 40 px avatar, one line of detail. */
  size?: 'default' | 'small';
  className?: string;
}

/** A person in a list. */
export function PersonRow({
  name,
  href,
  username,
  profession,
  photo,
  works,
  chip,
  action,
  size = 'default',
  className,
}: PersonRowProps) {
  const small = size === 'small';
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2', small ? 'py-2' : 'py-4', className)}>
      {href ? (
        // The picture leads where the name does, and is passed by where the name is read.
        <Link href={href} tabIndex={-1} aria-hidden className={small ? '' : 'max-md:self-start'}>
          <Avatar name={name} photo={photo} size={small ? 40 : 56} />
        </Link>
      ) : (
        <Avatar name={name} photo={photo} size={small ? 40 : 56} className={small ? '' : 'max-md:self-start'} />
      )}
      <div className={`min-w-0 grow ${small ? 'basis-20' : 'basis-32'}`}>
        <p className={small ? 'type-small-strong' : classNames('type-display-s', nameFont(name))}>
          {href ? (
            <Link href={href} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 type-small wrap-anywhere text-ink-2">
          {username && <bdi className="text-ink-3">@{username}</bdi>}
          {/* Beside a long name it would go below and beside a short one not: rows of all heights. */}
          {profession && <span className={username ? 'max-lg:basis-full' : ''}>{profession}</span>}
        </p>
      </div>
      {works && <div className={worksPlace}>{works}</div>}
      {(chip || action) && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-4 gap-y-2',
            works && 'lg:min-w-90 lg:justify-end',
            !small && (chip ? underName : underNarrowName),
          )}
        >
          {chip}
          {action}
        </div>
      )}
    </div>
  );
}

/** Below the name; in wide windows beside it, with room for three. */
export const worksPlace = 'max-lg:basis-full max-lg:ps-17 md:max-lg:order-last lg:w-56';

// One button has room beside the name sooner than times and a button.
const underName = 'max-md:basis-full max-md:ps-17';
const underNarrowName = 'max-[32rem]:basis-full max-[32rem]:ps-17';
