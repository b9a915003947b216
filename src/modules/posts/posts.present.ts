import { formatInstant } from '#kernel/time';
import { imageOf } from '#modules/media';
import type { Translate } from '#platform/messages';
import type { DraftOnWire, PostImageOnWire, PostOnWire } from './posts.contract.ts';
import type { PostImage } from './post-parts.store.ts';
import type { OwnPost, PostRow } from './posts.store.ts';
import type { Term } from './rules/index.ts';
import { presentAuthor } from './author.present.ts';

function presentPicture({ alt, ...media }: PostImage): PostImageOnWire {
  return { ...imageOf(media), alt };
}

/** A post through a viewer's eyes. */
export function presentPost(row: PostRow, viewerId: number | null): PostOnWire {
  const pictures = row.images.map(presentPicture);
  const { serviceId, serviceName, duration, price, currency } = row;
  const { viewsCount, savesCount, bookingsCount } = row;
  return {
    id: row.id,
    userId: row.userId,
    imageUrl: pictures[0]?.url ?? '',
    caption: row.caption,
    mentions: [...row.mentions],
    place: row.place,
    beforeAfter: row.beforeAfter,
    images: pictures,
    service:
      serviceId === null
        ? null
        : { id: serviceId, name: serviceName!, duration: duration!, price: price!, currency: currency! },
    likesCount: row.likesCount,
    commentsCount: row.commentsCount,
    commentsOff: row.commentsOff,
    createdAt: formatInstant(row.publishedAt),
    edited: row.editedAt !== null,
    liked: row.liked,
    saved: row.saved,
    user: presentAuthor(row),
    ...(row.userId === viewerId && {
      insights: { views: viewsCount, saves: savesCount, bookings: bookingsCount },
    }),
  };
}

/** Why Discover shows a post, in words. */
export function presentReasons(why: readonly Term[], t: Translate): NonNullable<PostOnWire['why']> {
  return why.map((term) => ({ term, sentence: t(`posts.why.${term}`) }));
}

export function presentDraft(draft: OwnPost & { readonly images: readonly PostImage[] }): DraftOnWire {
  const { id, caption, place, beforeAfter, serviceId, createdAt, images } = draft;
  const pictures = images.map(presentPicture);
  return { id, caption, place, beforeAfter, serviceId, images: pictures, createdAt: formatInstant(createdAt) };
}
