import { redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { serverApi } from '#web/api/server.ts';
import { leadBack } from '#web/lead-back.ts';
import { paths } from '#web/paths.ts';

export const loader = leadBack;

/** Ends being signed in as somebody, from any page; whose hour is over already signs in anew. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, headers } = serverApi(request, context);
  try {
    await api('POST /api/acting/stop');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(paths.auth(), { headers });
  }
  return redirect(paths.admin.users, { headers });
}
