import type { Asking } from './asking.ts';
import { createApiClient, type Api } from './client.ts';
import { readError } from './error.ts';
import { freshPassword, sessionEnd } from './session-end.ts';

/** The API as the browser reaches it. A call that meets the end of the session, or needs the password, goes on once it may. */
export const browserApi: Api = createApiClient(async ({ path, body, keepalive = false, ...call }) => {
  const send = () => fetch(path, { ...call, body: body ?? null, keepalive });
  const reply = await send();
  const asking = await askingFor(`${call.method} ${path}`, reply);
  return asking && (await asking.ask()) ? send() : reply;
});

/** To ask who one is tells that one is nobody; every other call needs somebody. */
async function askingFor(call: string, reply: Response): Promise<Asking | undefined> {
  if ((reply.status !== 401 && reply.status !== 403) || call === 'GET /api/user') return undefined;
  const { code } = await readError(reply.clone());
  if (code === 'not_signed_in') return sessionEnd;
  return code === 'password_needed' ? freshPassword : undefined;
}
