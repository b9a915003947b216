import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequestHandler, RouterContextProvider } from 'react-router';
// Vite makes this module from the routes.
import * as build from 'virtual:react-router/server-build';
import { languageOf, readLocaleBy } from '#kernel/language';
import { readTextsBy } from '#messages/in-language.ts';
import {
  apiContext,
  demoSignInContext,
  nonceContext,
  publicUrlContext,
  reportContext,
  closedContext,
  sameForAllContext,
  zonesContext,
  type AskApi,
  type DemoSignIn,
} from './context.ts';
import { zonesIn } from './api/zones-in.ts';
import { textsOf } from './other-languages.ts';

const reading = new AsyncLocalStorage<string>();
readLocaleBy(() => reading.getStore() ?? 'en');
readTextsBy(() => textsOf(languageOf(reading.getStore() ?? 'en')));

const answer = createRequestHandler(build as never, import.meta.env.MODE);

export interface HandleOptions {
  /** Asks the API in this very process. */
  readonly api: AskApi;
  /** The public address, without a slash at its end. */
  readonly publicUrl: string;
  /** Called when the page is the same for every stranger whom the API would answer the same. */
  readonly sameForAll: () => void;
  /** Called when the page breaks by a fault of ours. */
  readonly report: (error: unknown) => void;
  readonly readClosed: () => Promise<string | undefined>;
  /** Of the reader, as `#kernel/language` chooses it. */
  readonly locale: string;
  /** For the page's inline scripts and styles. */
  readonly nonce: string;
  /** How to sign in to the demo, while its people are there. */
  readonly demoSignIn?: DemoSignIn | undefined;
}

/** Answers one page request. */
export function handle(request: Request, options: HandleOptions): Promise<Response> {
  const { api, publicUrl, sameForAll, report, nonce, locale, demoSignIn, readClosed } = options;
  const context = new RouterContextProvider();
  const zones = new Set<string>();
  context.set(zonesContext, zones);
  context.set(apiContext, async (question) => {
    const told = await api(question);
    for (const zone of zonesIn(told.text)) zones.add(zone);
    return told;
  });
  context.set(publicUrlContext, publicUrl);
  context.set(sameForAllContext, sameForAll);
  context.set(reportContext, report);
  context.set(closedContext, readClosed);
  context.set(nonceContext, nonce);
  context.set(demoSignInContext, demoSignIn);
  return reading.run(locale, () => answer(request, context));
}
