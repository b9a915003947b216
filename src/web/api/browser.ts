import { createApiClient, type Api } from './client.ts';
import { readError } from './error.ts';
import { sessionEnd } from './session-end.ts';

/** The API as the browser reaches it. A call that meets the end of the session goes on once there is a new one. */
export const browserApi: Api = createApiClient(async ({ path, body, keepalive = false, ...call }) => {
  const send = () => fetch(path, { ...call, body: body ?? null, keepalive });
  const reply = await send();
  return (await needsSession(`${call.method} ${path}`, reply)) && (await sessionEnd.ask()) ? send() : reply;
});

/** To ask who one is tells that one is nobody; every other call needs somebody. */
async function needsSession(call: string, reply: Response): Promise<boolean> {
  if (reply.status !== 401 || call === 'GET /api/user') return false;
  return (await readError(reply.clone())).code === 'not_signed_in';
}
