import { createRequestHandler, RouterContextProvider } from 'react-router';
// Vite makes this module from the routes.
import * as build from 'virtual:react-router/server-build';
import { apiContext, nonceContext } from './context.ts';
import type { AskApi } from './context.ts';

const answer = createRequestHandler(build as never, import.meta.env.MODE);

export interface HandleOptions {
  /** Asks the API in this very process. */
  readonly api: AskApi;
  /** For the page's inline scripts and styles. */
  readonly nonce: string;
}

/** Answers one page request. */
export function handle(request: Request, { api, nonce }: HandleOptions): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(nonceContext, nonce);
  return answer(request, context);
}
