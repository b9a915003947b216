import { redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { readForm } from '#web/api/read-form.ts';
import { serverApi } from '#web/api/server.ts';
import { notFoundIfRefused } from '#web/not-found.ts';
import { paths } from '#web/paths.ts';
import type { FindPerson } from './load.ts';

/** Follows the person whose page this is, or no longer, as the pressed button says; the page is shown again. */
export async function actOnPublicPage(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  find: FindPerson,
): Promise<Response> {
  const follow = (await readForm(request)).get('follow');
  const { api, headers } = serverApi(request, context);
  const { id: followingId } = await notFoundIfRefused(find(api));
  try {
    const { id: followerId } = await api('GET /api/user');
    if (follow === 'yes') await api('POST /api/followers', { body: { followerId, followingId } });
    if (follow === 'no') await api('DELETE /api/followers/{followingId}', { params: { followingId } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whoever was logged out meanwhile follows once they are back; anything else is said where all of it can be done.
    const back = follow === 'yes' ? paths.profileToFollow(followingId) : paths.profile(followingId);
    return redirect(error.status === 401 ? paths.auth(back) : paths.profile(followingId));
  }
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, { headers });
}
