import { AdminList } from './admin-list.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AppealRow } from './appeal-row.tsx';
import { appealsQuery, reportsQuery } from './queries.ts';
import { ReportedThing } from './reported-thing.tsx';

/** What somebody wants looked at, and what became of it. */
export function ReportedList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const [search] = useSearchParams();
  const [status, setStatus] = useState(search.get('tab') ?? 'open');
  return (
    <>
      <PageHead title={t('sections.reports')} />
      <Tabs
        label={t('sections.reports')}
        value={status}
        onValueChange={setStatus}
        tabs={[
          { value: 'open', label: t('queue.open'), content: <Things status="open" now={now} /> },
          { value: 'appeals', label: t('queue.appeals'), content: <Appeals now={now} /> },
          { value: 'settled', label: t('queue.settled'), content: <Things status="settled" now={now} /> },
        ]}
      />
    </>
  );
}

function Things({ status, now }: { status: 'open' | 'settled'; now: number }) {
  const t = useTranslations('admin');
  return (
    <AdminList
      label={t(`queue.${status}`)}
      query={useSteady(useInfiniteQuery(reportsQuery(browserApi, status)))}
      none={<EmptyState title={t(`queue.none.${status}`)} />}
      itemOf={(thing) => <ReportedThing thing={thing} now={now} />}
    />
  );
}

function Appeals({ now }: { now: number }) {
  const t = useTranslations('admin');
  return (
    <AdminList
      label={t('queue.appeals')}
      query={useSteady(useInfiniteQuery(appealsQuery(browserApi)))}
      none={<EmptyState title={t('queue.none.appeals')} />}
      itemOf={(appeal) => <AppealRow appeal={appeal} now={now} />}
    />
  );
}
