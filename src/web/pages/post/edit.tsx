import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { composerMessages } from '#messages/en/composer.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { EditPost } from '#web/features/posts/compose/edit-post.tsx';
import { postQuery } from '#web/features/posts/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

export const meta = () => [{ title: `${composerMessages.composer.editTitle} · Uli` }];

const queries: PageQueries = async (api, { params, url }) => {
  await requireUser(api, url);
  return [postQuery(api, Number(params['postId']))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function EditPostPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={composerMessages} timeZone="UTC">
      <HydrationBoundary state={state}>
        <Edit />
      </HydrationBoundary>
    </IntlProvider>
  );
}

function Edit() {
  const t = useTranslations('composer');
  const user = useUser();
  const navigate = useNavigate();
  const postId = Number(useParams()['postId']);
  const { data: post, isPending } = useQuery(postQuery(browserApi, postId));
  if (!user || isPending) return null;
  return (
    <div className="page-gutter pb-section">
      <PageHead title={t('editTitle')} />
      {post?.userId === user.id ? (
        <EditPost userId={user.id} post={post} onSaved={() => void navigate(paths.post(postId), { replace: true })} />
      ) : (
        <EmptyState
          title={t('notYours')}
          action={
            <ButtonLink href={post ? paths.post(postId) : paths.home} look="quiet">
              {t(post ? 'seePost' : 'seeFeed')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
