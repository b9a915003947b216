import { redirect } from 'react-router';
import type { Api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { requireUser } from './require-user.ts';

/**
 * The admin for a page of the admin area; others are led to the first page, and an admin whose session was begun with a
 * password alone to where they set up more, or log in with it.
 */
export async function requireAdmin(api: Api, url: URL) {
  const user = await requireUser(api, url);
  if (!user.isAdmin) throw redirect(paths.home);
  const { adminFactorNeeded } = await api('GET /api/security');
  if (adminFactorNeeded) throw redirect(paths.admin.factor(`${url.pathname}${url.search}`));
  return user;
}
