import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import type { PageHandle } from '#web/page-handle.ts';
import { actOnPublicPage } from './act.ts';
import { loadPublicPage, type FindPerson } from './load.ts';
import { metaOfPublicPage } from './meta.ts';
import { PublicPage } from './public-page.tsx';

export const handle: PageHandle = { hydrate: false, styles: 'publicPage' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfPublicPage(loaderData);

/** `/u/{username}` */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublicPage(request, context, personOf(params));
}

export function action({ params, ...args }: ActionFunctionArgs) {
  return actOnPublicPage(args, personOf(params));
}

function personOf({ username = '' }: Readonly<Record<string, string | undefined>>): FindPerson {
  return (api) => api('GET /api/users/named/{username}', { params: { username } });
}

export default function Page() {
  return <PublicPage {...useLoaderData<typeof loader>()} />;
}
