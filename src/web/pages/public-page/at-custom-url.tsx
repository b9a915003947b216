import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import type { PageHandle } from '#web/page-handle.ts';
import { loadPublicPage } from './load.ts';
import { metaOfPublicPage } from './meta.ts';
import { PublicPage } from './public-page.tsx';

export const handle: PageHandle = { hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfPublicPage(loaderData);

/** `/{customUrl}`: an address that a person chose; whatever is nobody's is the 404 page. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublicPage(request, context, (api) =>
    api('GET /api/users/at/{customUrl}', { params: { customUrl: params['customUrl']! } }),
  );
}

export default function Page() {
  return <PublicPage {...useLoaderData<typeof loader>()} />;
}
