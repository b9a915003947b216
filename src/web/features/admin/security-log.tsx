import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminSecurityEventOnWire } from '#modules/admin/contract';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NoneFound } from './none-found.tsx';
import { eventStates, securityEventsQuery } from './queries.ts';
import { useFilters } from './use-filters.ts';

/** The security log, of one person or all and of one kind or all. */
export function SecurityLog({ itemOf }: { itemOf: (event: AdminSecurityEventOnWire) => ReactNode }) {
  const t = useTranslations('admin');
  const tEvents = useTranslations('securityEvents');
  const filters = useFilters(eventStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({
    ...securityEventsQuery(browserApi, { q, state }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={t('sections.security')} subtitle={tEvents('adminText')} />
      <FilterBar
        filters={filters}
        label={tEvents('person')}
        states={eventStates.map((value) => ({
          value,
          label: value === 'all' ? tEvents('all') : tEvents(`kind.${value}`),
        }))}
      />
      <AdminList
        label={t('sections.security')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('nothingFits')} />}
        itemOf={itemOf}
      />
    </>
  );
}
