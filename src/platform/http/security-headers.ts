import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** For everything but our pages: opened as a document, it is displayed and runs nothing. An SVG file brings its own styles. */
export const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Browsers show no PDF in a sandbox. */
const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Pictures that feeds and link previews show on other sites. */
const forOtherSites = /^\/(?:media|og)\//;

export interface SecurityHeadersOptions {
  /** The public address. */
  readonly url: string;
  /** Whether browsers must use https for every subdomain as well. */
  readonly hstsSubdomains: boolean;
}

/**
 * The headers of every response. A response without its own policy gets the inert one, and one that does not say how long it
 * may be kept is not stored. `no-referrer` would make browsers post our own forms with `Origin: null`.
 */
export function securityHeaders({ url, hstsSubdomains }: SecurityHeadersOptions): MiddlewareHandler {
  const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
  const strictTransportSecurity = url.startsWith('https:') ? `max-age=31536000${subdomains}` : false;
  const set = secureHeaders({ referrerPolicy: 'same-origin', xFrameOptions: 'DENY', strictTransportSecurity });
  return async (c, next) => {
    await set(c, next);
    const { headers } = c.res;
    if (forOtherSites.test(c.req.path)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (headers.has('Content-Security-Policy')) return;
    const isPdf = headers.get('Content-Type') === 'application/pdf';
    headers.set('Content-Security-Policy', isPdf ? pdfPolicy : inertPolicy);
  };
}
