import type { RouterContextProvider } from 'react-router';
import { apiContext } from '../context.ts';
import { createApiClient, type Api } from './client.ts';

export interface ServerApi {
  readonly api: Api;
  /** What the API's answers set (cookies), for the page's own answer. */
  readonly headers: Headers;
}

/** The API as a loader or action reaches it: in-process, with the visitor's cookies and browser. */
export function serverApi(request: Request, context: Readonly<RouterContextProvider>): ServerApi {
  const ask = context.get(apiContext);
  const headers = new Headers();
  const forwarded = ['Cookie', 'User-Agent', 'X-Forwarded-For'];
  const api = createApiClient(async (call) => {
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value && !call.headers.has(name)) call.headers.set(name, value);
    }
    const answer = await ask(call);
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    return answer;
  }, new URL(request.url).origin);
  return { api, headers };
}
