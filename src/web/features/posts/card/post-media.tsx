import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { formatPercent } from '#kernel/visit-time';
import { Carousel } from '#web/ui/carousel.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Picture, type PictureProps } from '#web/ui/picture.tsx';
import type { Post } from '../queries.ts';
import { aspectOf } from './aspect.ts';
import { lazy } from '#web/ui/lazy.ts';

// Few posts are a pair.
const BeforeAfter = lazy(async () => ({ default: (await import('#web/ui/before-after.tsx')).BeforeAfter }));

export interface PostMediaProps {
  post: Pick<Post, 'id' | 'images' | 'beforeAfter' | 'user'>;
  sizes: string;
  /** When its picture is asked for: that of a page's only post before all else, that of a feed's first post at once. */
  loading?: PictureProps['loading'];
  /** On pages without script the pictures are turned by links. */
  plain?: boolean;
}

/** The pictures of a post: one, several beside each other, or a pair under a slider. */
export function PostMedia({ post, sizes, loading = 'late', plain = false }: PostMediaProps) {
  const t = useTranslations('posts.media');
  const { images } = post;
  const aspect = aspectOf(images[0]!);
  const altOf = (index: number) => images[index]!.alt || t('noAlt', { name: post.user.fullName });
  const pictureOf = (index: number, fills = false) => (
    <Picture
      image={images[index]!}
      alt={altOf(index)}
      sizes={sizes}
      loading={index < 2 ? loading : 'late'}
      className={classNames('w-full', fills ? 'h-full' : aspect)}
    />
  );
  const paired = post.beforeAfter && images.length > 1;
  const pair = paired && !plain && (
    <Suspense fallback={pictureOf(0)}>
      <BeforeAfter
        before={pictureOf(0)}
        after={pictureOf(1, true)}
        cornerTaken={images.length > 2}
        texts={{
          before: t('before'),
          after: t('after'),
          slider: t('slider'),
          shareOf: (percent) => t('share', { percent: formatPercent(percent) }),
        }}
      />
    </Suspense>
  );
  const slides = images
    .slice(pair ? 2 : 0)
    .map(({ id }, index) => ({ key: id, content: pictureOf(pair ? index + 2 : index) }));
  const all = pair ? [{ key: 'pair', content: pair }, ...slides] : slides;
  if (all.length === 1) return all[0]!.content;
  return (
    <Carousel
      label={t('photos', { count: images.length })}
      kind={t('carousel')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      positionOf={(index) => t('position', { number: index + 1, count: all.length })}
      anchors={plain ? `photo-${post.id}` : undefined}
      slides={all}
    />
  );
}
