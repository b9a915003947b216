import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatPlainDate } from '#kernel/visit-time';
import type { RatingOnWire } from '#modules/ratings/contract';
import { nameFont } from '#web/fonts/name-font.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Stars } from '#web/ui/stars.tsx';

export interface RatingListProps {
  ratings: readonly RatingOnWire[];
  artistName: string;
  /** Epoch milliseconds. */
  now: number;
  /** Under a rating: the artist's way to answer. */
  actionOf?: (rating: RatingOnWire) => ReactNode;
  /** The "…" of a rating; `label` names the button. */
  menuOf?: MenuOfRating | undefined;
  /** Of a client's name: one under the heading above the list. */
  headingLevel?: 'h2' | 'h3';
}

export type MenuOfRating = (rating: RatingOnWire, label: string) => ReactNode;

/** What clients wrote, with the artist's answers. */
export function RatingList({ ratings, artistName, now, actionOf, menuOf, headingLevel = 'h3' }: RatingListProps) {
  return (
    <ul className="grid gap-6">
      {ratings.map((rating) => (
        <li key={rating.id} className="border-t border-line pt-5">
          <Review rating={rating} artistName={artistName} now={now} menuOf={menuOf} headingLevel={headingLevel} />
          {actionOf?.(rating)}
        </li>
      ))}
    </ul>
  );
}

type ReviewProps = { rating: RatingOnWire } & Pick<RatingListProps, 'artistName' | 'now' | 'menuOf' | 'headingLevel'>;

function Review({ rating, artistName, now, menuOf, headingLevel: Heading = 'h3' }: ReviewProps) {
  const t = useTranslations('ratings');
  const { user } = rating;
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar name={user.fullName} size={40} photo={user.profileImage ? { src: user.profileImage } : null} />
        <div className="min-w-0 grow">
          <Heading className={`type-strong ${nameFont(user.fullName)}`}>{user.fullName}</Heading>
          <p className="flex flex-wrap items-center gap-x-2 type-small text-ink-2">
            <Stars rating={rating.rating} label={t('average', { average: String(rating.rating) })} />
            <span>{formatPlainDate(rating.createdAt.slice(0, 10), { now })}</span>
            <span>{rating.serviceName}</span>
            {rating.editedAt && <span>{t('edited')}</span>}
          </p>
        </div>
        {menuOf?.(rating, t('more', { name: user.fullName }))}
      </header>
      {rating.comment && (
        <p className="mt-3 whitespace-pre-line measure">
          <bdi>{rating.comment}</bdi>
        </p>
      )}
      {rating.images.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {rating.images.map((image) => (
            <li key={image.id}>
              <a href={image.url} className="block size-24 overflow-hidden rounded-control bg-sunken">
                <img
                  src={image.url}
                  srcSet={image.sources[0]?.srcSet}
                  sizes="6rem"
                  alt={t('photo', { name: user.fullName })}
                  loading="lazy"
                  decoding="async"
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {rating.reply && (
        <div className="mt-4 ms-4 border-s-[3px] border-line-strong ps-4">
          <p className="type-small-strong">{t('replyFrom', { name: artistName })}</p>
          <p className="mt-1 whitespace-pre-line text-ink-2 measure">
            <bdi>{rating.reply}</bdi>
          </p>
        </div>
      )}
    </article>
  );
}
