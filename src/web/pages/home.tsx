import { HydrationBoundary } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { webMessages } from '#messages/en/web.ts';
import { browserApi } from '#web/api/browser.ts';
import type { Api } from '#web/api/client.ts';
import { browserQueries, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { offeredServicesQuery, upcomingQuery } from '#web/features/bookings/queries.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Dashboard } from './home/dashboard.tsx';
import { Hero } from './home/hero.tsx';

// Answers at `/` and at `/dashboard`: the same page for whoever is signed in, and for nobody else the hero, or the way to sign in.
export const handle: PageHandle = { hydrate: 'signed-in' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.signedIn
    ? [{ title: `${webMessages.bookings.dashboard.title} · Uli` }]
    : [{ title: webMessages.landing.title }, { name: 'description', content: webMessages.landing.description }];

/** Who is signed in. Visitors have no dashboard of their own, so there they are asked to sign in. */
async function userAt(api: Api, url: URL) {
  if (url.pathname === paths.dashboard) return requireUser(api, url);
  if (typeof window !== 'undefined') return browserQueries.ensureQueryData(userQuery(api));
  return userQuery(api).queryFn?.(undefined as never);
}

const queries: PageQueries = async (api, { url }) => {
  const user = await userAt(api, url);
  if (!user) return [];
  return [
    upcomingQuery(api, 'client', user.id),
    upcomingQuery(api, 'artist', user.id),
    offeredServicesQuery(api, user.id),
  ];
};

interface HomeData extends PageData {
  readonly signedIn: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** `https://uli.example`, for links to pass on. */
  readonly origin: string;
}

const load = loadOnServer(queries);

export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const data = await load(args);
  const signedIn = (data.queries?.queries.length ?? 0) > 0;
  return { ...data, signedIn, now: Date.now(), origin: new URL(args.request.url).origin };
}

/** Within the app the page comes at once; what it lacks it asks for itself. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<HomeData> {
  const url = new URL(request.url);
  const user = await userAt(browserApi, url);
  return { signedIn: Boolean(user), now: Date.now(), origin: url.origin };
}

export default function HomePage() {
  const { queries: state, now, origin } = useLoaderData<typeof loader>();
  const user = useUser();
  if (!user) return <Hero bookHref={paths.bookingPage('adaeze.braids')} />;
  return (
    <HydrationBoundary state={state}>
      <Dashboard user={user} now={now} origin={origin} />
    </HydrationBoundary>
  );
}
