import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import { paths } from '#web/paths.ts';
import { WorkTile, workGridClass } from '#web/ui/work-tile.tsx';
import type { Post } from '../queries.ts';

export interface SavedGridProps {
  posts: readonly Post[];
  /** Names the list. */
  label: string;
}

/** What somebody kept, with who made it and from how much it can be booked. */
export function SavedGrid({ posts, label }: SavedGridProps) {
  const t = useTranslations('posts.grid');
  return (
    <ul aria-label={label} className={workGridClass}>
      {posts.map(({ id, images, user, service }, index) => (
        <WorkTile
          key={id}
          href={paths.post(id)}
          image={images[0]!}
          alt={images[0]!.alt || t('by', { name: user.fullName })}
          pictures={images.length > 1 ? t('photos', { count: images.length }) : undefined}
          book={service ? t('bookFrom', { price: formatPrice(service.price, service.currency) }) : undefined}
          title={user.fullName}
          detail={service?.name ?? user.profession}
          first={index === 0}
        />
      ))}
    </ul>
  );
}
