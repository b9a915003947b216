import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { FoundUser } from '#modules/explore/contract';
import { worksPlace } from '#web/ui/person-row.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { FoundList, type ListProps } from './found-list.tsx';
import { PersonResult } from './person-result.tsx';

export interface PeopleListProps extends ListProps<FoundUser> {
  signedIn: boolean;
  /** A professional, whom others find here. */
  works: boolean;
  zone: string | undefined;
}

/** Everybody found so far, in rows. */
export function PeopleList({ signedIn, works, zone, ...list }: PeopleListProps) {
  const t = useTranslations('explore');
  return (
    <FoundList
      {...list}
      unlisted={works && t('emptySelf')}
      words={{ error: t('error'), empty: t('empty') }}
      skeleton={<PeopleSkeleton />}
    >
      {(people) => (
        <ul className="border-t border-line">
          {people.map((person) => (
            <Suspense key={person.id}>
              <PersonResult person={person} signedIn={signedIn} zone={zone} />
            </Suspense>
          ))}
        </ul>
      )}
    </FoundList>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

/** Six rows in the shape of people. */
export function PeopleSkeleton() {
  const t = useTranslations('explore');
  return (
    <LoadingRegion label={t('loading')} className="border-t border-line">
      {skeletonRows.map((row) => (
        <div
          key={row}
          data-skeleton-row
          className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4"
        >
          <Skeleton className="size-14 rounded-full!" />
          <div className="grow basis-32">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          </div>
          <div className={worksPlace}>
            <Skeleton className="h-18 w-56" />
          </div>
          <Skeleton className="h-10 w-28 max-md:hidden" />
        </div>
      ))}
    </LoadingRegion>
  );
}
