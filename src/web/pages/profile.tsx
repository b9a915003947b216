import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData, useParams } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { shellMessages } from '#messages/en/shell.ts';
import { loadInBrowser, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { openingsOfQuery } from '#web/features/bookings/openings/queries.ts';
import { hoursQuery, offeredServicesQuery, offersQuery } from '#web/features/bookings/queries.ts';
import { soonestQuery } from '#web/features/bookings/pick/soonest-query.ts';
import { tiesQuery } from '#web/features/follows/queries.ts';
import { personQuery, worksQuery } from '#web/features/profiles/queries.ts';
import { firstRatingsQuery } from '#web/features/ratings/queries.ts';
import { Profile } from './profile/profile.tsx';
import { UnknownProfile } from './profile/profile-states.tsx';
import { setUpQueries } from '#web/widgets/set-up-facts.ts';
import { profileIdOf } from './profile/profile-id.ts';

export const meta = () => [
  { title: `${shellMessages.shell.profile} · Uli` },
  { name: 'description', content: shellMessages.shell.profileText },
];

const queries: PageQueries = async (api, { params, url }) => {
  const user = await requireUser(api, url);
  const id = profileIdOf(params['userId'], user);
  if (id === undefined) return [];
  return [
    personQuery(api, id),
    offeredServicesQuery(api, id),
    hoursQuery(api, id),
    offersQuery(api, id),
    openingsOfQuery(api, id),
    firstRatingsQuery(api, id),
    worksQuery(api, id),
    soonestQuery(api, id),
    // What is left to set up stands over the tabs: it would push them down if it came later.
    ...(id === user.id ? setUpQueries(api, id) : [tiesQuery(api, id)]),
  ];
};

interface ProfileData extends PageData {
  /** Epoch milliseconds. */
  readonly now: number;
  /** `https://uli.example`, for links to pass on. */
  readonly origin: string;
}

const onServer = loadOnServer(queries);
const inBrowser = loadInBrowser(queries);

export async function loader(args: LoaderFunctionArgs): Promise<ProfileData> {
  return { ...(await onServer(args)), now: Date.now(), origin: new URL(args.request.url).origin };
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ProfileData> {
  return { ...(await inBrowser(args)), now: Date.now(), origin: new URL(args.request.url).origin };
}

/** `/profile` and `/profile/{userId}`: a person as signed-in people see them. */
export default function ProfilePage() {
  const { queries: state, now, origin } = useLoaderData<typeof loader>();
  const { userId } = useParams();
  const user = useUser();
  if (!user) return null;
  const id = profileIdOf(userId, user);
  return (
    <HydrationBoundary state={state}>
      {id === undefined ? <UnknownProfile /> : <Profile key={id} userId={id} viewer={user} now={now} origin={origin} />}
    </HydrationBoundary>
  );
}
