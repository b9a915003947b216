import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { Button } from '#web/ui/button.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PersonRow } from '#web/ui/person-row.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { barsQuery, type Bar } from './queries.ts';
import { useBar } from './use-bar.ts';

/** Whom one blocked or muted, each with the way back. */
export function BarredList({ bar }: { bar: Bar }) {
  const t = useTranslations('safety');
  const { setBar } = useBar();
  return (
    <LongList
      query={useSteady(useInfiniteQuery(barsQuery(browserApi, bar)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={<p className="py-2 text-ink-3">{t(`${bar}.none`)}</p>}
      itemOf={(person) => (
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
      )}
      className="divide-y divide-line"
    />
  );
}
