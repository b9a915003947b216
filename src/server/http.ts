import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { readSiteSettings } from '#modules/accounts';
import type { App } from '#platform/app';
import { readSnapshot } from '#platform/database';
import {
  answerError,
  crossSiteGuard,
  limitBody,
  meetRequest,
  securityHeaders,
  speakToReader,
  type Router,
} from '#platform/http';
import { translator } from '#platform/messages';
import type { SignInHint } from './demo/prepare-demo.ts';
import { mountHealth } from './health.ts';
import { logBrokenPage, logRequests } from './log-requests.ts';
import { noticeSetup } from './notice-setup.ts';
import { mountPages } from './pages.ts';
import { mountPreviews } from './previews/mount-previews.ts';
import { mountSecurityContact } from './security-contact.ts';
import type { Server } from './server.ts';
import type { Web } from './web-bundle.ts';

/** The whole server: health, files, the API, then the pages. */
export function createServer(app: App, api: Router, web: Web, demoSignIn?: SignInHint): Server {
  const development = web.middleware !== undefined;
  const server: Server = new Hono();
  server.onError(answerError(app.log));
  server.use(meetRequest(app.config.trustedProxies, noticeSetup(app.config, app.log)));
  server.use(logRequests(app.log));
  // The docs are a page like any other; they only stand where people look for them.
  server.all('/api/*', (c, next) => (c.req.path === '/api/docs' ? next() : api.fetch(c.req.raw, c.env)));
  server.get('/media/*', (c) => api.fetch(c.req.raw, c.env));
  server.use(securityHeaders(app.config));
  mountHealth(server, app);
  mountPreviews(server, app, api);
  mountSecurityContact(server, app);
  if (web.middleware) {
    const { middleware } = web;
    server.use(async (c, next) => ((await middleware(c.env)) ? RESPONSE_ALREADY_SENT : next()));
  }
  server.use(
    '/assets/*',
    serveStatic({
      root: web.filesFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  // Files of a former build: a page in their place would only confuse the browser.
  server.all('/assets/*', (c) => c.text('This file is gone. Load the page again.', 404));
  for (const path of ['/demo/*', '/:file{[\\w-]+\\.(?:svg|ico|png|txt|webmanifest)}']) {
    server.get(
      path,
      serveStatic({ root: web.filesFolder, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=86400') }),
    );
  }
  // Asked for anew whenever a browser looks: what it does can be changed, or taken away, at any time.
  server.get(
    '/service-worker.js',
    serveStatic({
      root: web.filesFolder,
      onFound: (_path, c) => {
        c.header('Cache-Control', 'no-cache');
        c.header(
          'Content-Security-Policy',
          `default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
        );
      },
    }),
  );
  server.use(speakToReader(app.config.url));
  server.use(crossSiteGuard(app.config.url));
  server.use(limitBody);
  mountPages(server, {
    api,
    handlePage: web.handle,
    publicUrl: app.config.url,
    demoSignIn,
    development,
    payPages: app.config.stripe ? 'https://checkout.stripe.com' : undefined,
    readSnapshot: () => readSnapshot(app.database),
    report: (address, error) => logBrokenPage(app.log, address, error),
    readClosed: async () => {
      const { registrationsOpen } = await readSiteSettings(app.database);
      return registrationsOpen ? undefined : translator()('refusal.registrations_closed');
    },
  });
  return server;
}
