import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { messageStates } from '#modules/contact/rules';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { MessageRow } from './message-row.tsx';
import { messagesQuery } from './queries.ts';
import { NoneFound } from './none-found.tsx';
import { useFilters } from './use-filters.ts';

/** What people wrote on the contact page, and what was answered. */
export function MessageList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const filters = useFilters(messageStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({ ...messagesQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.messages')} />
      <FilterBar
        list="messages"
        filters={filters}
        label={t('written.search')}
        states={messageStates.map((value) => ({ value, label: t(`written.states.${value}`) }))}
      />
      <AdminList
        label={t('sections.messages')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('written.none')} />}
        itemOf={(message) => <MessageRow message={message} now={now} />}
      />
    </>
  );
}
