import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Of whatever is no page of ours: opened as a document it shows itself, and does nothing. An SVG file has styles of its own. */
export const inertPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Browsers show no PDF in a sandbox. */
const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Pictures that feeds, and links that are shared, show on other sites. */
const forOtherSites = /^\/(?:media|og)\//;

export interface SecurityHeadersOptions {
  /** The public address. */
  readonly url: string;
  /** Whether browsers are to reach every subdomain over https, too. */
  readonly hstsSubdomains: boolean;
}

/**
 * The headers of every answer; one that brings no policy of its own gets the inert one, and one that does not say how long it
 * may be kept is not kept. `no-referrer` would make browsers post our own forms with `Origin: null`.
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
