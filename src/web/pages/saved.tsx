import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { socialMessages } from '#messages/en/social.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { lookbooksQuery, savesQuery } from '#web/features/posts/queries.ts';
import { LookbookCards } from '#web/features/posts/saved/lookbook-cards.tsx';
import { SavedList } from '#web/features/posts/saved/saved-list.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${socialMessages.posts.saved.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  const { id } = await requireUser(api, url);
  return [savesQuery(api), lookbooksQuery(api, id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SavedPage() {
  const t = useTranslations('posts.saved');
  const { queries: state } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <HydrationBoundary state={state}>
      <div className="page-gutter pb-section">
        <PageHead title={t('title')} subtitle={t('subtitle')} />
        {user && <LookbookCards userId={user.id} />}
        <h2 className="mt-12 mb-4 type-display-m">{t('all')}</h2>
        <SavedList
          query={savesQuery(browserApi)}
          label={t('all')}
          empty={
            <EmptyState
              title={t('none')}
              action={<ButtonLink href={`${paths.explore}?view=work`}>{t('discover')}</ButtonLink>}
            >
              {t('noneText')}
            </EmptyState>
          }
        />
      </div>
    </HydrationBoundary>
  );
}
