import type { RouterContextProvider } from 'react-router';
import { apiContext } from '../context.ts';
import { createApiClient, type Api } from './client.ts';

export interface ServerApi {
  readonly api: Api;
  /** What the API's answers set and clear in the browser, for the page's own answer. */
  readonly headers: Headers;
}

const forwarded = ['Cookie', 'User-Agent'];

/** The API as a loader or action reaches it: in-process, with the visitor's cookies and browser. */
export function serverApi(request: Request, context: Readonly<RouterContextProvider>): ServerApi {
  const ask = context.get(apiContext);
  const headers = new Headers();
  const { origin } = new URL(request.url);
  const api = createApiClient(async ({ method, path, headers: own, body }) => {
    const sent = new Headers(own);
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value && !sent.has(name)) sent.set(name, value);
    }
    const { text, ...answer } = await ask({ method, url: `${origin}${path}`, headers: sent, body });
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    const cleared = answer.headers.get('Clear-Site-Data');
    if (cleared) headers.set('Clear-Site-Data', cleared);
    return { ...answer, text: () => text };
  });
  return { api, headers };
}
