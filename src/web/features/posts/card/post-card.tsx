import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { freeTimesQuery, type Post } from '../queries.ts';
import { useViewersDate } from '#web/ui/use-viewers-date.ts';
import { dayWord } from './day-word.ts';
import { NextTimes } from './next-times.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHead } from './post-head.tsx';
import { PostMedia } from './post-media.tsx';
import { PostPlate } from './post-plate.tsx';
import { PostWords } from './post-words.tsx';

export interface PostCardProps {
  post: Post;
  /** Who looks. */
  userId: number;
  now: EpochMs;
  /** The first of the page. */
  first?: boolean;
  /** Follow and the "…". */
  end?: ReactNode;
  /** Opens the booking sheet for this post, at a time when one was pressed. */
  onBook: (post: Post, at?: EpochMs) => void;
  onCollect: (post: Post) => void;
  /** What a time of the tagged service costs that costs less than the others. */
  priceAt?: (post: Post, at: EpochMs) => string | undefined;
  /** Its place in a feed, from 1. */
  position?: number;
}

/** A post in the feed of somebody who is signed in. */
export function PostCard({
  post,
  userId,
  now,
  first = false,
  end,
  onBook,
  onCollect,
  priceAt,
  position,
}: PostCardProps) {
  const t = useTranslations('posts.card');
  const id = useId();
  const own = post.userId === userId;
  const free = useQuery({ ...freeTimesQuery(browserApi, post.id), enabled: post.service !== null });
  const times = (free.data?.times ?? []).map((time) => Date.parse(time));
  const zone = free.data?.timeZone ?? 'UTC';
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const readersToday = useViewersDate();
  return (
    <article
      id={`post-${post.id}`}
      aria-labelledby={id}
      {...(position !== undefined && { 'aria-posinset': position, 'aria-setsize': -1, tabIndex: -1 })}
      className={cardClass}
    >
      <PostHead id={id} user={post.user} place={post.place} signedIn end={end} />
      <div className="relative">
        <PostMedia post={post} sizes={cardSizes} loading={first ? 'early' : 'late'} />
        <div className="pointer-events-none absolute inset-0 z-10">
          <PostPlate
            post={post}
            nextFree={times[0] === undefined ? undefined : dayWord(times[0], now, zone, words, readersToday)}
            action={
              !own && (
                <Button look="book" size="compact" onClick={() => onBook(post)}>
                  {post.service ? t('bookThisLook') : t('bookNow')}
                </Button>
              )
            }
          />
        </div>
      </div>
      <div className="grid gap-1 px-4 pt-1.5 pb-4">
        {post.service && !own && (
          <div
            className={classNames(
              'flex min-h-11 items-center pt-1.5',
              free.isSuccess && times.length === 0 && 'hidden',
            )}
          >
            <NextTimes
              times={times}
              zone={zone}
              city={free.data?.city}
              now={now}
              priceAt={priceAt && ((at) => priceAt(post, at))}
              onBook={(at) => onBook(post, at)}
            />
          </div>
        )}
        <PostActions post={post} userId={userId} onCollect={() => onCollect(post)} />
        <PostWords post={post} now={now} signedIn />
        {post.insights && (
          <p className="mt-2 border-t border-line pt-2.5 type-small text-ink-2">{t('insights', post.insights)}</p>
        )}
      </div>
    </article>
  );
}

export const cardClass =
  'border-line bg-surface max-md:-mx-gutter max-md:border-y md:overflow-hidden md:rounded-card md:border outline-none';
/** As wide as the feed's column is. */
export const cardSizes = '(min-width: 48rem) 35rem, 100vw';
