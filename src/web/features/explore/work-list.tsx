import { useTranslations } from 'use-intl';
import { formatPrice } from '#kernel/visit-time';
import type { FoundWork } from '#modules/explore/contract';
import { paths } from '#web/paths.ts';
import { WorkSkeleton } from '#web/ui/work-skeleton.tsx';
import { WorkTile, workGridClass } from '#web/ui/work-tile.tsx';
import { FoundList, type ListProps } from './found-list.tsx';

/** The work found so far, as pictures beside each other. */
export function WorkList(list: ListProps<FoundWork>) {
  const t = useTranslations('explore');
  return (
    <FoundList
      {...list}
      words={{ error: t('errorWork'), empty: t('emptyWork') }}
      skeleton={<WorkSkeleton label={t('loadingWork')} />}
    >
      {(works) => (
        <ul aria-label={t('viewWork')} className={workGridClass}>
          {works.map(({ id, image, pictures, user, service }, index) => (
            <WorkTile
              key={id}
              href={paths.post(id)}
              image={image}
              alt={image.alt || t('workBy', { name: user.fullName })}
              pictures={pictures > 1 ? t('pictures', { count: pictures }) : undefined}
              book={service ? t('bookFrom', { price: formatPrice(service.price, service.currency) }) : undefined}
              title={user.fullName}
              detail={service?.name ?? user.profession}
              first={index === 0}
            />
          ))}
        </ul>
      )}
    </FoundList>
  );
}
