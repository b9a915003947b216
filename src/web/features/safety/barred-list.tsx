import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { LoadingRegion, Skeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { barsQuery, type Bar } from './queries.ts';
import { useBar } from './use-bar.ts';

/** Whom one blocked or muted, each with the way back. */
export function BarredList({ bar }: { bar: Bar }) {
  const t = useTranslations('safety');
  const list = useSteady(useInfiniteQuery(barsQuery(browserApi, bar)));
  const { setBar } = useBar();
  if (list.isPending) {
    return (
      <LoadingRegion label={t('loading')}>
        <Skeleton className="h-14" />
      </LoadingRegion>
    );
  }
  if (list.error) return <ErrorState title={t('failed')}>{sentenceOf(list.error)}</ErrorState>;
  const people = list.data.pages.flatMap(({ items }) => items);
  if (people.length === 0) return <p className="py-2 text-ink-3">{t(`${bar}.none`)}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow
              size="small"
              name={person.fullName}
              username={person.username}
              photo={person.profileImage ? { src: person.profileImage } : null}
              action={
                <Button look="quiet" size="compact" onClick={() => setBar({ bar, on: false, person })}>
                  {t(`${bar}.lift`)} <span className="sr-only">{person.fullName}</span>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button look="quiet" className="mt-3" onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
