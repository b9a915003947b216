import { Suspense } from 'react';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import {
  useLoaderData,
  useParams,
  useRouteLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { browserApi } from '#web/api/browser.ts';
import { ApiError } from '#web/api/error.ts';
import { browserQueries, loadOnServer } from '#web/api/queries.ts';
import { publicUrlContext } from '#web/context.ts';
import { useUser } from '#web/features/accounts/use-user.ts';
import { tiesQuery } from '#web/features/follows/queries.ts';
import { postQuery } from '#web/features/posts/queries.ts';
import { mayBeRemoved, notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { postQueries, type PostPageData } from './load.ts';
import { CopyAddressScript } from '#web/ui/copy-address.tsx';
import { lazy } from '#web/ui/lazy.ts';
import { metaOfPost } from './meta.ts';
import { OpenPost } from './open-post.tsx';
import { PlainPost } from './plain-post.tsx';

// Hardly anybody is blocked.
const BlockedState = lazy(async () => ({
  default: (await import('#web/features/safety/blocked-state.tsx')).BlockedState,
}));

// Whoever is signed in can do things here; for everybody else it is plain HTML.
export const handle: PageHandle = { hydrate: 'signed-in' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfPost(loaderData);

const load = loadOnServer(postQueries);

export async function loader(args: LoaderFunctionArgs): Promise<PostPageData> {
  return { ...(await load(args)), now: Date.now(), publicUrl: args.context.get(publicUrlContext) };
}

/** Within the app the page waits for the post alone; its comments come after it. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs): Promise<PostPageData> {
  await notFoundIfRefused(browserQueries.fetchQuery(postQuery(browserApi, Number(params['postId']))), mayBeRemoved);
  return { now: Date.now(), publicUrl: window.location.origin };
}

export default function PostPage() {
  const { queries: state, now, publicUrl } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Shown now={now} publicUrl={publicUrl} />
    </HydrationBoundary>
  );
}

function Shown({ now, publicUrl }: Pick<PostPageData, 'now' | 'publicUrl'>) {
  const user = useUser();
  const root = useRouteLoaderData('root') as { nonce?: string } | undefined;
  const postId = Number(useParams()['postId']);
  const { data: post, error } = useQuery(postQuery(browserApi, postId));
  const gone = post !== undefined && error instanceof ApiError && error.status === 404;
  const { data: ties } = useQuery({ ...tiesQuery(browserApi, post?.user.id ?? 0), enabled: gone });
  if (!post) return null;
  // Whoever blocks its author here does not see the post any more, and finds the way back in its place.
  if (gone && ties?.blocked) {
    return (
      <div className="page-gutter pb-section">
        <Suspense>
          <BlockedState person={post.user} alone />
        </Suspense>
      </div>
    );
  }
  return (
    <div className="page-gutter pb-section md:pt-8">
      {user ? (
        <OpenPost key={postId} post={post} userId={user.id} made={now} />
      ) : (
        <>
          <PlainPost post={post} now={now} url={`${publicUrl}${paths.post(postId)}`} />
          <CopyAddressScript nonce={root?.nonce} />
        </>
      )}
    </div>
  );
}
