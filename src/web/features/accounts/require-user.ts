import { redirect } from 'react-router';
import type { Api } from '#web/api/client.ts';
import { browserQueries } from '#web/api/queries.ts';
import { userQuery } from './queries.ts';
import { paths } from '#web/paths.ts';

/** The signed-in person for a protected page's loader; visitors are sent to sign in, or to register, and come back. */
export async function requireUser(api: Api, url: URL, signIn = paths.auth) {
  const user =
    typeof window === 'undefined'
      ? await userQuery(api).queryFn?.(undefined as never)
      : await browserQueries.ensureQueryData(userQuery(api));
  if (!user) throw redirect(signIn(`${url.pathname}${url.search}`));
  return user;
}
