import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useOutletContext, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserApi } from '#web/api/browser.ts';
import { sentenceOf } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { threadQuery } from '#web/features/messaging/queries.ts';
import { ThreadView } from '#web/features/messaging/thread-view.tsx';
import { tiesQuery } from '#web/features/follows/queries.ts';
import { PersonMenu } from '#web/features/safety/person-menu.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

const queries: PageQueries = async (api, { url, params }) => {
  await requireUser(api, url);
  return [threadQuery(api, Number(params.threadId))];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function ThreadPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { threadId } = useParams();
  return (
    <HydrationBoundary state={state}>
      <OneThread key={threadId} threadId={Number(threadId)} />
    </HydrationBoundary>
  );
}

function OneThread({ threadId }: { threadId: number }) {
  const t = useTranslations('messaging');
  const now = useOutletContext<number>();
  const user = useUser();
  const { data: thread, error } = useQuery(threadQuery(browserApi, threadId));
  const personId = thread?.gone ? undefined : thread?.person.id;
  const { data: ties } = useQuery({ ...tiesQuery(browserApi, personId ?? 0), enabled: personId !== undefined });
  if (error) return <ErrorState title={t('threadGone')}>{sentenceOf(error)}</ErrorState>;
  if (!thread || !user) return null;
  const { person } = thread;
  return (
    <ThreadView
      thread={thread}
      blocked={ties?.blocked === true}
      userId={user.id}
      zone={user.timeZone}
      now={now}
      menuOf={({ id }, label) => (
        <PersonMenu person={person} ties={ties} subject={{ kind: 'message', id }} label={label} quiet align="start" />
      )}
      menu={
        thread.gone ? null : (
          <PersonMenu person={person} ties={ties} label={t('morePerson', { name: person.fullName })} />
        )
      }
    />
  );
}
