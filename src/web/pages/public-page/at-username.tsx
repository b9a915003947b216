import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import type { PageHandle } from '#web/page-handle.ts';
import { loadPublicPage } from './load.ts';
import { metaOfPublicPage } from './meta.ts';
import { PublicPage } from './public-page.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfPublicPage(loaderData);

/** `/u/{username}` */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublicPage(request, context, (api) =>
    api('GET /api/users/named/{username}', { params: { username: params['username']! } }),
  );
}

export default function Page() {
  return <PublicPage {...useLoaderData<typeof loader>()} />;
}
