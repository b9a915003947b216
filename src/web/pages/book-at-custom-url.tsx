import { redirect, type LoaderFunctionArgs } from 'react-router';
import { serverApi } from '#web/api/server.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { paths } from '#web/paths.ts';

export const handle: PageHandle = { hydrate: false, styles: 'bookingPage' };

/** `/{customUrl}/book`: leads to the booking page of whoever chose that address, with what the address chooses. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api } = serverApi(request, context);
  const customUrl = params['customUrl']!;
  const person = await notFoundIfRefused(api('GET /api/users/at/{customUrl}', { params: { customUrl } }));
  return redirect(`${paths.bookingPage(person.username)}${new URL(request.url).search}`);
}

/** Never shown; with it a name that is nobody's gets the 404 page. */
export default function Page() {
  return null;
}
