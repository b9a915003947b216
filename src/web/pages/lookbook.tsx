import { HydrationBoundary, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { socialMessages } from '#messages/en/social.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { SavedGrid } from '#web/features/posts/saved/saved-grid.tsx';
import { lookbookPostsQuery, lookbookQuery, type Lookbook } from '#web/features/posts/queries.ts';
import { LookbookSettings } from '#web/features/posts/saved/lookbook-settings.tsx';
import { useShareLookbook } from '#web/features/posts/use-share.ts';
import { SavedList } from '#web/features/posts/saved/saved-list.tsx';
import { nameFont } from '#web/fonts/name-font.ts';
import { mayBeRemoved, notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareNetworkIcon } from '#web/ui/icons.ts';
import { PageHead } from '#web/ui/page-head.tsx';

// A public one is a plain page for visitors.
export const handle: PageHandle = { hydrate: 'signed-in' };

export const meta = () => [{ title: `${socialMessages.posts.lookbooks.one} · Uli` }];

const queries: PageQueries = async (api, { params }) => {
  const lookbookId = Number(params['lookbookId']);
  const lookbook = await notFoundIfRefused(
    api('GET /api/lookbooks/{lookbookId}', { params: { lookbookId } }),
    mayBeRemoved,
  );
  return [{ ...lookbookQuery(api, lookbookId), queryFn: () => lookbook }, lookbookPostsQuery(api, lookbookId)];
};

const load = loadOnServer(queries);
export const loader = (args: LoaderFunctionArgs) => load(args);
export const clientLoader = loadInBrowser(queries);

export default function LookbookPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Shown />
    </HydrationBoundary>
  );
}

function Shown() {
  const t = useTranslations('posts.lookbooks');
  const user = useUser();
  const lookbookId = Number(useParams()['lookbookId']);
  const { data: lookbook } = useQuery(lookbookQuery(browserApi, lookbookId));
  if (!lookbook) return null;
  return (
    <div className="page-gutter pb-section">
      <PageHead
        title={lookbook.name}
        titleClassName={nameFont(lookbook.name)}
        subtitle={t(lookbook.isPublic ? 'publicBy' : 'privateBy', {
          name: lookbook.user.fullName,
          count: lookbook.postsCount,
        })}
        {...(user?.id === lookbook.userId && { action: <Settings lookbook={lookbook} /> })}
      />
      {user ? (
        <SavedList
          query={lookbookPostsQuery(browserApi, lookbookId)}
          label={lookbook.name}
          empty={<p className="text-ink-2">{t('empty')}</p>}
        />
      ) : (
        <PlainList lookbook={lookbook} />
      )}
    </div>
  );
}

function PlainList({ lookbook }: { lookbook: Lookbook }) {
  const t = useTranslations('posts.lookbooks');
  const [page] = useInfiniteQuery(lookbookPostsQuery(browserApi, lookbook.id)).data?.pages ?? [];
  if (!page || page.items.length === 0) return <p className="text-ink-2">{t('empty')}</p>;
  return <SavedGrid posts={page.items} label={lookbook.name} />;
}

function Settings({ lookbook }: { lookbook: Lookbook }) {
  const t = useTranslations('posts.lookbooks');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const share = useShareLookbook();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {lookbook.isPublic && (
          <Button look="quiet" icon={<ShareNetworkIcon size={20} />} onClick={() => void share(lookbook)}>
            {t('share')}
          </Button>
        )}
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('settings')}
        </Button>
      </div>
      <LookbookSettings
        key={`${lookbook.name} ${lookbook.isPublic} ${open}`}
        lookbook={lookbook}
        open={open}
        onClose={() => setOpen(false)}
        onRemoved={() => void navigate(paths.saved, { replace: true })}
      />
    </>
  );
}
