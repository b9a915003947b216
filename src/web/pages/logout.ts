import { redirect, type ActionFunctionArgs } from 'react-router';
import { serverApi } from '#web/api/server.ts';
import { leadBack } from '#web/lead-back.ts';
import { paths } from '#web/paths.ts';

export const loader = leadBack;

/** Signs out from a page without script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, headers } = serverApi(request, context);
  await api('POST /api/logout');
  return redirect(paths.home, { headers });
}
