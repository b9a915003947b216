import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EpochMs } from '#kernel/time';
import { browserApi } from '#web/api/browser.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { GridFourIcon, ImageIcon } from '#web/ui/icons.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { iconLinkClass } from './card/icon-link.ts';
import { NextTimes } from './card/next-times.tsx';
import { PostActions } from './card/post-actions.tsx';
import { PostHead } from './card/post-head.tsx';
import { PostMedia } from './card/post-media.tsx';
import { LookLine } from './card/look-line.tsx';
import { PostWords } from './card/post-words.tsx';
import { VisitorActions } from './card/visitor-actions.tsx';
import { freeTimesQuery, type Post } from './queries.ts';

export interface PostViewProps {
  post: Post;
  /** Who looks; undefined for a visitor, who sees plain HTML. */
  userId: number | undefined;
  now: EpochMs;
  /** Its whole address, for a visitor to hand on. */
  url?: string;
  /** All pictures at once. */
  asGrid: boolean;
  /** Follow and the "…". */
  end?: ReactNode;
  onBook?: (post: Post, at?: EpochMs) => void;
  onCollect?: (post: Post) => void;
  comments: ReactNode;
}

/** A post on its own page: pictures on one side, everything that is said and can be done on the other. */
export function PostView({ post, userId, now, url, asGrid, end, onBook, onCollect, comments }: PostViewProps) {
  const t = useTranslations('posts.card');
  const id = useId();
  const signedIn = userId !== undefined;
  const own = post.userId === userId;
  const free = useQuery({ ...freeTimesQuery(browserApi, post.id), enabled: post.service !== null });
  const times = (free.data?.times ?? []).map((time) => Date.parse(time));
  const bookWords = post.service ? t('bookThisLook') : t('bookNow');
  const bookHref = (at?: EpochMs) =>
    paths.bookingPage(post.user.username, {
      service: post.service?.id,
      look: post.id,
      ...(at !== undefined && { slot: new Date(at).toISOString().replace('.000Z', 'Z'), step: 'you' }),
    });
  const many = post.images.length > 1;
  return (
    <article
      id={`post-${post.id}`}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-x-10 md:grid-cols-[minmax(0,1.15fr)_minmax(20rem,1fr)] lg:gap-x-12"
    >
      <div className="relative self-start overflow-hidden max-md:-mx-gutter md:sticky md:top-6 md:rounded-card">
        {asGrid ? (
          <div className="grid grid-cols-2 gap-0.5 md:gap-1.5">
            {post.images.map((image, index) => (
              <Picture
                key={image.id}
                image={image}
                alt={image.alt || t('undescribed', { number: index + 1, name: post.user.fullName })}
                sizes="(min-width: 48rem) 30vw, 50vw"
                loading={index === 0 ? 'first' : index === 1 ? 'early' : 'late'}
                className="aspect-4/5 w-full"
              />
            ))}
          </div>
        ) : (
          <PostMedia
            post={post}
            sizes="(min-width: 75rem) 620px, (min-width: 48rem) 55vw, 100vw"
            loading="first"
            plain={!signedIn}
          />
        )}
        {many && (
          <Link
            href={`${paths.post(post.id)}${asGrid ? '' : '?view=grid'}`}
            aria-label={asGrid ? t('oneByOne') : t('allAtOnce')}
            title={asGrid ? t('oneByOne') : t('allAtOnce')}
            className={`${iconLinkClass} absolute! end-3 bottom-3 z-10 rounded-pill! border border-line bg-surface focus-on-photo`}
          >
            {asGrid ? <ImageIcon size={22} aria-hidden /> : <GridFourIcon size={22} aria-hidden />}
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <div className="-mx-4 md:-mt-3">
          <PostHead id={id} user={post.user} place={post.place} signedIn={signedIn} headingLevel="h1" end={end} />
        </div>
        {/* Without a service it asks to book whoever posted, and nobody books themselves. */}
        {(!own || post.service) && (
          <div className="rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <LookLine service={post.service} name={post.user.fullName} />
              {!own &&
                (onBook ? (
                  <Button look="book" className="shrink-0" onClick={() => onBook(post)}>
                    {bookWords}
                  </Button>
                ) : (
                  <ButtonLink look="book" className="shrink-0" href={bookHref()}>
                    {bookWords}
                  </ButtonLink>
                ))}
            </div>
            {times.length > 0 && !own && (
              <div className="mt-3">
                <NextTimes
                  times={times}
                  zone={free.data?.timeZone ?? 'UTC'}
                  city={free.data?.city}
                  now={now}
                  {...(onBook ? { onBook: (at: EpochMs) => onBook(post, at) } : { hrefOf: bookHref })}
                />
              </div>
            )}
          </div>
        )}
        <div className="pt-3 pb-6">
          {signedIn && onCollect ? (
            <PostActions post={post} userId={userId} onCollect={() => onCollect(post)} />
          ) : (
            <VisitorActions post={post} url={url ?? paths.post(post.id)} />
          )}
          <PostWords post={post} now={now} signedIn={signedIn} ownPage />
          {post.insights && <p className="mt-3 type-small text-ink-2">{t('insights', post.insights)}</p>}
        </div>
        <div className="border-t border-line pt-5">{comments}</div>
      </div>
    </article>
  );
}
