import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Navigate, useLoaderData, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { mostUnanswered } from '#modules/messaging/rules';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { Composer } from '#web/features/messaging/composer.tsx';
import { threadWithQuery } from '#web/features/messaging/queries.ts';
import { PersonHead } from '#web/features/messaging/thread-head.tsx';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

const queries: PageQueries = async (api, { url, params }) => {
  await requireUser(api, url);
  return [threadWithQuery(api, Number(params.userId))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** Writing to somebody: into the thread with them, or the first words of a new one. */
export default function WriteToPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { userId } = useParams();
  const user = useUser();
  return (
    <HydrationBoundary state={state}>
      {user && <WriteTo key={userId} ownId={user.id} userId={Number(userId)} />}
    </HydrationBoundary>
  );
}

function WriteTo({ ownId, userId }: { ownId: number; userId: number }) {
  const t = useTranslations('messaging');
  const navigate = useNavigate();
  const { data: found, error } = useQuery(threadWithQuery(browserApi, userId));
  if (error) return <ErrorState title={t('threadGone')}>{sentenceOf(error)}</ErrorState>;
  if (!found) return null;
  const { threadId, person, isRequest } = found;
  if (threadId !== null) return <Navigate to={paths.messages(threadId)} replace />;
  return (
    <section aria-label={person.fullName} className="flex h-full min-h-0 flex-col">
      <PersonHead person={person} />
      <p className="grow py-6 text-ink-2 measure">
        {isRequest
          ? t('firstText', { name: person.fullName, most: mostUnanswered })
          : t('firstKnown', { name: person.fullName })}
      </p>
      <Composer
        to={{ recipientId: userId }}
        userId={ownId}
        person={person}
        onSent={(sentTo) => void navigate(paths.messages(sentTo), { replace: true })}
      />
    </section>
  );
}
