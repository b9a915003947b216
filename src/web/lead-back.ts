import { redirect, type LoaderFunctionArgs } from 'react-router';
import { publicUrlContext } from './context.ts';
import { safeBack } from './safe-back.ts';

/** For an address that only takes forms: whoever opens it, or loads it again, goes back to where they were. */
export function leadBack({ request, context }: LoaderFunctionArgs): Response {
  const from = request.headers.get('Referer') ?? '';
  const here = new URL(request.url);
  const hosts = [here.host, new URL(context.get(publicUrlContext)).host];
  const page = URL.canParse(from) ? new URL(from) : undefined;
  const ours = page && hosts.includes(page.host) && page.pathname !== here.pathname;
  return redirect(safeBack(ours ? `${page.pathname}${page.search}` : null), 303);
}
