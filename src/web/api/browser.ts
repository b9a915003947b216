import type { Asking } from './asking.ts';
import { createApiClient, type Api, type ApiReply } from './client.ts';
import { readError } from './error.ts';
import { freshPassword, sessionEnd } from './session-end.ts';
import { learnZones } from './zone-clocks.ts';
import { zonesIn } from './zones-in.ts';

/** The API as the browser reaches it. A call that meets the end of the session, or needs the password, goes on once it may. */
export const browserApi: Api = createApiClient(async ({ path, body, keepalive = false, ...call }) => {
  const send = () => fetch(path, { ...call, body: body ?? null, keepalive });
  const reply = await send();
  const asking = await askingFor(`${call.method} ${path}`, reply);
  return withClocks(asking && (await asking.ask()) ? await send() : reply);
});

/** An answer, once the clocks of the zones that it names are known. */
async function withClocks(reply: Response): Promise<ApiReply> {
  const { status, statusText, headers } = reply;
  const text = await reply.text();
  await learnZones(zonesIn(text));
  return { status, statusText, headers, text: () => text };
}

/** To ask who one is tells that one is nobody; every other call needs somebody. */
async function askingFor(call: string, reply: Response): Promise<Asking | undefined> {
  if ((reply.status !== 401 && reply.status !== 403) || call === 'GET /api/user') return undefined;
  const { code } = await readError(reply.clone());
  if (code === 'not_signed_in') return sessionEnd;
  return code === 'password_needed' ? freshPassword : undefined;
}
