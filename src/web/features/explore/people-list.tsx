import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { PersonResult } from './person-result.tsx';
import type { usePeople } from './use-people.ts';

export interface PeopleListProps {
  people: ReturnType<typeof usePeople>;
  signedIn: boolean;
  zone: string;
  /** Where the list begins without any filter; undefined when none is set. */
  clearHref: string | undefined;
  /** The next page as an address, for browsers without script. */
  moreHref: (cursor: string) => string;
}

/** Everybody found so far, or why there is nobody. */
export function PeopleList({ people, signedIn, zone, clearHref, moreHref }: PeopleListProps) {
  const t = useTranslations('explore');
  const { data, isError, isFetchNextPageError, refetch, fetchNextPage, isFetchingNextPage } = people;
  if (isError && !isFetchNextPageError) {
    return <ErrorState title={t('error')} retry={{ label: t('tryAgain'), onRetry: () => void refetch() }} />;
  }
  if (!data) return <PeopleSkeleton />;
  // Who became free sooner while one reads may come a second time.
  const found = [...new Map(data.pages.flatMap(({ items }) => items).map((person) => [person.id, person])).values()];
  if (found.length === 0) {
    return (
      <EmptyState
        title={t('empty')}
        action={
          clearHref && (
            <ButtonLink href={clearHref} look="quiet">
              {t('clear')}
            </ButtonLink>
          )
        }
      >
        {clearHref && t('emptyText')}
      </EmptyState>
    );
  }
  const next = data.pages.at(-1)?.next;
  return (
    <>
      <ul className="border-t border-line">
        {found.map((person) => (
          <PersonResult key={person.id} person={person} signedIn={signedIn} zone={zone} />
        ))}
      </ul>
      {isFetchNextPageError && <ErrorState title={t('error')} className="mt-4" />}
      {next && (
        <div className="mt-6">
          <ButtonLink
            href={moreHref(next)}
            look="quiet"
            rel="nofollow"
            data-more
            aria-disabled={isFetchingNextPage || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage ? t('loadingMore') : t('showMore')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

/** Six rows in the shape of people. */
export function PeopleSkeleton() {
  const t = useTranslations('explore');
  return (
    <LoadingRegion label={t('loading')} className="border-t border-line">
      {skeletonRows.map((row) => (
        <div key={row} data-skeleton-row className="flex items-center gap-3.5 border-b border-line py-4">
          <Skeleton className="size-14 rounded-full!" />
          <div className="grow">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="mt-2 h-4 w-56 max-w-full" />
          </div>
          <Skeleton className="h-10 w-28 max-md:hidden" />
        </div>
      ))}
    </LoadingRegion>
  );
}
