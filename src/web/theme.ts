import type { RouterContextProvider } from 'react-router';
import { readCookie } from '#kernel/cookies';
import { overHttps } from './cookies.ts';

export type Theme = 'light' | 'dark';

/** The theme a visitor chose, from their cookie; undefined follows the system. */
export function readTheme(request: Request, context: Readonly<RouterContextProvider>): Theme | undefined {
  const chosen = readCookie(request.headers.get('Cookie'), { name: 'theme', secure: overHttps(context) });
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
