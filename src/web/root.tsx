import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { Suspense, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type DataStrategyResult,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
} from 'react-router';
import { IntlProvider } from 'use-intl';
// Vite makes this module from the messages.
import { pageTexts } from 'virtual:page-texts';
import { directionOf, languageOf, readerLocale, tagOf } from '#kernel/language';
import { shellMessages } from '#messages/en/shell.ts';
import { hasSession } from './api/has-session.ts';
import { browserQueries, createQueryClient, loadOnServer } from './api/queries.ts';
import { learnZones } from './api/zone-clocks.ts';
import { zonesIn } from './api/zones-in.ts';
import { categoriesQuery } from './categories.ts';
import { nonceContext } from './context.ts';
import { cookiesMark, overHttps } from './cookies.ts';
import { EarlyTap } from './early-tap.tsx';
import { userKey, userQuery } from './features/accounts/queries.ts';
import { LateManifest } from './late-manifest.tsx';
import { LateScripts } from './late-scripts.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageClocks } from './page-clocks.tsx';
import { PageWord, wordMeta } from './page-word.tsx';
import { ShellPage } from './shell-page.tsx';
import { preloadedFonts } from './fonts/preload.ts';
import { carriesHeadline, inlineStyles, ownStyles, tabIcon } from './styles/inline.ts';
import { themeColours } from './styles/theme-colours.ts';
import { readTheme } from './theme.ts';
import './styles/app.css';

const themes = ['light', 'dark'] as const;

const loadUser = loadOnServer((api) => [userQuery(api), categoriesQuery(api)]);

const loadVisitor = loadOnServer(() => [{ queryKey: userKey, queryFn: () => null }]);

export async function loader(args: LoaderFunctionArgs) {
  const { queries } = await (hasSession(args.request) ? loadUser(args) : loadVisitor(args));
  const signedIn = queries?.queries.some(({ queryKey, state }) => queryKey[0] === userKey[0] && state.data) ?? false;
  const year = new Date().getUTCFullYear();
  return {
    queries,
    signedIn,
    year,
    theme: readTheme(args.request, args.context),
    overHttps: overHttps(args.context),
    nonce: args.context.get(nonceContext),
    texts: pageTexts[languageOf(readerLocale())],
  };
}

/**
 * A page that is only ever sent whole has its data from the server, also where the app goes on to it: then its zones are known to
 * no call of `browserApi`.
 */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  async (_args, next) => {
    const results = await next();
    await learnZones(zonesIn(JSON.stringify(results) ?? ''));
    return results;
  },
];

// Who is signed in changes by mutations, which write the cache themselves.
export const shouldRevalidate = () => false;

export function usePageHandle(): PageHandle {
  return Object.assign({}, ...useMatches().map((match) => match.handle)) as PageHandle;
}

export function Layout({ children }: { children: ReactNode }) {
  const { hydrate = true, styles } = usePageHandle();
  const data = useRouteLoaderData<typeof loader>('root');
  // A document that was hydrated stays so, whatever page it goes on to.
  const scripts = typeof window !== 'undefined' || (hydrate === 'signed-in' ? data?.signedIn : hydrate);
  const own = scripts ? undefined : styles;
  const locale = readerLocale();
  // Radix's dialogs add a style element of their own when they open.
  if (typeof window !== 'undefined' && data) setNonce(data.nonce);
  return (
    <html
      lang={tagOf(locale)}
      dir={directionOf(locale) === 'rtl' ? 'rtl' : undefined}
      data-theme={data?.theme}
      data-cookies={cookiesMark(data?.overHttps)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={data?.theme ?? 'light dark'} />
        {themes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            content={themeColours[data?.theme ?? theme]}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <link rel="icon" href={tabIcon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Vite's hot reload reads the nonce of its style elements from here. */}
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={data?.nonce} />}
        {scripts && !import.meta.env.DEV && <EarlyTap nonce={data?.nonce} />}
        {scripts && !import.meta.env.DEV && <LateScripts nonce={data?.nonce} />}
        {/* Before every script of ours: they find their texts in it. */}
        {scripts && data?.texts && <script nonce={data.nonce} src={data.texts} defer suppressHydrationWarning />}
        <Meta />
        {preloadedFonts(languageOf(locale), own !== undefined && carriesHeadline(own)).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {scripts && import.meta.env.DEV ? (
          <Links nonce={data?.nonce} />
        ) : (
          // What the server wrote stays.
          <style
            nonce={data?.nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: own ? ownStyles[own] : inlineStyles }}
          />
        )}
      </head>
      <body>
        {children}
        {scripts && <PageClocks />}
        <LateManifest alive={Boolean(scripts)} nonce={data?.nonce} />
        {scripts && <ScrollRestoration />}
        {scripts && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <InShell>
      <Outlet />
    </InShell>
  );
}

export const meta = wordMeta;

/** For what breaks before a page is chosen; of what breaks in a page `boundary.tsx` tells, and the document stays. */
export function ErrorBoundary() {
  return (
    <InShell>
      <PageWord />
    </InShell>
  );
}

function InShell({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const [client] = useState(() => (typeof window === 'undefined' ? createQueryClient() : browserQueries));
  return (
    <IntlProvider locale={readerLocale()} messages={shellMessages} timeZone="UTC">
      <QueryClientProvider client={client}>
        <HydrationBoundary state={data?.queries}>
          <Suspense>
            <ShellPage year={data?.year ?? 0} theme={data?.theme} {...usePageHandle()}>
              {children}
            </ShellPage>
          </Suspense>
        </HydrationBoundary>
      </QueryClientProvider>
    </IntlProvider>
  );
}
