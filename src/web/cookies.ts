import type { RouterContextProvider } from 'react-router';
import { publicUrlContext } from './context.ts';

/** Whether this installation is reached over https: its cookies have other names then. For loaders and actions. */
export function overHttps(context: Readonly<RouterContextProvider>): boolean {
  return context.get(publicUrlContext).startsWith('https:');
}

/** What the document says of the names of cookies, on its first element. */
export function cookiesMark(secure: boolean | undefined): 'host' | undefined {
  return secure ? 'host' : undefined;
}

/** The same as `overHttps` for scripts: as their document says it, once and for as long as it is there. */
export const overHttpsHere = globalThis.document?.documentElement.dataset['cookies'] === 'host';
