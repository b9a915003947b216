import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { readerLocale } from '#kernel/language';
import { composerMessages } from '#messages/en/composer.ts';
import { browserApi } from '#web/api/browser.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { DraftsList } from '#web/features/posts/compose/drafts-list.tsx';
import { NewPost } from '#web/features/posts/compose/new-post.tsx';
import { draftsQuery } from '#web/features/posts/queries.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { useNow } from '#web/ui/use-now.ts';

export const meta = () => [{ title: `${composerMessages.composer.title} · Uli` }];

const queries: PageQueries = async (api, { url }) => {
  await requireUser(api, url);
  return [draftsQuery(api)];
};

const load = loadOnServer(queries);
const loadHere = loadInBrowser(queries);

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await load(args)), made: Date.now() });
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({ ...(await loadHere(args)), made: Date.now() });

export default function CreatePage() {
  const { queries: state, made } = useLoaderData<typeof loader>();
  return (
    <IntlProvider locale={readerLocale()} messages={composerMessages} timeZone="UTC">
      <HydrationBoundary state={state}>
        <Create made={made} />
      </HydrationBoundary>
    </IntlProvider>
  );
}

function Create({ made }: { made: number }) {
  const t = useTranslations('composer');
  const user = useUser();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const now = useNow(made);
  const wanted = Number(search.get('draft')) || undefined;
  const drafts = useQuery(draftsQuery(browserApi));
  // A draft that came to be on this screen is the one that is open, whatever the address says by then.
  const [own, setOwn] = useState<number>();
  // Whoever comes back to go on finds it before an empty form.
  const isNew = wanted === undefined || wanted === own;
  if (!user || drafts.isPending) return null;
  return (
    <div className="page-gutter pb-section">
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      {isNew && <DraftsList openId={wanted} now={now} className="mb-10" />}
      <NewPost
        key={wanted === own ? 'new' : (wanted ?? 'new')}
        userId={user.id}
        draft={drafts.data?.find(({ id }) => id === wanted)}
        onDraft={(id) => {
          setOwn(id);
          setSearch({ draft: String(id) }, { replace: true, preventScrollReset: true });
        }}
        onPosted={({ id }) => void navigate(paths.post(id), { replace: true })}
      />
      {!isNew && <DraftsList openId={wanted} now={now} className="mt-14 border-t border-line pt-6" />}
    </div>
  );
}
