import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { shellMessages } from '#messages/en/shell.ts';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { loadInBrowser, loadOnServer, type PageQueries } from '#web/api/queries.ts';
import { nameFont } from '#web/fonts/name-font.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { FollowList } from '#web/features/follows/follow-list.tsx';
import { followsQuery, type FollowList as Which } from '#web/features/follows/follows-query.ts';
import { personQuery } from '#web/features/profiles/queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useSteady } from '#web/ui/use-steady.ts';
import { ProfileFailed, ProfileLoading, UnknownProfile } from './profile-states.tsx';
import { profileIdOf } from './profile-id.ts';

export const meta = () => [{ title: `${shellMessages.shell.profile} · Uli` }];

const whichAt = (pathname: string): Which => (pathname.endsWith('/following') ? 'following' : 'followers');

const queries: PageQueries = async (api, { params, url }) => {
  const user = await requireUser(api, url);
  const id = profileIdOf(params['userId'], user);
  return id === undefined ? [] : [personQuery(api, id), followsQuery(api, whichAt(url.pathname), id)];
};

export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** `/profile/{userId}/followers` and `/profile/{userId}/following`. */
export default function FollowsPage() {
  const { queries: state } = useLoaderData<typeof loader>();
  const { userId } = useParams();
  const user = useUser();
  if (!user) return null;
  const id = profileIdOf(userId, user);
  return (
    <HydrationBoundary state={state}>
      {id === undefined ? <UnknownProfile /> : <Follows userId={id} viewerId={user.id} />}
    </HydrationBoundary>
  );
}

function Follows({ userId, viewerId }: { userId: number; viewerId: number }) {
  const t = useTranslations('people.list');
  const which = whichAt(useLocation().pathname);
  const { data: person, error, isPending, refetch } = useSteady(useQuery(personQuery(browserApi, userId)));
  if (isPending) return <ProfileLoading />;
  if (error) {
    const unknown = error instanceof ApiError && error.status === 404;
    return unknown ? <UnknownProfile /> : <ProfileFailed onRetry={() => void refetch()} />;
  }
  const name = person.fullName;
  const tabs = [
    { href: paths.followers(userId), label: t('followers'), count: person.followersCount },
    { href: paths.following(userId), label: t('following'), count: person.followingCount },
  ].map((tab, index) => ({ ...tab, current: (index === 0) === (which === 'followers') }));
  return (
    <div className="page-gutter pb-section">
      <div className="mx-auto max-w-text">
        <PageHead
          title={name}
          titleClassName={nameFont(name)}
          back={<BackLink href={viewerId === userId ? paths.profile() : paths.profile(userId)}>{t('back')}</BackLink>}
        />
        <TabLinks label={t('label')} tabs={tabs} className="mb-2" />
        <FollowList
          key={which}
          which={which}
          person={person}
          viewerId={viewerId}
          emptyAction={<ButtonLink href={paths.explore}>{t('discover')}</ButtonLink>}
        />
      </div>
    </div>
  );
}
