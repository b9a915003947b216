import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PersonSkeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { reportsQuery } from './queries.ts';
import { ReportedThing } from './reported-thing.tsx';

const statuses = ['open', 'settled'] as const;

/** What somebody wants looked at, and what became of it. */
export function ReportedList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const [status, setStatus] = useState<string>('open');
  return (
    <>
      <PageHead title={t('sections.reports')} />
      <Tabs
        label={t('sections.reports')}
        value={status}
        onValueChange={setStatus}
        tabs={statuses.map((value) => ({
          value,
          label: t(`queue.${value}`),
          content: <Things status={value} now={now} />,
        }))}
      />
    </>
  );
}

function Things({ status, now }: { status: (typeof statuses)[number]; now: number }) {
  const t = useTranslations('admin');
  return (
    <LongList
      label={t(`queue.${status}`)}
      query={useSteady(useInfiniteQuery(reportsQuery(browserApi, status)))}
      words={{ loading: t('loading'), failed: t('failed'), tryAgain: t('again'), more: t('more') }}
      sentenceOf={sentenceOf}
      skeleton={<PersonSkeleton />}
      empty={<EmptyState title={t(`queue.none.${status}`)} />}
      itemOf={(thing) => <ReportedThing thing={thing} now={now} />}
      className="divide-y divide-line"
    />
  );
}
