import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { postStates } from '#modules/admin/rules';
import { browserApi } from '#web/api/browser.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { AdminList } from './admin-list.tsx';
import { PostRow } from './post-row.tsx';
import { FilterBar } from './filter-bar.tsx';
import { postsQuery } from './queries.ts';
import { NoneFound } from './none-found.tsx';
import { useFilters } from './use-filters.ts';

/** What people show, found by words or author. */
export function PostList({ now }: { now: number }) {
  const t = useTranslations('admin');
  const filters = useFilters(postStates);
  const { q, state } = filters;
  const found = useInfiniteQuery({ ...postsQuery(browserApi, { q, state }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHead title={t('sections.posts')} />
      <FilterBar
        list="posts"
        filters={filters}
        label={t('posts.search')}
        states={postStates.map((value) => ({ value, label: t(`posts.states.${value}`) }))}
      />
      <AdminList
        label={t('sections.posts')}
        query={useSteady(found)}
        none={<NoneFound filters={filters} words={t('posts.none')} />}
        itemOf={(each) => <PostRow post={each} now={now} />}
      />
    </>
  );
}
