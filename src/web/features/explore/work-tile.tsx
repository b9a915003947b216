import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { FoundWork } from '#modules/explore/contract';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { StackMark } from '#web/ui/stack-mark.tsx';

export interface WorkTileProps {
  work: FoundWork;
  /** The first picture of the list is loaded at once. */
  first: boolean;
}

/** A post as its first picture, with who made it; one that can be booked says so in marigold. */
export function WorkTile({ work: { id, image, pictures, user, service }, first }: WorkTileProps) {
  const t = useTranslations('explore');
  return (
    <li>
      <Link href={paths.post(id)} className="group block md:rounded-card">
        <span className="relative block overflow-hidden md:rounded-card">
          <Picture
            image={image}
            alt={image.alt || t('workBy', { name: user.fullName })}
            sizes="(min-width: 80rem) 280px, (min-width: 48rem) 33vw, 50vw"
            loading={first ? 'first' : 'late'}
            className="aspect-4/5 w-full"
          />
          {pictures > 1 && <StackMark label={t('pictures', { count: pictures })} />}
          {service && (
            <span className="absolute bottom-2 start-2 me-2 inline-flex min-h-7 items-center rounded-pill border-[1.5px] border-book-line bg-book px-2.5 text-on-book type-small-strong">
              {t('bookFrom', { price: formatPrice(service.price, service.currency) })}
            </span>
          )}
        </span>
        <span className="mt-2 block truncate type-strong group-hover:underline max-md:px-3">{user.fullName}</span>
        {(service?.name ?? user.profession) && (
          <span className="line-clamp-2 type-small text-ink-2 max-md:px-3">{service?.name ?? user.profession}</span>
        )}
      </Link>
    </li>
  );
}
