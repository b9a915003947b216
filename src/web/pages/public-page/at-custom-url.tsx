import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { paths } from '#web/paths.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { actOnPublicPage } from './act.ts';
import { loadPublicPage } from './load.ts';
import { metaOfPublicPage } from './meta.ts';
import { PublicPage } from './public-page.tsx';

export const handle: PageHandle = { hydrate: false, styles: 'publicPage' };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOfPublicPage(loaderData);

/** `/{customUrl}`: an address that a person chose; whatever is nobody's is the 404 page. */
export function loader({ request, context, params }: LoaderFunctionArgs) {
  const address = params['customUrl']!;
  return loadPublicPage(request, context, async (api) => {
    const person = await api('GET /api/users/at/{customUrl}', { params: { customUrl: address } });
    if (person.customUrl === address.toLowerCase()) return person;
    // A former address, or one that looks like theirs.
    throw redirect(`${paths.publicPage(person)}${new URL(request.url).search}`, 301);
  });
}

export function action({ params, ...args }: ActionFunctionArgs) {
  return actOnPublicPage(args, (api) =>
    api('GET /api/users/at/{customUrl}', { params: { customUrl: params['customUrl']! } }),
  );
}

export default function Page() {
  return <PublicPage {...useLoaderData<typeof loader>()} />;
}
