import { useTranslations } from 'use-intl';
import type { FoundWork } from '#modules/explore/contract';
import { FoundList, type ListProps } from './found-list.tsx';
import { WorkSkeleton, workGridClass } from './work-skeleton.tsx';
import { WorkTile } from './work-tile.tsx';

/** The work found so far, as pictures beside each other. */
export function WorkList(list: ListProps<FoundWork>) {
  const t = useTranslations('explore');
  return (
    <FoundList {...list} words={{ error: t('errorWork'), empty: t('emptyWork') }} skeleton={<WorkSkeleton />}>
      {(works) => (
        <ul aria-label={t('viewWork')} className={workGridClass}>
          {works.map((work, index) => (
            <WorkTile key={work.id} work={work} first={index === 0} />
          ))}
        </ul>
      )}
    </FoundList>
  );
}
