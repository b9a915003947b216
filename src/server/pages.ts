import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Router } from '#platform/http';
import { gzipPage } from './gzip-page.ts';
import type { SignInHint } from './demo/prepare-demo.ts';
import type { Server } from './server.ts';
import type { HandlePage } from './web-bundle.ts';

/** The policy of every page: only our own files and what carries this answer's nonce. */
function contentPolicy(nonce: string, development: boolean): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-inline'" : ''}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
/** Bytes; below them nothing is gained. */
const leastZipped = 1_024;

export interface PagesOptions {
  readonly api: Router;
  readonly handlePage: HandlePage;
  readonly publicUrl: string;
  readonly demoSignIn: SignInHint | undefined;
  readonly address: (c: Context) => string;
  readonly development: boolean;
}

/** Mounts the pages behind everything else. */
export function mountPages(
  server: Server,
  { api, handlePage, publicUrl, demoSignIn, address, development }: PagesOptions,
) {
  server.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    const page = await handlePage(c.req.raw, {
      nonce,
      publicUrl,
      demoSignIn,
      api: (request) => {
        request.headers.set('X-Uli-Address', address(c));
        return api.fetch(request);
      },
    });
    const headers = new Headers(page.headers);
    // In development Vite injects its own inline styles without a nonce.
    headers.set('Content-Security-Policy', contentPolicy(nonce, development));
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    if (page.body === null) return new Response(null, { status: page.status, headers });
    // A page is rendered whole: sent in one piece, it costs a fraction of what a stream does.
    const body = Buffer.from(await page.arrayBuffer());
    headers.append('Vary', 'Accept-Encoding');
    const zips = body.length >= leastZipped && takesGzip.test(c.req.header('Accept-Encoding') ?? '');
    if (zips) headers.set('Content-Encoding', 'gzip');
    return new Response(zips ? gzipPage(body) : body, { status: page.status, headers });
  });
}
