import { HydrationBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router';
import { coreMessages } from '#messages/en/core.ts';
import { browserApi } from '#web/api/browser.ts';
import type { Api } from '#web/api/client.ts';
import { overHttps, overHttpsHere } from '#web/cookies.ts';
import { browserQueries, loadOnServer, type PageData, type PageQueries } from '#web/api/queries.ts';
import { userQuery } from '#web/features/accounts/queries.ts';
import { requireUser } from '#web/features/accounts/require-user.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { ownHoursQuery } from '#web/features/availability/queries.ts';
import { followedOpeningsQuery } from '#web/features/bookings/openings/queries.ts';
import { offeredServicesQuery, upcomingQuery } from '#web/features/bookings/queries.ts';
import { readFeed, rememberFeed } from '#web/features/posts/feed/feed-choice.ts';
import { feedQuery, type FeedName } from '#web/features/posts/queries.ts';
import { followedQuery } from '#web/features/follows/followed.ts';
import { suggestionsQuery } from '#web/features/follows/queries.ts';
import { personQuery } from '#web/features/profiles/queries.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Dashboard } from './home/dashboard.tsx';
import { landingOf, metaOfLanding, type LandingPage } from './home/landing-page.ts';
import { lazy } from '#web/ui/lazy.ts';

// Visitors' browsers run no script, and nobody else sees it.
const Landing = lazy(async () => ({ default: (await import('./home/landing.tsx')).Landing }));

// Answers at `/` and at `/dashboard`: the same page for whoever is signed in; for visitors the landing page, or the way to sign in.
export const handle: PageHandle = { hydrate: 'signed-in', styles: 'landing' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.landing
    ? metaOfLanding(loaderData.landing)
    : [
        { title: `${coreMessages.bookings.dashboard.title} · Uli` },
        { name: 'description', content: coreMessages.bookings.dashboard.subtitle },
      ];

/** Who is signed in. Visitors have no dashboard of their own, so there they are asked to sign in. */
async function userAt(api: Api, url: URL) {
  if (url.pathname === paths.dashboard) return requireUser(api, url);
  if (typeof window !== 'undefined') return browserQueries.ensureQueryData(userQuery(api));
  return userQuery(api).queryFn?.(undefined as never);
}

const queriesOf =
  (feed: FeedName): PageQueries =>
  async (api, { url }) => {
    const user = await userAt(api, url);
    if (!user) return [];
    return [
      feedQuery(api, feed),
      ...(feed === 'following' ? [followedOpeningsQuery(api)] : []),
      personQuery(api, user.id),
      suggestionsQuery(api, 3),
      followedQuery(api, user.id),
      upcomingQuery(api, 'client', user.id),
      upcomingQuery(api, 'artist', user.id),
      offeredServicesQuery(api, user.id),
      ...(user.checklistDismissed || user.accountType === 'personal' ? [] : [ownHoursQuery(api, user.id)]),
    ];
  };

interface HomeData extends PageData {
  /** What visitors are shown. */
  readonly landing?: LandingPage | undefined;
  readonly feed: FeedName;
  /** Epoch milliseconds. */
  readonly now: number;
  /** `https://uli.example`, for links to pass on. */
  readonly origin: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { origin, searchParams } = new URL(args.request.url);
  const feed = readFeed(searchParams, args.request.headers.get('Cookie'), overHttps(args.context));
  const data = await loadOnServer(queriesOf(feed))(args);
  const signedIn = (data.queries?.queries.length ?? 0) > 0;
  return { ...data, landing: signedIn ? undefined : await landingOf(args), feed, now: Date.now(), origin };
}

/** Within the app the page comes at once; what it lacks it asks for itself. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<HomeData> {
  const url = new URL(request.url);
  await userAt(browserApi, url);
  const feed = readFeed(url.searchParams, document.cookie, overHttpsHere);
  if (url.searchParams.has('feed')) rememberFeed(feed, overHttpsHere);
  return { feed, now: Date.now(), origin: url.origin };
}

export default function HomePage() {
  const { queries: state, feed, now, origin, landing } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const user = useUser();
  if (!user)
    return (
      <Suspense>
        <Landing
          now={now}
          featured={landing?.featured ?? []}
          stories={landing?.stories ?? []}
          categories={landing?.categories ?? []}
          demo={landing?.demo === true}
          nonce={root?.nonce}
        />
      </Suspense>
    );
  return (
    <HydrationBoundary state={state}>
      <Dashboard user={user} feed={feed} now={now} origin={origin} />
    </HydrationBoundary>
  );
}
