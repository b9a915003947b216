import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { userStates } from '#modules/admin/rules';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { usersQuery } from './queries.ts';
import { NoneFound } from './none-found.tsx';
import { useFilters } from './use-filters.ts';
import { UserRow } from './user-row.tsx';

/** Everybody with an account, found by name, username or address. */
export function UserList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const filters = useFilters(userStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({ ...usersQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.users')} />
      <FilterBar
        list="users"
        filters={filters}
        label={t('users.search')}
        states={userStates.map((value) => ({ value, label: t(`users.states.${value}`) }))}
      />
      <AdminList
        label={t('sections.users')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('users.none')} />}
        itemOf={(user) => <UserRow user={user} now={now} />}
      />
    </>
  );
}
